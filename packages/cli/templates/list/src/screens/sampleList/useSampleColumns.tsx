import {
  type ListColumn,
  type SortFieldOf,
  StatusTag,
  labelOf,
  textIn,
  useFormats,
  useHost,
} from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';
import type { listSamples, SamplePluginSample } from '../../endpoints.ts';
import { statusTones } from '../../model/sampleStatus.ts';
import { useText } from '../../useText.ts';

/** Returns the columns of the list. */
export function useSampleColumns() {
  const text = useText();
  const format = useFormats();
  const { language } = useHost();
  return useMemo(() => {
    const statusOf = ({ status }: SamplePluginSample) =>
      labelOf(statusTones, status, (known) => text(`status.${known}`));
    const columns: readonly ListColumn<SamplePluginSample, SortFieldOf<typeof listSamples>>[] = [
      { id: 'name', header: text('column.name'), width: 320, text: ({ name }) => textIn(name, language) },
      {
        id: 'status',
        header: text('column.status'),
        width: 130,
        text: statusOf,
        cell: (sample) => <StatusTag tone={statusTones[sample.status] ?? 'neutral'}>{statusOf(sample)}</StatusTag>,
      },
      {
        id: 'dueDay',
        header: text('column.dueDay'),
        width: 120,
        sortField: 'dueDay',
        text: ({ dueDay }) => format.date(dueDay),
      },
      { id: 'note', header: text('column.note'), width: 280, text: ({ note }) => note },
      {
        id: 'updateTime',
        header: text('column.updateTime'),
        width: 170,
        sortField: 'updateTime',
        text: ({ updateTime }) => format.dateTime(updateTime),
      },
      { id: 'updateBy', header: text('column.updateBy'), width: 160, text: ({ updateBy }) => updateBy, isHidden: true },
    ];
    return columns;
  }, [text, format, language]);
}
