import cross from '@blueprintjs/icons/lib/esm/generated/16px/paths/cross.js';
import { UnreachableError } from '../../services/errors.ts';
import { useFormats } from '../../hooks/useFormats.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { IconButton } from '../../kit/IconButton.tsx';
import { Row, Stack } from '../../kit/Stack.tsx';
import type { TagTone } from '../../kit/Tag.tsx';
import { Text } from '../../kit/Text.tsx';
import { fieldProblemsOf } from '../form/fieldErrors.ts';
import { useFormText } from '../useFormText.ts';
import type { FileRules } from './checkFile.ts';
import { useFileProblemText } from './useFileProblemText.ts';
import type { UploadItem } from './UploadItem.ts';
import type { Uploads } from './useUploads.ts';
import { Button } from '../../kit/Button.tsx';

/** The props of {@link UploadRow}. */
export interface UploadRowProps {
  readonly item: UploadItem;
  readonly rules: FileRules;
  readonly uploads: Pick<Uploads, 'remove' | 'cancel' | 'retry'>;
}

const tones: Readonly<Record<UploadItem['state'], TagTone>> = {
  rejected: 'failed',
  checking: 'neutral',
  waiting: 'neutral',
  sending: 'neutral',
  done: 'progress',
  failed: 'failed',
};

/** A file with its state, progress, error and actions. */
export function UploadRow({ item, rules, uploads }: UploadRowProps) {
  const text = useFormText();
  const formats = useFormats();
  const { id, file, state } = item;
  const values = { name: file.name };
  return (
    <Stack as="li" gap={4} className="bdk-line" data-state={state}>
      <Row gap={12}>
        <Text cut title={file.name}>
          {file.name}
        </Text>
        <Text tone="neutral" size="small">
          {formats.bytes(file.size)}
        </Text>
        <Text as="p" tone={tones[state]} size="small" className="bdk-end">
          <UploadState item={item} />
        </Text>
        {state === 'failed' && (
          <Button size="small" aria-label={text('upload.retryOf', values)} onClick={() => void uploads.retry(id)}>
            {text('upload.retry')}
          </Button>
        )}
        {state === 'sending' ? (
          <Button size="small" aria-label={text('upload.cancelOf', values)} onClick={() => uploads.cancel(id)}>
            {text('upload.cancel')}
          </Button>
        ) : (
          state !== 'done' && (
            <IconButton label={text('upload.remove', values)} paths={cross} onClick={() => uploads.remove(id)} />
          )
        )}
      </Row>
      {state === 'sending' && <UploadProgress item={item} />}
      <UploadItemError item={item} rules={rules} />
    </Stack>
  );
}

function UploadState({ item: { state, progress } }: { readonly item: UploadItem }) {
  const text = useFormText();
  const formats = useFormats();
  if (state !== 'sending') return <>{text(`upload.state.${state}`)}</>;
  if (!progress) return <>{text('upload.state.starting')}</>;
  const { sent, total } = progress;
  if (sent >= total) return <>{text('upload.state.finishing')}</>;
  return <>{text('upload.state.sending', { sent: formats.bytes(sent), total: formats.bytes(total) })}</>;
}

function UploadProgress({ item: { file, progress } }: { readonly item: UploadItem }) {
  const text = useFormText();
  return (
    <progress
      className="bdk-progress"
      aria-label={text('upload.progress', { name: file.name })}
      {...(progress ? { value: progress.sent, max: progress.total } : {})}
    />
  );
}

function UploadItemError({ item, rules }: Pick<UploadRowProps, 'item' | 'rules'>) {
  const text = useFormText();
  const kitText = useKitText();
  const describeProblem = useFileProblemText();
  const { file, state, fileProblem, contentProblem, error } = item;
  if (fileProblem) return <UploadError>{describeProblem(fileProblem, { file, rules })}</UploadError>;
  if (state === 'rejected' && typeof contentProblem === 'string') return <UploadError>{contentProblem}</UploadError>;
  if (!error) return null;
  if (error instanceof UnreachableError) {
    return <UploadError>{`${kitText(`error.${error.code}`)} ${text('form.sendAgain')}`}</UploadError>;
  }
  const messages = fieldProblemsOf(error).map(({ message }) => message);
  return <UploadError>{messages.length > 0 ? messages.join(' ') : error.message}</UploadError>;
}

function UploadError({ children }: { readonly children: string }) {
  return (
    <Text as="p" tone="failed" size="small" className="bdk-field-error">
      {children}
    </Text>
  );
}
