import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { confirmLeaving, isLeavingBlocked } from '../session/leaveGuards.ts';

/** Blocks a navigation while a form of the page requires a confirmation. */
export function LeaveBlocker() {
  const blocker = useBlocker(isLeavingBlocked);
  const latest = useRef(blocker);
  useEffect(() => {
    latest.current = blocker;
    if (blocker.state !== 'blocked') return;
    // By the time of the response the user may have navigated elsewhere.
    const resolveWith = (way: 'proceed' | 'reset') => () => {
      if (latest.current.state === 'blocked') latest.current[way]();
    };
    confirmLeaving({ leave: resolveWith('proceed'), stay: resolveWith('reset') });
  }, [blocker]);
  return null;
}
