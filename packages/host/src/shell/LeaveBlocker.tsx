import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { confirmLeaving, isLeavingBlocked } from '../session/leaveGuards.ts';

/** Holds up a navigation while a form of the page wants to be asked first. */
export function LeaveBlocker() {
  const blocker = useBlocker(isLeavingBlocked);
  const latest = useRef(blocker);
  useEffect(() => {
    latest.current = blocker;
    if (blocker.state !== 'blocked') return;
    // What is answered later may meet another state: the person may have gone on by then.
    const resolveWith = (way: 'proceed' | 'reset') => () => {
      if (latest.current.state === 'blocked') latest.current[way]();
    };
    confirmLeaving({ leave: resolveWith('proceed'), stay: resolveWith('reset') });
  }, [blocker]);
  return null;
}
