import type { SendProgress } from '../../services/hostServices.ts';
import { useFormats } from '../../hooks/useFormats.ts';
import { Stack } from '../../kit/Stack.tsx';
import { Text } from '../../kit/Text.tsx';
import { useFormText } from '../useFormText.ts';

/** How much of a form with files has been sent. */
export function FormProgress({ progress: { sent, total } }: { readonly progress: SendProgress }) {
  const text = useFormText();
  const formats = useFormats();
  const isSent = sent >= total;
  return (
    <Stack gap={4}>
      <progress className="bdk-progress" aria-label={text('form.sending')} value={sent} max={total} />
      <Text as="p" tone="neutral" size="small">
        {isSent
          ? text('upload.state.finishing')
          : text('upload.state.sending', { sent: formats.bytes(sent), total: formats.bytes(total) })}
      </Text>
    </Stack>
  );
}
