import { DeleteRecordDialog, HistoryDialog, type RowAction, textIn, useCanCall, useHost } from '@brokerdesk/plugin-sdk';
import { type Announcement, changeAnnouncement, deleteAnnouncement } from '@brokerdesk/plugin-sdk/api';
import { usePublication } from './usePublication.ts';
import { useText } from '../useText.ts';

interface AnnouncementActions {
  /** Opens the form. */
  readonly onChange: (announcement: Announcement) => void;
  /** Leaves the screen of an announcement that no longer exists. */
  readonly onDeleted?: () => void;
}

/** Returns the actions for an announcement, in its row and on its screen. */
export function useAnnouncementActions({
  onChange,
  onDeleted,
}: AnnouncementActions): (announcement: Announcement) => readonly RowAction[] {
  const text = useText();
  const canCall = useCanCall();
  const { toggle } = usePublication();
  const { language } = useHost();
  return (announcement) => {
    const { announceID, title, published, state } = announcement;
    const name = textIn(title, language);
    const changes: readonly RowAction[] = [
      { id: 'edit', label: text('action.edit'), run: () => onChange(announcement) },
      {
        id: 'publish',
        label: text(published ? 'announcement.withdraw' : 'announcement.publish'),
        run: () => toggle(announcement),
      },
    ];
    const deletion: RowAction = {
      id: 'delete',
      label: text('announcement.delete'),
      tone: 'danger',
      dialog: (close) => (
        <DeleteRecordDialog
          endpoint={deleteAnnouncement}
          record={announcement}
          input={({ version }) => ({ params: { announceID }, query: { version } })}
          itemLabel={text('announcement.item')}
          recordName={name}
          consequence={text(`announcement.deletion.${state}`)}
          {...(onDeleted && { onDeleted })}
          onClose={close}
        />
      ),
    };
    return [
      ...(canCall(changeAnnouncement) ? changes : []),
      {
        id: 'history',
        label: text('notice.history'),
        dialog: (close) => <HistoryDialog targetID={announceID} recordName={name} onClose={close} />,
      },
      ...(canCall(deleteAnnouncement) ? [deletion] : []),
    ];
  };
}
