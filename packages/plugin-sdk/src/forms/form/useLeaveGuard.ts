import { useEffect, useRef, useState } from 'react';
import { useNavigation } from '../../hooks/useHost.ts';
import type { LeaveActions } from '../../hostServices.ts';
import type { LeavePrompt } from './FormHandle.ts';

/** The form that is left. */
export interface GuardedForm {
  readonly isDirty: boolean;
  readonly submit: () => Promise<boolean>;
  readonly discard: () => void;
}

/** Asks what becomes of a form before the user goes elsewhere, in the portal, back, or to another tab's address. */
export function useLeaveGuard({ isDirty, submit, discard }: GuardedForm) {
  const { guard } = useNavigation();
  const [actions, setActions] = useState<LeaveActions>();
  const isGuarding = useRef(false);
  const isLeaving = useRef(false);
  useEffect(() => {
    isGuarding.current = isDirty;
    if (!isDirty) return undefined;
    return guard({
      hasUnsavedChanges: () => isGuarding.current,
      confirmLeave: (nextActions) => setActions(() => nextActions),
    });
  }, [isDirty, guard]);

  const leavePrompt: LeavePrompt | undefined = actions && {
    stay() {
      setActions(undefined);
      actions.stay();
    },
    discard() {
      discard();
      setActions(undefined);
      actions.leave();
    },
    async save() {
      isLeaving.current = true;
      const isAccepted = await submit();
      isLeaving.current = false;
      setActions(undefined);
      (isAccepted ? actions.leave : actions.stay)();
    },
  };
  return {
    leaving: leavePrompt,
    /** True while the form is sent on the way out. */
    isLeaving: () => isLeaving.current,
    /** Lets go at once: what follows a form that was sent may be another screen. */
    release() {
      isGuarding.current = false;
    },
    request(leave: () => void) {
      if (isDirty && isGuarding.current) setActions(() => ({ leave, stay: () => {} }));
      else leave();
    },
  };
}
