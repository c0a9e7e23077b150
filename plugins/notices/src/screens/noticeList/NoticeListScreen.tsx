import { HistoryDialog, ListScreen, ScreenLink, type ScreenTarget, useHost } from '@brokerdesk/plugin-sdk';
import { listNotifications, type NotificationSummary } from '@brokerdesk/plugin-sdk/api';
import { titleOf } from '../../notices/noticeLanguages.ts';
import { useNoticeActions } from '../../notices/useNoticeActions.tsx';
import { useNoticeColumns } from './useNoticeColumns.tsx';
import { useNoticeFilters, useNoticeQueues } from './useNoticeFilters.ts';
import { useText } from '../useText.ts';

const code = 'PM_NM_GENERAL_NOTICE';

/** The notices to groups of clients: what is written, what waits for its time or for approval, what was delivered. */
export default function NoticeListScreen() {
  const text = useText();
  const { language } = useHost();
  const columns = useNoticeColumns();
  const filters = useNoticeFilters();
  const queues = useNoticeQueues();
  const actions = useNoticeActions();
  return (
    <ListScreen
      id="notices"
      title={text('menu.generalNotices')}
      itemsLabel={text('noticeList.what')}
      endpoint={listNotifications}
      columns={columns}
      filters={filters}
      queues={queues}
      rowId={idOf}
      rowTarget={targetOf}
      rowActions={(notice) => [
        ...actions(notice),
        {
          id: 'history',
          label: text('notice.history'),
          dialog: (close) => (
            <HistoryDialog targetID={notice.ntfID} recordName={titleOf(notice, language)} onClose={close} />
          ),
        },
      ]}
      defaultSort="-updateTime"
      searchLabel={text('noticeList.search')}
      exportName={text('noticeList.export')}
      action={
        <ScreenLink to={{ code, child: 'new' }} look="primary">
          {text('menu.newNotice')}
        </ScreenLink>
      }
      empty={{ title: text('noticeList.none'), text: text('noticeList.noneHint') }}
    />
  );
}

function idOf({ ntfID }: NotificationSummary): string {
  return ntfID;
}

function targetOf({ ntfID }: NotificationSummary): ScreenTarget {
  return { code, child: 'detail', params: { ntfID } };
}
