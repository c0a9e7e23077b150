import { Button, RestoredDraft, Stack, useDraft, useMutation } from '@brokerdesk/plugin-sdk';
import { TextArea } from '@brokerdesk/plugin-sdk/forms';
import { type FormEvent, useId, useState } from 'react';
import { type BranchVisit, noteMaxLength, updateBranchVisitNote } from '../endpoints.ts';
import { useText } from '../useText.ts';

/** The note for the counter about a visit. Unsaved input survives the end of the session. */
export function BranchVisitNote({ visit }: { readonly visit: BranchVisit }) {
  const text = useText();
  const draft = useDraft({ form: 'note', record: visit.visitID, initial: visit.note });
  const [problem, setProblem] = useState('');
  const fieldId = useId();
  const problemId = useId();
  const save = useMutation(updateBranchVisitNote, {
    doneText: text('note.saved'),
    onSuccess: draft.discard,
    onError: () => setProblem(text('note.failed')),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    setProblem('');
    save.mutate({ params: { visitID: visit.visitID }, body: { note: draft.value } });
  };

  return (
    <Stack as="form" gap={8} align="start" onSubmit={submit}>
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
      <Button type="submit" intent="primary" aria-disabled={save.isPending || undefined}>
        {text('note.save')}
      </Button>
    </Stack>
  );
}
