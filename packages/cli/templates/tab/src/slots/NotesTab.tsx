import {
  EmptyState,
  ErrorState,
  Stack,
  Text,
  Timeline,
  useCall,
  useCanCall,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { addNote, listNotes } from '../endpoints.ts';
import { useText } from '../useText.ts';
import { NoteForm } from './NoteForm.tsx';

/** The tab of an application with its notes. */
export default function NotesTab({ application }: { readonly application: { readonly applyID: string } }) {
  const text = useText();
  const canAdd = useCanCall()(addNote);
  const { applyID } = application;
  return (
    <Stack>
      {canAdd && <NoteForm key={applyID} applyID={applyID} />}
      <NoteList applyID={applyID} emptyHint={text(canAdd ? 'list.emptyHint' : 'list.readerHint')} />
    </Stack>
  );
}

function NoteList({ applyID, emptyHint }: { readonly applyID: string; readonly emptyHint: string }) {
  const text = useText();
  const notes = useCall(listNotes, { query: { applyID } });
  // A quick response does not flicker.
  if (notes.isError) {
    return <ErrorState title={text('list.failed')} error={notes.error} onRetry={() => void notes.refetch()} />;
  }
  if (notes.isPending) {
    return (
      <div aria-busy="true">
        <WaitingText active lines={3} itemsLabel={text('list.items')} />
      </div>
    );
  }
  if (notes.data.length === 0) return <EmptyState title={text('list.empty')}>{emptyHint}</EmptyState>;
  return (
    <Timeline
      label={text('tab.title')}
      entries={notes.data.map(({ noteID, note, createdBy, createdTime }) => ({
        id: noteID,
        time: createdTime,
        title: <Text lines>{note}</Text>,
        actor: createdBy,
      }))}
    />
  );
}
