// Publishing is the one call that writes a template. Until then everything is a draft: a review shows what changes and for
// whom, problems prevent it, and another user's version is merged before it is sent again.
import { ApiError, UnreachableError, useApi, useHost } from '@brokerdesk/plugin-sdk';
import { type ProfileDetail, updateProfile } from '@brokerdesk/plugin-sdk/api';
import { type SubmissionControl, useSubmission } from '@brokerdesk/plugin-sdk/forms';
import { useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { isSame } from '../../../model/isSame.ts';
import { bodyOf, documentOf, type TemplateDocument } from '../../../model/TemplateDocument.ts';
import { problemsOfRejection, type ShownProblem } from '../problems/shownProblems.ts';
import { documentAtom, editAtom, openAtom, problemsAtom, sourceAtom } from '../store/editorAtoms.ts';
import { useText } from '../useText.ts';
import { type PublishConflict, readConflict } from './readConflict.ts';

/** The state of publishing, and its steps. */
export interface Publishing {
  readonly phase: 'editing' | 'reviewing' | 'sending';
  /** Why it failed, apart from problems of the template. */
  readonly error: ApiError | UnreachableError | undefined;
  readonly conflict: PublishConflict | undefined;
  /** What only the server has found, until the document changes. */
  readonly rejected: readonly ShownProblem[];
  readonly submission: SubmissionControl;
  /** Opens the review; false if problems prevent it. */
  readonly review: () => boolean;
  readonly cancel: () => void;
  /** Publishes; true once the server has accepted it. */
  readonly send: () => Promise<boolean>;
  /** After a conflict: continues with both users' changes, which are merged already, as one step. Nothing is published. */
  readonly merge: (merged: TemplateDocument) => void;
  /** After a conflict: continues with the other user's version, as one step. */
  readonly takeTheirs: () => void;
  /** A version that the editor has learned of without sending. */
  readonly reportConflict: (conflict: PublishConflict) => void;
}

interface Rejection {
  /** The document that was sent. */
  readonly document: TemplateDocument;
  readonly problems: readonly ShownProblem[];
}

const none: readonly ShownProblem[] = [];

/** Publishes the edited template. */
export function usePublish(): Publishing {
  const store = useStore();
  const api = useApi();
  const text = useText();
  const { notify } = useHost();
  const submission = useSubmission();
  const document = useAtomValue(documentAtom);
  const [phase, setPhase] = useState<Publishing['phase']>('editing');
  const [error, setError] = useState<Publishing['error']>();
  const [conflict, setConflict] = useState<PublishConflict>();
  const [rejection, setRejection] = useState<Rejection>();

  function continueWith(published: ProfileDetail, sent: TemplateDocument) {
    if (!takePublished(store, published, sent)) return;
    notify({ tone: 'success', text: text('editor.publish.done', { version: published.templateVersion }) });
  }
  /** True if the template is published nevertheless: by an attempt whose response was lost. */
  function handleError(failure: unknown, sent: TemplateDocument): boolean {
    if (!(failure instanceof ApiError) && !(failure instanceof UnreachableError)) throw failure;
    const found = readConflict(failure);
    if (found && isSame(documentOf(found.theirs), sent)) {
      continueWith(found.theirs, sent);
      return true;
    }
    const problems = problemsOfRejection(failure, sent, store.get(problemsAtom));
    if (found) setConflict(found);
    else if (problems.length > 0) setRejection({ document: sent, problems });
    else setError(failure);
    return false;
  }
  async function send(): Promise<boolean> {
    const source = store.get(sourceAtom);
    const sending = store.get(documentAtom);
    if (source === undefined || submission.isSending || conflict) return false;
    const { profileID, version } = source.published;
    const body = { ...bodyOf(sending), version };
    setPhase('sending');
    setError(undefined);
    try {
      const sent = await submission.send(body, (idempotencyKey) =>
        api.call(updateProfile, { params: { id: profileID }, body }, { idempotencyKey }),
      );
      if (!sent) return false;
      continueWith(sent.data, sending);
      return true;
    } catch (failure) {
      return handleError(failure, sending);
    } finally {
      setPhase('editing');
    }
  }
  function endConflict(next: TemplateDocument | undefined) {
    const source = store.get(sourceAtom);
    if (source === undefined || conflict === undefined) return;
    const changed = next ?? documentOf(conflict.theirs);
    store.set(sourceAtom, { ...source, published: conflict.theirs });
    store.set(editAtom, { label: text('editor.step.merge'), edit: () => changed });
    setConflict(undefined);
  }
  return {
    phase,
    error,
    conflict,
    rejected: rejection?.document === document ? rejection.problems : none,
    submission,
    review() {
      setError(undefined);
      const isValid = store.get(problemsAtom).length === 0;
      if (isValid) setPhase('reviewing');
      return isValid;
    },
    cancel: () => setPhase('editing'),
    send,
    merge: endConflict,
    takeTheirs: () => endConflict(undefined),
    reportConflict: setConflict,
  };
}

/** Continues from what the server has stored, with all steps if that is what it was sent; false if no template is open. */
function takePublished(store: ReturnType<typeof useStore>, published: ProfileDetail, sent: TemplateDocument): boolean {
  const source = store.get(sourceAtom);
  if (source === undefined) return false;
  if (isSame(documentOf(published), sent)) store.set(sourceAtom, { ...source, published });
  else store.set(openAtom, { ...source, published });
  return true;
}
