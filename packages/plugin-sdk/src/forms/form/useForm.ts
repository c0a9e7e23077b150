// One form: what was read, what was typed, what is sent. Values are dirty by what they hold and not by having been
// touched. A form keeps the record that it was filled in from, so that a change by somebody else meanwhile is a conflict
// to be looked at, and never lost.
import { useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm as useHookForm } from 'react-hook-form';
import { RefusalError, UnreachableError } from '../../errors.ts';
import type { SendProgress } from '../../hostServices.ts';
import { createResolver } from './createResolver.ts';
import { createFieldRegistry } from './FieldRegistry.ts';
import { type Current, conflictIn } from './conflictIn.ts';
import type { FormConflict, FormHandle, FormProblem } from './FormHandle.ts';
import type { FormSpec } from './FormSpec.ts';
import { listFieldConflicts } from './listFieldConflicts.ts';
import { type FormValues, mergeValues } from './mergeValues.ts';
import { showFieldProblems } from './showFieldProblems.ts';
import { useFormDraft } from './useFormDraft.ts';
import { useFormText } from '../useFormText.ts';
import { useIntent } from './useIntent.ts';
import { useLeaving } from './useLeaving.ts';
import { useNewerRecord } from './useNewerRecord.ts';
import { useSchema } from './useSchema.ts';
import { useTranslatedErrors } from './useTranslatedErrors.ts';
import { focusFirst, pathsOf } from './fieldErrors.ts';

/** The record as somebody else has left it. */
interface Theirs<Rec> {
  readonly record: Rec;
  readonly conflict: FormConflict;
}

/**
 * Gives a form: fields with the contract's own schema, drafts, a question before anything is lost, one key per intent,
 * and conflicts that show what somebody else has changed.
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
  const [theirs, setTheirs] = useState<Theirs<Rec>>();
  const [problem, setProblem] = useState<FormProblem>();
  const [progress, setProgress] = useState<SendProgress>();
  // The record as it was last heard of, from the screen or with a conflict.
  const newest = useRef(spec.record);
  const registry = useMemo(() => createFieldRegistry(), []);
  const sending = useIntent();
  const schema = useSchema(spec.schema);
  const hook = useHookForm<Values & FieldValues>({
    defaultValues: spec.toValues(record) as DefaultValues<Values & FieldValues>,
    resolver: createResolver<Values & FieldValues>({
      schema,
      toBody: (values) => (spec.toBody ? spec.toBody(values, record) : values),
      validate: spec.validate,
      fieldOf: spec.fieldOf,
      text,
    }),
    shouldFocusError: false,
  }) as unknown as UseFormReturn<FieldValues>;
  const { isDirty, errors } = hook.formState;
  const valuesNow = () => hook.getValues() as Values;

  /** Starts anew from a record, with these values in the fields. */
  function startFrom(next: Rec, values: Values) {
    setRecord(() => next);
    draft.pause(() => {
      hook.reset(spec.toValues(next));
      hook.reset(values, { keepDefaultValues: true });
    });
  }

  function conflictWith({ record: next, by, at }: Current<Rec>, mine: { readonly values: Values; readonly from: Rec }) {
    const versions = { base: spec.toValues(mine.from), mine: mine.values, theirs: spec.toValues(next) };
    const changes = spec.describeChanges?.(mine.from, next) ?? [];
    return { by, at, changes, fields: listFieldConflicts(versions) };
  }

  const draft = useFormDraft<Values, Rec>({
    spec,
    record,
    hook,
    intent: sending.open,
    onRestored({ values, record: earlier, intent }) {
      // Over the record that it was typed over: if that has changed since, the server says so when it is sent.
      sending.resume(intent);
      startFrom(earlier, values);
    },
  });

  function finish() {
    draft.pause(() => hook.reset(hook.getValues()));
    leave.release();
    draft.forget();
    setTheirs(undefined);
  }

  async function carryOut(values: Values, from: Rec): Promise<boolean> {
    setProblem(undefined);
    try {
      const sent = await sending.send({ values, from }, (idempotencyKey) =>
        spec.send(values, { record: from, idempotencyKey, onProgress: setProgress }),
      );
      if (!sent) return false;
      finish();
      spec.onSent?.(sent.data, { isLeaving: leave.isLeaving() });
      return true;
    } catch (error) {
      explain(error, { values, from });
      return false;
    } finally {
      setProgress(undefined);
    }
  }

  function explain(error: unknown, { values, from }: { readonly values: Values; readonly from: Rec }) {
    if (!(error instanceof RefusalError) && !(error instanceof UnreachableError)) throw error;
    draft.keep(from);
    const current = from === undefined ? undefined : conflictIn<Rec>(error);
    if (current) newest.current = current.record;
    if (current) return setTheirs({ record: current.record, conflict: conflictWith(current, { values, from }) });
    const isAllShown =
      error instanceof RefusalError && showFieldProblems({ error, hook, registry, fieldOf: spec.fieldOf });
    if (!isAllShown) setProblem(error);
  }

  async function submit(): Promise<boolean> {
    if (sending.isSending) return false;
    let isTaken = false;
    try {
      await hook.handleSubmit(
        async () => {
          isTaken = await carryOut(valuesNow(), record);
        },
        (found) => focusFirst(registry.inOrder(pathsOf(found)), registry),
      )();
    } catch (error) {
      // The schema itself could not be fetched.
      if (!(error instanceof UnreachableError)) throw error;
      setProblem(error);
    }
    return isTaken;
  }

  const discard = () => {
    startFrom(newest.current, spec.toValues(newest.current));
    leave.release();
    draft.forget();
    setProblem(undefined);
    setTheirs(undefined);
  };
  const leave = useLeaving({ isDirty, submit, discard });
  useNewerRecord(spec.record, (next) => {
    newest.current = next;
    if (!isDirty) startFrom(next, spec.toValues(next));
  });
  useTranslatedErrors(hook, errors);

  return {
    isDirty,
    isSending: sending.isSending,
    progress,
    problem,
    conflict: theirs?.conflict,
    isRestored: draft.isRestored,
    leaving: leave.leaving,
    submit,
    discard,
    async applyAgain() {
      if (!theirs) return false;
      const mine = mergeValues({
        base: spec.toValues(record),
        mine: valuesNow(),
        theirs: spec.toValues(theirs.record),
      });
      startFrom(theirs.record, mine);
      setTheirs(undefined);
      return carryOut(mine, theirs.record);
    },
    takeTheirs(path) {
      const field = theirs?.conflict.fields.find((one) => one.path === path);
      if (field) hook.setValue(path, field.theirs, { shouldDirty: true });
    },
    requestLeave: (away) => leave.request(away),
    hook: hook as never,
    registry,
  };
}
