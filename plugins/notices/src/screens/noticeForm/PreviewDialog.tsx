import { Button, Stack, Text, useFormats, useHost, useMutation } from '@brokerdesk/plugin-sdk';
import { type NotificationDetail, testNotification } from '@brokerdesk/plugin-sdk/api';
import { Dialog, ErrorCallout, type FilesValue, type SubmitError } from '@brokerdesk/plugin-sdk/forms';
import { useState } from 'react';
import { type LanguageKey, languageKeys } from '../../notices/noticeLanguages.ts';
import { NoticePreview } from '../../notices/NoticePreview.tsx';
import type { NoticeValues } from './noticeValues.ts';
import { useText } from '../useText.ts';

interface PreviewDialogProps {
  readonly values: NoticeValues;
  readonly record: NotificationDetail | undefined;
  readonly onClose: () => void;
}

/** A notice that is being written, as clients will see it; the user can send it to themselves. */
export function PreviewDialog({ values, record, onClose }: PreviewDialogProps) {
  const text = useText();
  const { count } = useFormats();
  const { notify } = useHost();
  const [failure, setFailure] = useState<SubmitError>();
  const test = useMutation(testNotification, {
    doneText: ({ to, sent }) => text('test.sent', { to, count: sent, number: count(sent) }),
    // Shown in the dialog, below which a toast could not be seen.
    onError: (error) => setFailure(error),
    onMutate: () => setFailure(undefined),
  });
  function send() {
    if (test.isPending) return;
    const texts = Object.fromEntries(
      languageKeys.flatMap((key) => {
        const [title, content] = [values[`title${key}`].trim(), values[`content${key}`].trim()];
        return title === '' || content === '' ? [] : [[key, { title, content }]];
      }),
    );
    if (Object.keys(texts).length === 0) notify({ tone: 'error', text: text('test.nothing') });
    else test.mutate({ body: { channel: values.channel, texts } });
  }
  return (
    <Dialog
      title={text('test.title')}
      size="large"
      onDismiss={onClose}
      actions={
        <>
          <Button aria-disabled={test.isPending || undefined} onClick={send}>
            {text('test.send')}
          </Button>
          <Button intent="primary" data-first onClick={onClose}>
            {text('test.close')}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        <div role="alert">{failure && <ErrorCallout error={failure} />}</div>
        <NoticePreview
          notice={values}
          files={(key) => <FileNames record={record?.[`attachFile${key}`]} value={values[`files${key}`]} />}
        />
        <Text as="p" tone="neutral" size="small">
          {text('test.hint')}
        </Text>
      </Stack>
    </Dialog>
  );
}

interface FileNamesProps {
  readonly record: NotificationDetail[`attachFile${LanguageKey}`] | undefined;
  readonly value: FilesValue;
}

function FileNames({ record = [], value }: FileNamesProps) {
  const text = useText();
  const kept = record.filter(({ fileID }) => !value.removed.includes(fileID)).map(({ fileName }) => fileName);
  const names = [...kept, ...value.added.map(({ name }) => name)];
  if (names.length === 0) return null;
  return <p>{`${text('notice.attachments')}: ${names.join(text('notice.separator'))}`}</p>;
}
