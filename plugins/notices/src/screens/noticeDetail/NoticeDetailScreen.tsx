import {
  ActionGroup,
  Callout,
  PageHeader,
  RecordHistory,
  Row,
  Stack,
  Tabs,
  useFormats,
  useHost,
  useNavigation,
  useScreenParams,
} from '@brokerdesk/plugin-sdk';
import type { NotificationDetail } from '@brokerdesk/plugin-sdk/api';
import { useCallback } from 'react';
import { AttachmentList } from '../../notices/AttachmentList.tsx';
import { BackToNotices, NoticeLoader } from '../../notices/NoticeLoader.tsx';
import { NoticePreview } from '../../notices/NoticePreview.tsx';
import { NoticeStatus } from '../../notices/NoticeStatus.tsx';
import { titleOf } from '../../notices/noticeLanguages.ts';
import { useNoticeActions } from '../../notices/useNoticeActions.tsx';
import { DeliveryReport } from './DeliveryReport.tsx';
import { NoticeFacts } from './NoticeFacts.tsx';
import { useText } from '../useText.ts';

/** One notice: whom it reaches and when, its texts as clients see them, and the report of its delivery. */
export default function NoticeDetailScreen() {
  const text = useText();
  const { ntfID = '' } = useScreenParams();
  return (
    <NoticeLoader key={ntfID} title={text('menu.notice')} ntfID={ntfID}>
      {(notice) => <NoticeView notice={notice} />}
    </NoticeLoader>
  );
}

function NoticeView({ notice }: { readonly notice: NotificationDetail }) {
  const text = useText();
  const { count } = useFormats();
  const { language } = useHost();
  const { open } = useNavigation();
  const onDeleted = useCallback(() => void open({ code: 'PM_NM_GENERAL_NOTICE' }, { replace: true }), [open]);
  const actions = useNoticeActions({ onDeleted });
  const failed = notice.delivery?.failed ?? 0;
  return (
    <Stack gap={16}>
      <PageHeader title={titleOf(notice, language) || text('notice.untitled')} backLink={<BackToNotices />}>
        <ActionGroup actions={actions(notice)} />
      </PageHeader>
      <Row>
        <NoticeStatus notice={notice} />
      </Row>
      <ApprovalCallout notice={notice} />
      <NoticeFacts notice={notice} />
      <Tabs
        label={text('noticeDetail.tabs')}
        param="tab"
        items={[
          {
            key: 'content',
            title: text('notice.content'),
            render: () => (
              <NoticePreview notice={notice} files={(key) => <AttachmentList files={notice[`attachFile${key}`]} />} />
            ),
          },
          {
            key: 'report',
            title: failed > 0 ? `${text('noticeDetail.report')} (${count(failed)})` : text('noticeDetail.report'),
            render: () => <DeliveryReport notice={notice} />,
          },
          {
            key: 'history',
            title: text('notice.history'),
            render: () => <RecordHistory targetID={notice.ntfID} />,
          },
        ]}
      />
    </Stack>
  );
}

/** What a notice that needs approval waits for, or why it was returned or not delivered. */
function ApprovalCallout({ notice: { approval, undeliveredTime } }: { readonly notice: NotificationDetail }) {
  const text = useText();
  const { dateTime } = useFormats();
  if (approval?.state === 'waiting') {
    return (
      <Callout tone="waiting" title={text('approval.waiting')}>
        <p>{text('approval.requested', { name: approval.requestBy, time: dateTime(approval.requestTime) })}</p>
        {approval.membersChangeBy !== undefined && (
          <p>
            {text('approval.membersChanged', {
              name: approval.membersChangeBy,
              time: dateTime(approval.membersChangeTime ?? null),
            })}
          </p>
        )}
        <p>{text(approval.mayDecide ? 'approval.yours' : 'approval.own')}</p>
      </Callout>
    );
  }
  if (undeliveredTime !== undefined) {
    return (
      <Callout tone="failed" title={text('approval.undelivered')}>
        {text('approval.undeliveredHint', { time: dateTime(undeliveredTime) })}
      </Callout>
    );
  }
  if (approval?.state !== 'rejected') return null;
  const { decideBy, decideTime, reason } = approval;
  return (
    <Callout tone="failed" title={text('approval.rejected')}>
      {text('approval.rejectedBy', { name: decideBy ?? '', time: dateTime(decideTime), reason })}
    </Callout>
  );
}
