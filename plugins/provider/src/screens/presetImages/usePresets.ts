import { useCall, useHost } from '@brokerdesk/plugin-sdk';
import { listPresetImages } from '@brokerdesk/plugin-sdk/api';

/** The longest page: the limit of pictures is far below it. */
const all = { query: { size: 500 } };

/** Returns all preset pictures, whatever the list is filtered by, with the provider's limits. */
export function usePresets() {
  const { limits } = useHost().configuration;
  // Passive: the list says what failed.
  const { data } = useCall(listPresetImages, all, { passive: true });
  const { maxCount, maxBytes } = limits.presetImages;
  return { images: data?.items, maxCount, maxBytes, isFull: (data?.total ?? 0) >= maxCount };
}
