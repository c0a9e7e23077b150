import { useEffect, useRef, useState } from 'react';
import { useNavigation } from '../../hooks/useHost.ts';
import type { LeaveActions } from '../../services/hostServices.ts';
import type { LeavePrompt } from './FormHandle.ts';

/** The form that the user leaves. */
export interface GuardedForm {
  readonly isDirty: boolean;
  readonly submit: () => Promise<boolean>;
  readonly discard: () => void;
}

/**
 * Asks the user what to do with a form's input before they leave it, within the portal, with Back, or by another
 * address in the tab.
 */
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
    /** True while the form is being sent because the user leaves. */
    isLeaving: () => isLeaving.current,
    /** Allows leaving immediately: another screen may follow a sent form. */
    release() {
      isGuarding.current = false;
    },
    request(leave: () => void) {
      if (isDirty && isGuarding.current) setActions(() => ({ leave, stay: () => {} }));
      else leave();
    },
  };
}
