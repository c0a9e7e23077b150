// One form: the loaded record, the input, and the submission. A value is dirty if it differs from the record, not
// because it was touched. A form keeps the record that it was filled in from, so that a change by another user in the
// meantime is a conflict that the user reviews, and never lost.
import { useCallback, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm as useHookForm } from 'react-hook-form';
import { ApiError, UnreachableError } from '../../services/errors.ts';
import type { SendProgress } from '../../services/hostServices.ts';
import { createResolver } from './createResolver.ts';
import { createFieldRegistry } from './FieldRegistry.ts';
import { type CurrentRecord, readConflict, listFieldConflicts, type FormValues, mergeValues } from './conflicts.ts';
import type { FormConflict, FormHandle, SubmitError } from './FormHandle.ts';
import type { FormSpec } from './FormSpec.ts';
import { type MoveFocus, rememberFocus } from '../../kit/rememberFocus.ts';
import { showFieldProblems, useTranslatedErrors, focusFirst, pathsOf } from './fieldErrors.ts';
import { useFormDraft } from './useFormDraft.ts';
import { useFormText } from '../useFormText.ts';
import { useSubmission } from './useSubmission.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useRecordChange } from './useRecordChange.ts';
import { useReloadAtEnd } from './useReloadAtEnd.ts';
import { useReview } from './useReview.ts';
import { useSchema } from './useSchema.ts';

