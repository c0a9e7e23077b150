import { type ListColumn, type SortFieldOf, textIn, useFormats, useHost, Choice } from '@brokerdesk/plugin-sdk';
import type { Announcement, listAnnouncements } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { AnnouncementState, useStateText } from '../AnnouncementState.tsx';
import { useText } from '../../useText.ts';
import { usePublication } from '../usePublication.ts';

/** Returns the columns of the list of announcements. */
export function useAnnouncementColumns(): readonly ListColumn<Announcement, SortFieldOf<typeof listAnnouncements>>[] {
  const text = useText();
  const formats = useFormats();
  const stateText = useStateText();
  const { language } = useHost();
  return useMemo(
    () => [
      {
        id: 'title',
        header: text('notice.title'),
        width: 304,
        text: ({ title }) => textIn(title, language),
      },
      {
        id: 'position',
        header: text('announcement.position'),
        width: 96,
        align: 'end',
        sortField: 'sequence',
        text: ({ sequence }) => formats.count(sequence),
      },
      {
        id: 'state',
        header: text('announcement.state'),
        width: 136,
        text: ({ state }) => stateText(state),
        cell: (announcement) => <AnnouncementState announcement={announcement} />,
      },
      {
        id: 'published',
        header: text('announcement.published'),
        width: 104,
        text: ({ published }) => text(published ? 'announcement.yes' : 'announcement.no'),
        cell: (announcement) => <PublishSwitch announcement={announcement} />,
      },
      {
        id: 'startTime',
        header: text('announcement.start'),
        width: 152,
        sortField: 'startTime',
        text: ({ startTime }) => formats.dateTime(startTime),
      },
      {
        id: 'endTime',
        header: text('announcement.end'),
        width: 152,
        sortField: 'endTime',
        text: ({ endTime }) => formats.dateTime(endTime),
      },
      {
        id: 'updateTime',
        header: text('notice.updateTime'),
        width: 152,
        sortField: 'updateTime',
        text: ({ updateTime }) => formats.dateTime(updateTime),
      },
      {
        id: 'updateBy',
        header: text('announcement.updateBy'),
        width: 160,
        text: ({ updateBy }) => updateBy,
      },
      {
        id: 'content',
        header: text('notice.content'),
        width: 360,
        isHidden: true,
        text: ({ content }) => textIn(content, language),
      },
    ],
    [text, formats, stateText, language],
  );
}

/** Publishes an announcement in its row, or withdraws it. */
function PublishSwitch({ announcement }: { readonly announcement: Announcement }) {
  const text = useText();
  const { language } = useHost();
  const { isPending, toggle } = usePublication();
  // While it is being sent, as the user wants it.
  const isOn = announcement.published !== isPending;
  const name = textIn(announcement.title, language);
  return (
    <Choice
      type="checkbox"
      role="switch"
      label={<span className="bdk-hidden">{text('announcement.publishOf', { name })}</span>}
      checked={isOn}
      aria-checked={isOn}
      aria-disabled={isPending || undefined}
      onChange={() => toggle(announcement)}
    />
  );
}
