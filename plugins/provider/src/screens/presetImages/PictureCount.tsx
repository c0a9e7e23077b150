import { Callout, Text, useFormats } from '@brokerdesk/plugin-sdk';
import { usePresets } from './usePresets.ts';
import { useText } from './useText.ts';

/** How many preset pictures there are, and may be. */
export function PictureCount() {
  const text = useText();
  const { bytes, count } = useFormats();
  const { images, maxCount, maxBytes, isFull } = usePresets();
  if (images === undefined) return null;
  if (isFull) return <Callout tone="waiting">{text('presets.full', { count: maxCount })}</Callout>;
  return (
    <Text as="p" tone="neutral" size="small">
      {text('presets.countOf', { number: count(images.length), count: maxCount, size: bytes(maxBytes) })}
    </Text>
  );
}