/** The record after the change by another user. */
interface RemoteVersion<Rec> {
  readonly record: Rec;
  readonly conflict: FormConflict;
}

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
  const text = useFormText();
  const [record, setRecord] = useState(spec.record);
  const [theirs, setTheirs] = useState<RemoteVersion<Rec>>();
  const [submitError, setSubmitError] = useState<SubmitError>();
  const [progress, setProgress] = useState<SendProgress>();
  // The latest known record, from the screen or from a conflict.
  const latestRecord = useRef(spec.record);
  const registry = useMemo(() => createFieldRegistry(), []);
  const submission = useSubmission();
  const review = useReview(spec.review);
  const schema = useSchema(spec.schema);
  const methods = useHookForm<Values & FieldValues>({
    defaultValues: spec.toValues(record) as DefaultValues<Values & FieldValues>,
    resolver: createResolver<Values & FieldValues>({
      schema,
      toBody: (values) => (spec.toBody ? spec.toBody(values, record) : values),
      validate: spec.validate,
      fieldOf: spec.fieldOf,
      registry,
      text,
    }),
    shouldFocusError: false,
  }) as unknown as UseFormReturn<FieldValues>;
  const { isDirty, errors } = methods.formState;
  const currentValues = () => methods.getValues() as Values;
  // The same in every rendering, so that effects can use it.
  const write = useCallback(
    (values: Partial<Values>) => {
      const options = { shouldDirty: true, shouldValidate: methods.formState.isSubmitted };
      for (const [path, value] of Object.entries(values)) methods.setValue(path, value, options);
    },
    [methods],
  );

  /** Resets the form to a record, with these values in the fields. */
  function resetTo(next: Rec, values: Values) {
    setRecord(() => next);
    draft.pause(() => {
      methods.reset(spec.toValues(next));
      methods.reset(values, { keepDefaultValues: true });
    });
  }

  function describeConflict(
    { record: next, by, at }: CurrentRecord<Rec>,
    mine: { readonly values: Values; readonly from: Rec },
  ) {
    const versions = { base: spec.toValues(mine.from), mine: mine.values, theirs: spec.toValues(next) };
    const changes = spec.describeChanges?.(mine.from, next) ?? [];
    return { by, at, changes, fields: listFieldConflicts(versions) };
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

  function completeSubmission() {
    draft.pause(() => methods.reset(methods.getValues()));
    leaveGuard.release();
    draft.clear();
    setTheirs(undefined);
  }

  async function sendValues(values: Values, from: Rec): Promise<boolean> {
    setSubmitError(undefined);
    const moveFocus = rememberFocus();
    const confirmation = review.ask(values, from);
    if (confirmation && !(await confirmation)) return false;
    try {
      const sent = await submission.send(
        { values, from },
        (idempotencyKey, { isRetry, earlier }) =>
          spec.send(values, {
            record: from,
            idempotencyKey,
            onProgress: setProgress,
            isRetry,
            earlier: earlier.map((content) => (content as { readonly values: Values }).values),
          }),
        { keepsKey: spec.keepsKey === true },
      );
      if (!sent) return false;
      completeSubmission();
      spec.onSent?.(sent.data, { isLeaving: leaveGuard.isLeaving() });
      return true;
    } catch (error) {
      handleError(error, { values, from, moveFocus });
      return false;
    } finally {
      setProgress(undefined);
    }
  }

  function handleError(
    error: unknown,
    { values, from, moveFocus }: { readonly values: Values; readonly from: Rec; readonly moveFocus: MoveFocus },
  ) {
    if (!(error instanceof ApiError) && !(error instanceof UnreachableError)) throw error;
    draft.keep(from);
    const current = from === undefined ? undefined : readConflict<Rec>(error);
    if (current) latestRecord.current = current.record;
    if (current) return setTheirs({ record: current.record, conflict: describeConflict(current, { values, from }) });
    const isAllShown =
      error instanceof ApiError &&
      showFieldProblems({ error, methods, registry, fieldOf: spec.fieldOf, text, moveFocus });
    if (!isAllShown) setSubmitError(error);
  }

  async function submit(): Promise<boolean> {
    if (submission.isSending) return false;
    let isAccepted = false;
    try {
      await methods.handleSubmit(
        async () => {
          isAccepted = await sendValues(currentValues(), record);
        },
        (invalidFields) => focusFirst(registry.sortByPosition(pathsOf(invalidFields)), registry),
      )();
    } catch (error) {
      // The schema itself could not be loaded.
      if (!(error instanceof UnreachableError)) throw error;
      setSubmitError(error);
    }
    return isAccepted;
  }

  const discard = () => {
    resetTo(latestRecord.current, spec.toValues(latestRecord.current));
    submission.resume(undefined);
    leaveGuard.release();
    draft.clear();
    setSubmitError(undefined);
    setTheirs(undefined);
  };
  const leaveGuard = useLeaveGuard({ isDirty, submit, discard });
  useRecordChange(spec.record, (next) => {
    latestRecord.current = next;
    if (!isDirty) resetTo(next, spec.toValues(next));
  });
  useTranslatedErrors(methods, errors);
  useReloadAtEnd();

  return {
    identity: { name: spec.name, id: spec.id, storesDraft: spec.storesDraft !== false },
    isDirty,
    isSending: submission.isSending,
    progress,
    submitError,
    conflict: theirs?.conflict,
    isRestored: draft.isRestored,
    isTooLong: draft.isTooLong,
    leavePrompt: leaveGuard.leaving,
    review: review.prompt,
    submit,
    discard,
    async mergeAndSubmit() {
      if (!theirs) return false;
      // Rejected and shown at its field, as without a conflict.
      if (registry.listProblems(currentValues()).length > 0) return submit();
      const mine = mergeValues({
        base: spec.toValues(record),
        mine: currentValues(),
        theirs: spec.toValues(theirs.record),
        mergeField: (path, versions) => registry.get(path)?.merge?.(versions) ?? versions.mine,
      });
      resetTo(theirs.record, mine);
      setTheirs(undefined);
      return sendValues(mine, theirs.record);
    },
    takeTheirs(path) {
      const field = theirs?.conflict.fields.find((one) => one.path === path);
      if (field) methods.setValue(path, field.theirs, { shouldDirty: true });
    },
    read: currentValues,
    watch: (...names) => watchValues(methods, names),
    write,
    requestLeave: (onLeave) => leaveGuard.request(onLeave),
    methods,
    registry,
  };
}

function watchValues<Values extends object, Name extends keyof Values>(
  methods: UseFormReturn<FieldValues>,
  names: readonly Name[],
): Pick<Values, Name> {
  if (names.length === 0) return methods.watch() as Pick<Values, Name>;
  const values = methods.watch(names as readonly string[]);
  return Object.fromEntries(names.map((name, at) => [name, values[at]])) as Pick<Values, Name>;
}
