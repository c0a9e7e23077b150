import type { ListFilter, ListQueues } from '@brokerdesk/plugin-sdk';
import { type Image, imageLocations, imageStates } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { useImageLabels } from './ImageState.tsx';
import { useText } from '../useText.ts';

/** Returns the filters of the list: by location, and those that end soon. */
export function useImageFilters(): readonly ListFilter[] {
  const text = useText();
  const { locationText } = useImageLabels();
  return useMemo(
    () => [
      {
        kind: 'select',
        param: 'location',
        label: text('images.location'),
        options: imageLocations.map((value) => ({ value, label: locationText(value) })),
      },
      {
        kind: 'select',
        param: 'ends',
        label: text('images.end'),
        options: [{ value: 'soon', label: text('images.endsSoon') }],
      },
    ],
    [text, locationText],
  );
}

/** Returns the states as queues with their counts. */
export function useStateQueues(): (images: readonly Image[] | undefined) => ListQueues {
  const { stateText } = useImageLabels();
  return (images) => ({
    param: 'state',
    total: images?.length,
    items: imageStates.map((value) => ({
      value,
      label: stateText(value),
      count: images?.filter(({ state }) => state === value).length,
    })),
  });
}
