import { Callout, PageHeader, ScreenLink, Stack, useHost, useScreenParams } from '@brokerdesk/plugin-sdk';
import type { NotificationDetail } from '@brokerdesk/plugin-sdk/api';
import { useState } from 'react';
import { NoticeLoader } from '../../notices/NoticeLoader.tsx';
import { titleOf } from '../../notices/noticeLanguages.ts';
import { CopyFiles } from './CopyFiles.tsx';
import { GroupsLoader } from './GroupsLoader.tsx';
import { NewNotice } from './NewNoticeScreen.tsx';
import { NoticeForm } from './NoticeForm.tsx';
import { emptyNotice, type NoticeValues, valuesOfCopy, valuesOfNotice, withoutRemoved } from './noticeValues.ts';
import { useText } from '../useText.ts';

const code = 'PM_NM_GENERAL_NOTICE';

/** Changes a notice that has not been delivered. */
export default function EditNoticeScreen() {
  const text = useText();
  const { ntfID = '' } = useScreenParams();
  return (
    <NoticeLoader key={ntfID} title={text('menu.editNotice')} ntfID={ntfID}>
      {(notice) => <EditNotice notice={notice} />}
    </NoticeLoader>
  );
}

function EditNotice({ notice }: { readonly notice: NotificationDetail }) {
  const text = useText();
  const { language } = useHost();
  // As the form was opened: it reports what has happened since when it is sent.
  const [opened] = useState(notice);
  const [copied, setCopied] = useState<{ readonly values: NoticeValues; readonly notice: NotificationDetail }>();
  const { ntfID, deliveryTime } = opened;
  if (copied) {
    return (
      <CopyFiles notice={copied.notice}>
        {(files) => (
          <NewNotice
            name={`rescued-notice-${ntfID}`}
            title={text('noticeForm.copyTitle')}
            start={emptyNotice}
            typed={valuesOfCopy(copied.values, files)}
          />
        )}
      </CopyFiles>
    );
  }
  const name = titleOf(opened, language) || text('notice.untitled');
  const target = { code, child: 'detail', params: { ntfID } } as const;
  return (
    <Stack gap={16}>
      <PageHeader
        title={text('noticeForm.editTitle', { name })}
        backLink={<ScreenLink to={target}>{name}</ScreenLink>}
      />
      {deliveryTime === null ? (
        <GroupsLoader>
          {(groups) => (
            <NoticeForm
              name="notice"
              record={opened}
              start={valuesOfNotice(opened)}
              groups={groups}
              onCopy={(values) => setCopied({ values, notice: withoutRemoved(opened, values) })}
            />
          )}
        </GroupsLoader>
      ) : (
        <Callout tone="neutral" title={text('noticeForm.delivered')}>
          <Stack gap={8} align="start">
            <p>{text('action.isDelivered')}</p>
            <ScreenLink to={{ code, child: 'new', params: { copyOf: ntfID } }} look="button">
              {text('action.copy')}
            </ScreenLink>
          </Stack>
        </Callout>
      )}
    </Stack>
  );
}
