import { Button, RestoredDraft, useApi, useDraft, useHost, TextArea } from '@brokerdesk/plugin-sdk';
import { type FormEvent, useId, useState } from 'react';
import { type BranchVisit, noteMaxLength, updateBranchVisitNote } from '../endpoints.ts';
import { useText } from '../useText.ts';

/** The props of {@link BranchVisitNote}. */
export interface BranchVisitNoteProps {
  readonly visit: BranchVisit;
  readonly onSaved: () => void;
}

/** The note for the counter about a visit. Unsaved input survives the end of the session. */
export function BranchVisitNote({ visit, onSaved }: BranchVisitNoteProps) {
  const text = useText();
  const api = useApi();
  const { notify } = useHost();
  const draft = useDraft({ form: 'note', record: visit.visitID, initial: visit.note });
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const fieldId = useId();
  const problemId = useId();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    try {
      await api.call(updateBranchVisitNote, { params: { visitID: visit.visitID }, body: { note: draft.value } });
      draft.discard();
      onSaved();
      notify({ tone: 'success', text: text('note.saved') });
    } catch {
      setProblem(text('note.failed'));
    }
    setIsBusy(false);
  };

  return (
    <form className="harbour-branches-note" onSubmit={(event) => void save(event)}>
      <RestoredDraft draft={draft} />
      <label htmlFor={fieldId}>{text('note.label')}</label>
      <TextArea
        id={fieldId}
        fill
        rows={3}
        maxLength={noteMaxLength}
        value={draft.value}
        aria-describedby={problemId}
        onChange={(event) => draft.change(event.target.value)}
      />
      <p id={problemId} className="bd-problem" role="alert">
        {problem}
      </p>
      <Button type="submit" intent="primary" aria-disabled={isBusy || undefined}>
        {text('note.save')}
      </Button>
    </form>
  );
}
