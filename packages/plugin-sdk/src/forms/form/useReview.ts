import { type ReactNode, useState } from 'react';

/** What the user confirms before a form is sent. */
export interface FormReview {
  /** The question, such as "Save this role?" */
  readonly title: string;
  /** What the values change, and for whom. */
  readonly content: ReactNode;
  /** The verb on the button, such as "Save role". */
  readonly submitLabel: string;
}

/** A review that waits for the user. */
export interface ReviewPrompt extends FormReview {
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** Values that the user reviews, and what they were made from. */
interface Waiting<Values, Rec> extends Pick<ReviewPrompt, 'confirm' | 'cancel'> {
  readonly values: Values;
  readonly record: Rec;
}

/** Stores the open review of a form. It is described at each render, because the user may change the language meanwhile. */
export function useReview<Values, Rec>(
  describe: ((values: Values, record: Rec) => FormReview | undefined) | undefined,
) {
  const [waiting, setWaiting] = useState<Waiting<Values, Rec>>();
  const described = waiting && describe?.(waiting.values, waiting.record);
  const prompt: ReviewPrompt | undefined = waiting &&
    described && { ...described, confirm: waiting.confirm, cancel: waiting.cancel };

  /** Shows the review of values; true once the user has confirmed it. Undefined if the values need none. */
  function ask(values: Values, record: Rec): Promise<boolean> | undefined {
    if (describe?.(values, record) === undefined) return undefined;
    return new Promise((resolve) => {
      const close = (isConfirmed: boolean) => {
        setWaiting(undefined);
        resolve(isConfirmed);
      };
      setWaiting({ values, record, confirm: () => close(true), cancel: () => close(false) });
    });
  }
  return { prompt, ask };
}
