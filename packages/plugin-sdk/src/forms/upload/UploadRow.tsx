import cross from '@blueprintjs/icons/lib/esm/generated/16px/paths/cross.js';
import { UnreachableError } from '../../errors.ts';
import { useFormats } from '../../hooks/useFormats.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { Icon } from '../../kit/Icon.tsx';
import { fieldProblemsOf } from '../form/fieldErrors.ts';
import { useFormText } from '../useFormText.ts';
import type { FileRules } from './checkFile.ts';
import { useFileProblemText } from './useFileProblemText.ts';
import type { UploadItem, Uploads } from './useUploads.ts';
import { Button } from '../../kit/Button.tsx';

/** The props of {@link UploadRow}. */
export interface UploadRowProps {
  readonly item: UploadItem;
  readonly rules: FileRules;
  readonly uploads: Pick<Uploads, 'remove' | 'cancel' | 'retry'>;
}

/** A file with its state, progress, error and actions. */
export function UploadRow({ item, rules, uploads }: UploadRowProps) {
  const text = useFormText();
  const formats = useFormats();
  const { id, file, state } = item;
  const values = { name: file.name };
  return (
    <li className="bdk-upload" data-state={state}>
      <div className="bdk-upload-file">
        <span className="bdk-upload-name" title={file.name}>
          {file.name}
        </span>
        <span className="bdk-upload-size">{formats.bytes(file.size)}</span>
      </div>
      <p className="bdk-upload-state">
        <UploadState item={item} />
      </p>
      {state === 'sending' && <UploadProgress item={item} />}
      <UploadItemError item={item} rules={rules} />
      <div className="bdk-upload-actions">
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
            <button
              type="button"
              className="bdk-bare-button"
              aria-label={text('upload.remove', values)}
              title={text('upload.remove', values)}
              onClick={() => uploads.remove(id)}
            >
              <Icon paths={cross} />
            </button>
          )
        )}
      </div>
    </li>
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
      className="bdk-upload-progress"
      aria-label={text('upload.progress', { name: file.name })}
      {...(progress ? { value: progress.sent, max: progress.total } : {})}
    />
  );
}

function UploadItemError({ item: { file, fileProblem, error }, rules }: Pick<UploadRowProps, 'item' | 'rules'>) {
  const text = useFormText();
  const kitText = useKitText();
  const describeProblem = useFileProblemText();
  if (fileProblem) return <p className="bdk-field-error">{describeProblem(fileProblem, { file, rules })}</p>;
  if (!error) return null;
  if (error instanceof UnreachableError) {
    return <p className="bdk-field-error">{`${kitText(`error.${error.code}`)} ${text('form.sendAgain')}`}</p>;
  }
  const messages = fieldProblemsOf(error).map(({ message }) => message);
  return <p className="bdk-field-error">{messages.length > 0 ? messages.join(' ') : error.message}</p>;
}
