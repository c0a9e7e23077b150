import { LeaveDialog } from '../dialogs/LeaveDialog.tsx';
import { useLeaveGuard } from '../form/useLeaveGuard.ts';
import { Row, Stack } from '../../kit/Stack.tsx';
import { useHost, usePluginScope } from '../../hooks/useHost.ts';
import { useFormText } from '../useFormText.ts';
import type { FileRules } from './checkFile.ts';
import { FilePicker } from './FilePicker.tsx';
import { UploadRow } from './UploadRow.tsx';
import type { UploadItem } from './UploadItem.ts';
import { type UploadContext, useUploads } from './useUploads.ts';
import { Button } from '../../kit/Button.tsx';

/** The props of {@link MultiFileUploader}. */
export interface MultiFileUploaderProps {
  /** A name for the files. */
  readonly label: string;
  /** The rules for files, shown before the user chooses any. */
  readonly rules: FileRules;
  /** The names of the files that the server already has; they count as well. */
  readonly existingNames?: readonly string[] | undefined;
  /** Returns why the content of a file cannot be sent, in words, before it is; undefined if it can. */
  readonly check?: ((file: File) => Promise<string | undefined>) | undefined;
  /** Sends one file, with signal, key and progress of the context. */
  readonly upload: (file: File, context: UploadContext) => Promise<unknown>;
  /**
   * Names what the files are for, such as a record's identifier, if the user may leave: then uploads go on, the files are
   * here again when the user returns, and a message says what became of them.
   */
  readonly keepUnder?: string | undefined;
}

const noNames: readonly string[] = [];

/**
 * Files that the user chooses, drops or pastes, reviews, and then uploads, each by its own call: with its progress, its
 * errors, and a button to cancel or retry it.
 */
export function MultiFileUploader(props: MultiFileUploaderProps) {
  const { label, rules, existingNames = noNames, check, upload, keepUnder } = props;
  const text = useFormText();
  const { notify } = useHost();
  const key = useStoreKey(keepUnder);
  const uploads = useUploads({ rules, existingNames, check, upload, keepUnder: key, onSettledUnseen: announce });
  const { items, sendAll } = uploads;
  const count = countByState(items);
  const unsentCount = count.checking + count.waiting + count.failed;
  const isSending = count.sending > 0;
  const { leaving } = useLeaveGuard({
    isDirty: unsentCount + (keepUnder === undefined ? count.sending : 0) > 0,
    submit: sendAll,
    discard: () => {
      for (const { id } of items) uploads.remove(id);
    },
  });
  return (
    <Stack as="section" gap={12} aria-label={label}>
      <FilePicker label={label} rules={rules} onPick={uploads.add} />
      {items.length > 0 && (
        <ul aria-label={text('upload.list', { name: label })}>
          {items.map((item) => (
            <UploadRow key={item.id} item={item} rules={rules} uploads={uploads} />
          ))}
        </ul>
      )}
      <Row justify="between">
        <p role="status">{count.done + count.failed > 0 && <UploadSummary {...count} total={items.length} />}</p>
        {unsentCount + count.sending > 0 && (
          <Button intent="primary" aria-disabled={isSending || undefined} onClick={() => void sendAll()}>
            {isSending ? text('form.sending') : text('upload.send', { count: unsentCount })}
          </Button>
        )}
      </Row>
      {leaving && <LeaveDialog prompt={leaving} isSending={isSending} content="files" />}
    </Stack>
  );

  function announce({ file: { name }, state, error }: UploadItem) {
    if (state === 'done') notify({ tone: 'success', text: text('upload.doneUnseen', { name }) });
    else notify({ tone: 'error', text: text('upload.failedUnseen', { name, reason: error?.message ?? '' }) });
  }
}

/** The next user of this page must not find the files of the one before. */
function useStoreKey(keepUnder: string | undefined): string | undefined {
  const { currentUser, broker } = useHost();
  const { pluginId } = usePluginScope();
  return keepUnder === undefined ? undefined : [pluginId, broker.brokerCode, currentUser.userID, keepUnder].join('/');
}

interface UploadSummaryProps {
  readonly done: number;
  readonly failed: number;
  readonly total: number;
}

function UploadSummary({ done, failed, total }: UploadSummaryProps) {
  const text = useFormText();
  return <>{text(failed > 0 ? 'upload.summaryFailed' : 'upload.summary', { done, failed, total })}</>;
}

function countByState(items: readonly UploadItem[]): Readonly<Record<UploadItem['state'], number>> {
  const count = { rejected: 0, checking: 0, waiting: 0, sending: 0, done: 0, failed: 0 };
  for (const { state } of items) count[state] += 1;
  return count;
}
