// One form: the loaded record, the input, and the submission. A value is dirty if it differs from the record, not
// because it was touched. A form keeps the record that it was filled in from, so that a change by another user in the
// meantime is a conflict that the user reviews, and never lost.
import { useMemo, useState, useEffect, useRef } from 'react';
import { type FormValues, isDeepEqual } from './conflicts.ts';
import { createFieldRegistry } from './FieldRegistry.ts';
import type { FormHandle } from './FormHandle.ts';
import type { FormSpec } from './FormSpec.ts';
import { useFormDraft } from './useFormDraft.ts';
import { useFormValues } from './useFormValues.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useReloadAtEnd } from './useReloadAtEnd.ts';
import { useRemoteVersion } from './useRemoteVersion.ts';
import { useSending } from './useSending.ts';
import { useSubmission } from './useSubmission.ts';

/**
 * Returns a form: fields with the contract's schema, drafts, a confirmation before input is lost, one idempotency key
 * per submission, and conflicts that show another user's changes.
 *
 * @example
 * const form = useForm({
 *   name: 'nickname', id: application.applyID, record: application,
 *   toValues: ({ nickname }) => ({ nickname: nickname ?? '' }),
 *   schema: () => loadBodySchema(updateApplication),
 *   toBody: ({ nickname }, { version }) => ({ nickname: nickname || null, version }),
 *   send: ({ nickname }, { record, idempotencyKey }) =>
 *     api.call(updateApplication, { params: { id: record.applyID }, body: { nickname, version: record.version } }, { idempotencyKey }),
 * });
 */
export function useForm<Values extends FormValues, Data = unknown, Rec = undefined>(
  spec: FormSpec<Values, Data, Rec>,
): FormHandle<Values> {
  const [record, setRecord] = useState(spec.record);
  const registry = useMemo(() => createFieldRegistry(), []);
  const fields = useFormValues(spec, { record, registry });
  const { methods, read } = fields;
  const { isDirty } = methods.formState;
  const submission = useSubmission();
  const { latestRecord, theirs, ...remote } = useRemoteVersion(spec, registry);

  /** Resets the form to a record, with these values in the fields. */
  function resetTo(next: Rec, values: Values) {
    setRecord(() => next);
    draft.pause(() => {
      methods.reset(spec.toValues(next));
      methods.reset(values, { keepDefaultValues: true });
    });
  }
  const draft = useFormDraft<Values, Rec>({
    spec,
    record,
    methods,
    pendingSubmission: submission.pending,
    onRestored({ values, record: earlier, intent }) {
      // Sent with the version of the record at the time of typing: if that has changed since, the server reports a
      // conflict.
      submission.resume(intent);
      resetTo(earlier, values);
    },
  });
  /** The input has been sent or discarded. */
  function end() {
    leaveGuard.release();
    draft.clear();
    remote.forget();
  }
  const form = { spec, methods, registry, submission };
  const { submitError, progress, review, ...sending } = useSending({
    ...form,
    // With the key: if the page ends before the response, the next visit must not write a second time.
    onSending: draft.keep,
    onAccepted(data) {
      draft.pause(() => methods.reset(read()));
      end();
      spec.onSent?.(data, { isLeaving: leaveGuard.isLeaving() });
    },
    onFailed(error, sent) {
      draft.keep(sent.from);
      return remote.meet(error, sent);
    },
  });
  const submit = () => sending.submit(record);
  const discard = () => {
    resetTo(latestRecord.current, spec.toValues(latestRecord.current));
    submission.resume(undefined);
    sending.clearError();
    end();
  };
  const leaveGuard = useLeaveGuard({ isDirty, submit, discard });
  useRecordChange(spec.record, (next) => {
    latestRecord.current = next;
    if (!isDirty) resetTo(next, spec.toValues(next));
  });
  useReloadAtEnd();

  const state = { isDirty, submitError, progress, review };
  return {
    ...fields,
    ...state,
    registry,
    submit,
    discard,
    identity: { name: spec.name, id: spec.id, storesDraft: spec.storesDraft !== false },
    isSending: submission.isSending,
    conflict: theirs?.conflict,
    isReady: draft.isReady,
    isRestored: draft.isRestored,
    isTooLong: draft.isTooLong,
    isOpenElsewhere: draft.isOpenElsewhere,
    leavePrompt: leaveGuard.leaving,
    requestLeave: (onLeave) => leaveGuard.request(onLeave),
    async mergeAndSubmit() {
      if (!theirs) return false;
      // Rejected and shown at its field, as without a conflict.
      if (registry.listProblems(read()).length > 0) return submit();
      const merged = remote.merge({ values: read(), from: record }, theirs.record);
      resetTo(theirs.record, merged);
      remote.forget();
      return sending.sendValues(merged, theirs.record);
    },
    takeTheirs(path) {
      const field = theirs?.conflict.fields.find((one) => one.path === path);
      if (field) methods.setValue(path, field.theirs, { shouldDirty: true });
    },
  };
}

/** Calls `onChange` when the screen has reloaded the record and it differs from the one before. */
function useRecordChange<Rec>(record: Rec, onChange: (next: Rec) => void): void {
  const last = useRef(record);
  useEffect(() => {
    if (isDeepEqual(last.current, record)) return;
    last.current = record;
    onChange(record);
  });
}
