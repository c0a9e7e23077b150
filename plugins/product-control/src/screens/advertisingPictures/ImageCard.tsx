import { Row, Stack, Text, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { Image } from '@brokerdesk/plugin-sdk/api';
import { ImageState, useImageLabels } from './ImageState.tsx';
import { ScheduleBar } from './schedule/ScheduleBar.tsx';
import { useText } from '../useText.ts';

/** A picture in the list: what it shows, where, when, what a click opens, and how often it was clicked. */
export function ImageCard({ image }: { readonly image: Image }) {
  const text = useText();
  const formats = useFormats();
  const { resolvePublicUrl } = useHost();
  const { locationText } = useImageLabels();
  const { fullPathUrl, width, height, location, linkUrl, clickCount, sequence } = image;
  return (
    <Stack gap={8}>
      {/* Its name is below it. */}
      <img className="product-control-ad" src={resolvePublicUrl(fullPathUrl)} alt="" width={width} height={height} />
      <Row justify="between" gap={8} wrap>
        <ImageState image={image} />
        <Text tone="neutral" size="small">
          {text('images.place', { position: formats.count(sequence), location: locationText(location) })}
        </Text>
      </Row>
      <ScheduleBar image={image} />
      <Text as="p" tone="neutral" size="small" cut title={linkUrl ?? undefined}>
        {linkUrl === null ? text('images.noLink') : linkUrl.replace('https://', '')}
      </Text>
      <Text as="p" tone="neutral" size="small">
        {text('images.clickCount', { count: clickCount, number: formats.count(clickCount) })}
      </Text>
    </Stack>
  );
}
