import { Callout, Text, useFormats } from '@brokerdesk/plugin-sdk';
import { useImages } from './useImages.ts';
import { useText } from './useText.ts';

/** How many pictures the broker has, and may have. */
export function PictureCount() {
  const text = useText();
  const { bytes, count } = useFormats();
  const { images, limits, isFull } = useImages();
  if (images === undefined) return null;
  if (isFull) {
    return <Callout tone="waiting">{text('images.full', { count: limits.maxCount })}</Callout>;
  }
  return (
    <Text as="p" tone="neutral" size="small">
      {text('images.countOf', {
        number: count(images.length),
        count: limits.maxCount,
        size: bytes(limits.maxBytes),
      })}
    </Text>
  );
}
