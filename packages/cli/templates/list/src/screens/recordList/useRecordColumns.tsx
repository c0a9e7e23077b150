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
import type { listRecords, SamplePluginRecord } from '../../endpoints.ts';
import { statusTones } from '../../model/recordStatus.ts';
import { useText } from '../../useText.ts';

/** Returns the columns of the list. */
export function useRecordColumns() {
  const text = useText();
  const format = useFormats();
  const { language } = useHost();
  return useMemo(() => {
    const statusOf = ({ status }: SamplePluginRecord) =>
      labelOf(statusTones, status, (known) => text(`status.${known}`));
    const columns: readonly ListColumn<SamplePluginRecord, SortFieldOf<typeof listRecords>>[] = [
      { id: 'name', header: text('column.name'), width: 320, text: ({ name }) => textIn(name, language) },
      {
        id: 'status',
        header: text('column.status'),
        width: 130,
        text: statusOf,
        cell: (record) => <StatusTag tone={statusTones[record.status] ?? 'neutral'}>{statusOf(record)}</StatusTag>,
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
