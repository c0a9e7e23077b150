import { useEffect, useRef, useState } from 'react';
import { useNavigation } from '../../hooks/useNavigation.ts';
import type { LeaveAnswers } from '../../hostServices.ts';
import type { Leaving } from './FormHandle.ts';

/** The form that is left. */
export interface LeavingForm {
  readonly isDirty: boolean;
  readonly submit: () => Promise<boolean>;
  readonly discard: () => void;
}

/** Asks what becomes of a form before the person goes elsewhere, in the portal, back, or to another tab's address. */
export function useLeaving({ isDirty, submit, discard }: LeavingForm) {
  const { guard } = useNavigation();
  const [answers, setAnswers] = useState<LeaveAnswers>();
  const isHeld = useRef(false);
  const isLeaving = useRef(false);
  useEffect(() => {
    isHeld.current = isDirty;
    if (!isDirty) return undefined;
    return guard({ isHeld: () => isHeld.current, ask: (given) => setAnswers(() => given) });
  }, [isDirty, guard]);

  const leaving: Leaving | undefined = answers && {
    stay() {
      setAnswers(undefined);
      answers.stay();
    },
    discard() {
      discard();
      setAnswers(undefined);
      answers.leave();
    },
    async save() {
      isLeaving.current = true;
      const isTaken = await submit();
      isLeaving.current = false;
      setAnswers(undefined);
      (isTaken ? answers.leave : answers.stay)();
    },
  };
  return {
    leaving,
    /** True while the form is sent on the way out. */
    isLeaving: () => isLeaving.current,
    /** Lets go at once: what follows a form that was sent may be another screen. */
    release() {
      isHeld.current = false;
    },
    request(leave: () => void) {
      if (isDirty && isHeld.current) setAnswers(() => ({ leave, stay: () => {} }));
      else leave();
    },
  };
}
