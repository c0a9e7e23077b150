import type { SendProgress } from '../../hostServices.ts';
import { useFormats } from '../../hooks/useFormats.ts';
import { useFormText } from '../useFormText.ts';

/** How much of a form with files has been sent. */
export function FormProgress({ progress: { sent, total } }: { readonly progress: SendProgress }) {
  const text = useFormText();
  const formats = useFormats();
  const isSent = sent >= total;
  return (
    <div className="bdk-field">
      <progress className="bdk-upload-progress" aria-label={text('form.sending')} value={sent} max={total} />
      <p className="bdk-field-hint">
        {isSent
          ? text('upload.state.finishing')
          : text('upload.state.sending', { sent: formats.bytes(sent), total: formats.bytes(total) })}
      </p>
    </div>
  );
}
