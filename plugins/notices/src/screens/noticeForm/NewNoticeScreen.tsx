import { PageHeader, Stack, useScreenParams } from '@brokerdesk/plugin-sdk';
import { useState } from 'react';
import { BackToNotices, NoticeLoader } from '../../notices/NoticeLoader.tsx';
import { CopyFiles } from './CopyFiles.tsx';
import { GroupsLoader } from './GroupsLoader.tsx';
import { NoticeForm } from './NoticeForm.tsx';
import { emptyNotice, type NoticeValues, valuesOfCopy, valuesOfNotice } from './noticeValues.ts';
import { useText } from '../useText.ts';

const noFiles = { EN: [], SC: [], TC: [] };

/** Writes a notice: from nothing, or from a copy of another one. */
export default function NewNoticeScreen() {
  const text = useText();
  const { copyOf = '' } = useScreenParams();
  if (copyOf === '') return <NewNotice name="new-notice" title={text('menu.newNotice')} start={emptyNotice} />;
  return (
    <NoticeLoader key={copyOf} title={text('noticeForm.copyTitle')} ntfID={copyOf}>
      {(notice) => (
        <CopyFiles notice={notice}>
          {(files) => (
            <NewNotice
              name={`copy-of-notice-${copyOf}`}
              title={text('noticeForm.copyTitle')}
              start={valuesOfCopy(valuesOfNotice(notice), files)}
            />
          )}
        </CopyFiles>
      )}
    </NoticeLoader>
  );
}

interface NewNoticeProps {
  /** Names the draft. */
  readonly name: string;
  readonly title: string;
  readonly start: NoticeValues;
  /** Input that the user has typed into another form. */
  readonly typed?: NoticeValues;
}

/** The form of a new notice under its title. */
export function NewNotice({ name, title, start, typed }: NewNoticeProps) {
  // The input of an attempt whose response was lost, and which was delivered: it goes on as another notice.
  const [copied, setCopied] = useState<{ readonly values: NoticeValues; readonly number: number }>();
  const form = copied
    ? { name: `${name}-${copied.number}`, start: emptyNotice, typed: valuesOfCopy(copied.values, noFiles) }
    : { name, start, ...(typed && { typed }) };
  return (
    <Stack gap={16}>
      <PageHeader title={title} backLink={<BackToNotices />} />
      <GroupsLoader>
        {(groups) => (
          <NoticeForm
            key={form.name}
            {...form}
            record={undefined}
            groups={groups}
            onCopy={(values) => setCopied({ values, number: (copied?.number ?? 0) + 1 })}
          />
        )}
      </GroupsLoader>
    </Stack>
  );
}
