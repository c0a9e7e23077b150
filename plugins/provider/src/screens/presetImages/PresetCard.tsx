import { Stack, Text, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { PresetImage } from '@brokerdesk/plugin-sdk/api';
import { useText } from './useText.ts';
import { useTypeText } from './useTypeText.ts';

/** A preset picture in the list: what it shows, what it is for, and its size. */
export function PresetCard({ image }: { readonly image: PresetImage }) {
  const text = useText();
  const typeText = useTypeText();
  const { bytes } = useFormats();
  const { resolvePublicUrl } = useHost();
  const { fullPathUrl, type, width, height, size } = image;
  return (
    <Stack gap={8}>
      {/* Its name is below it. */}
      <img className="provider-preset" src={resolvePublicUrl(fullPathUrl)} alt="" width={width} height={height} />
      <Text tone="neutral" size="small">
        {`${typeText(type)} · ${text('presets.facts', { width, height, size: bytes(size) })}`}
      </Text>
    </Stack>
  );
}
