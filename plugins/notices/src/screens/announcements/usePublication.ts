import { textIn, useFormats, useHost, useMutation } from '@brokerdesk/plugin-sdk';
import { type Announcement, changeAnnouncement } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../useText.ts';

/** Publishes and withdraws announcements. */
export interface Publication {
  /** Whether a change is being sent. */
  readonly isPending: boolean;
  /** Publishes an announcement that is not published, and withdraws one that is. */
  readonly toggle: (announcement: Announcement) => void;
}

/** Returns what publishes and withdraws announcements; a message says what clients see now, and undoes it. */
export function usePublication(): Publication {
  const text = useText();
  const { dateTime } = useFormats();
  const { language, notify } = useHost();
  const change = useMutation(changeAnnouncement, {
    onSuccess: (now) =>
      notify({
        tone: 'success',
        text: text(`announcement.now.${now.state}`, {
          name: textIn(now.title, language),
          time: dateTime(now.startTime),
        }),
        action: { label: text('announcement.undo'), run: () => send(now) },
      }),
  });

  function send({ announceID, title, content, startTime, endTime, published, version }: Announcement) {
    const body = { title, content, startTime, endTime, published: !published, version };
    change.mutate({ params: { announceID }, body });
  }

  return {
    isPending: change.isPending,
    toggle(announcement) {
      if (!change.isPending) send(announcement);
    },
  };
}
