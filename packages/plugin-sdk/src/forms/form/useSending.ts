import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { rememberFocus } from '../../kit/rememberFocus.ts';
import { ApiError, UnreachableError } from '../../services/errors.ts';
import type { SendProgress } from '../../services/hostServices.ts';
import { useFormText } from '../useFormText.ts';
import { type FormValues, isBranch, readConflict } from './conflicts.ts';
import { focusFirst, pathsOf, showFieldProblems } from './fieldErrors.ts';
import type { FieldRegistry } from './FieldRegistry.ts';
import type { SubmitError } from './FormHandle.ts';
import { isAsSent } from './isAsSent.ts';
import type { FormSpec } from './FormSpec.ts';
import type { SentValues } from './useRemoteVersion.ts';
import { useReview } from './useReview.ts';
import type { SubmissionControl } from './useSubmission.ts';

/** The form that is sent. */
export interface SendingOptions<Values extends FormValues, Data, Rec> {
  readonly spec: FormSpec<Values, Data, Rec>;
  readonly methods: UseFormReturn<FieldValues>;
  readonly registry: FieldRegistry;
  readonly submission: SubmissionControl;
  /** Called before the values are sent; the page may end before a response arrives. */
  readonly onSending: (from: Rec) => void;
  readonly onAccepted: (data: Data) => void;
  /** Called with an error; true if a change by another user is its reason, which is shown in its place. */
  readonly onFailed: (error: SubmitError, sent: SentValues<Values, Rec>) => boolean;
}

/** Returns what sends a form, after a review if it has one, and what the user reads meanwhile and after an error. */
export function useSending<Values extends FormValues, Data, Rec>(options: SendingOptions<Values, Data, Rec>) {
  const { spec, methods, registry, submission, onSending, onAccepted, onFailed } = options;
  const text = useFormText();
  const [submitError, setSubmitError] = useState<SubmitError>();
  const [progress, setProgress] = useState<SendProgress>();
  const review = useReview(spec.review);

  /** Sends the values. If what is in their way was sent by this user, without a response, they replace it. */
  async function sendOverOwn(values: Values, from: Rec): Promise<{ data: Data } | undefined> {
    let lost: readonly Values[] = [];
    const send = (record: Rec) =>
      submission.send(
        { values, from: record },
        (idempotencyKey, { isRetry, earlier }) => {
          lost = earlier.map((content) => (content as { readonly values: Values }).values);
          onSending(from);
          return spec.send(values, { record, idempotencyKey, onProgress: setProgress, isRetry, earlier: lost });
        },
        { keepsKey: spec.keepsKey === true },
      );
    try {
      return await send(from);
    } catch (error) {
      const current = from === undefined ? undefined : readConflict<Rec>(error);
      if (!current || !lost.some((earlier) => isAsSent(spec, current.record, earlier))) throw error;
      return send(current.record);
    }
  }

  async function sendValues(values: Values, from: Rec): Promise<boolean> {
    setSubmitError(undefined);
    const moveFocus = rememberFocus();
    const confirmation = review.ask(values, from);
    if (confirmation && !(await confirmation)) return false;
    try {
      const sent = await sendOverOwn(values, from);
      if (!sent) return false;
      onAccepted(sent.data);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof UnreachableError)) throw error;
      const problems = { methods, registry, fieldOf: spec.fieldOf, text, moveFocus };
      const isShown =
        onFailed(error, { values, from }) || (error instanceof ApiError && showFieldProblems({ error, ...problems }));
      if (!isShown) setSubmitError(error);
      return false;
    } finally {
      setProgress(undefined);
    }
  }

  /** Sends the values as they are now, if they are valid; otherwise the first field that is not gets the focus. */
  async function submit(record: Rec): Promise<boolean> {
    if (submission.isSending) return false;
    let isAccepted = false;
    try {
      await methods.handleSubmit(
        async () => {
          isAccepted = await sendValues(copyOf(methods.getValues()) as Values, record);
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
  return {
    submitError,
    progress,
    review: review.prompt,
    sendValues,
    submit,
    clearError: () => setSubmitError(undefined),
  };
}

/** The fields change their values in place, and what was sent must stay as it was. */
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  if (!isBranch(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyOf(part)]));
}
