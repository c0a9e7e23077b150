import { type ListColumn, type SortFieldOf, useFormats } from '@brokerdesk/plugin-sdk';
import type { listPresetImages, PresetImage } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { useText } from '../useText.ts';
import { useTypeText } from './useTypeText.ts';

/** Returns the columns of the list: of cards they are what it sorts by and exports. */
export function usePresetColumns(): readonly ListColumn<PresetImage, SortFieldOf<typeof listPresetImages>>[] {
  const text = useText();
  const typeText = useTypeText();
  const { bytes, dateTime } = useFormats();
  return useMemo(
    () => [
      {
        id: 'fileName',
        header: text('presets.fileName'),
        width: 240,
        sortField: 'fileName',
        text: ({ fileName }) => fileName,
      },
      { id: 'type', header: text('presets.type'), width: 120, text: ({ type }) => typeText(type) },
      {
        id: 'pixels',
        header: text('presets.pixels'),
        width: 120,
        text: ({ width, height }) => `${width} × ${height}`,
      },
      { id: 'size', header: text('presets.size'), width: 100, align: 'end', text: ({ size }) => bytes(size) },
      {
        id: 'updateTime',
        header: text('presets.updateTime'),
        width: 160,
        sortField: 'updateTime',
        text: ({ updateTime }) => dateTime(updateTime),
      },
      { id: 'updateBy', header: text('presets.updateBy'), width: 180, text: ({ updateBy }) => updateBy },
    ],
    [text, typeText, bytes, dateTime],
  );
}
