import {
  labelOf,
  type ListColumn,
  type SortFieldOf,
  StatusTag,
  type TagTone,
  textIn,
  useFormats,
  useHost,
} from '@brokerdesk/plugin-sdk';
import type { Announcement, listAnnouncements } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import en from './locales/en.ts';
import { useText } from './useText.ts';

const tones: Readonly<Partial<Record<string, TagTone>>> = { scheduled: 'waiting', displaying: 'progress' };

/** The columns of the announcements. */
export function useAnnouncementColumns() {
  const text = useText();
  const format = useFormats();
  const { language } = useHost();
  return useMemo(() => {
    const stateOf = ({ state }: Announcement) => labelOf(en.state, state, (key) => text(`state.${key}`));
    const columns: readonly ListColumn<Announcement, SortFieldOf<typeof listAnnouncements>>[] = [
      {
        id: 'title',
        header: text('column.title'),
        width: 360,
        text: ({ title }) => textIn(title, language),
      },
      {
        id: 'state',
        header: text('column.state'),
        width: 140,
        text: stateOf,
        cell: (one) => <StatusTag tone={tones[one.state] ?? 'neutral'}>{stateOf(one)}</StatusTag>,
      },
      {
        id: 'start',
        header: text('column.start'),
        width: 170,
        sortField: 'startTime',
        text: ({ startTime }) => format.dateTime(startTime),
      },
      {
        id: 'end',
        header: text('column.end'),
        width: 170,
        sortField: 'endTime',
        text: ({ endTime }) => format.dateTime(endTime),
      },
      {
        id: 'position',
        header: text('column.position'),
        width: 110,
        align: 'end',
        sortField: 'sequence',
        text: ({ sequence }) => format.count(sequence),
      },
    ];
    return columns;
  }, [text, format, language]);
}
