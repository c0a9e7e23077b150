import { useCall, useHost } from '@brokerdesk/plugin-sdk';
import { listImages } from '@brokerdesk/plugin-sdk/api';

/** Returns all pictures, as the list has loaded them, with the limits of the broker. */
export function useImages() {
  const { configuration } = useHost();
  const limits = configuration.limits.advertisements;
  // The input of the list, so that both share one request.
  const query = useCall(listImages, { query: {} });
  const images = query.data;
  return { query, images, limits, isFull: (images?.length ?? 0) >= limits.maxCount };
}
