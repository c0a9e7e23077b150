import { type ListColumn, useFormats } from '@brokerdesk/plugin-sdk';
import type { Image } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { ImageState, useImageLabels } from './ImageState.tsx';
import { useText } from '../useText.ts';

/** Returns the columns of the list: by these the cards are searched and sorted, and the list is exported. */
export function useImageColumns(): readonly ListColumn<Image>[] {
  const text = useText();
  const formats = useFormats();
  const { stateText, locationText } = useImageLabels();
  return useMemo(
    () => [
      {
        id: 'fileName',
        header: text('images.fileName'),
        width: 240,
        sortField: 'fileName',
        text: (one) => one.fileName,
      },
      {
        id: 'position',
        header: text('images.position'),
        width: 96,
        align: 'end',
        sortField: 'position',
        sortValue: ({ sequence }) => sequence,
        text: ({ sequence }) => formats.count(sequence),
      },
      {
        id: 'state',
        header: text('images.state'),
        width: 136,
        text: ({ state }) => stateText(state),
        cell: (image) => <ImageState image={image} />,
      },
      { id: 'location', header: text('images.location'), width: 136, text: ({ location }) => locationText(location) },
      {
        id: 'startTime',
        header: text('images.start'),
        width: 152,
        sortField: 'startTime',
        sortValue: ({ startTime }) => startTime,
        text: ({ startTime }) => formats.dateTime(startTime),
      },
      {
        id: 'expiryTime',
        header: text('images.end'),
        width: 152,
        text: ({ expiryTime }) => (expiryTime === null ? text('images.noEnd') : formats.dateTime(expiryTime)),
      },
      {
        id: 'clickCount',
        header: text('images.clicks'),
        width: 96,
        align: 'end',
        sortField: 'clickCount',
        sortValue: ({ clickCount }) => clickCount,
        text: ({ clickCount }) => formats.count(clickCount),
        exportText: ({ clickCount }) => String(clickCount),
      },
      { id: 'linkUrl', header: text('images.link'), width: 240, text: ({ linkUrl }) => linkUrl ?? '' },
      {
        id: 'updateTime',
        header: text('images.updateTime'),
        width: 152,
        sortField: 'updateTime',
        sortValue: ({ updateTime }) => updateTime,
        text: ({ updateTime }) => formats.dateTime(updateTime),
      },
      { id: 'updateBy', header: text('images.updateBy'), width: 160, text: ({ updateBy }) => updateBy },
    ],
    [text, formats, stateText, locationText],
  );
}
