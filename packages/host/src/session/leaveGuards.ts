// Who wants to be asked before this page is left: forms with something typed and not sent. There is one page, so there is
// one set.
import type { LeaveActions, LeaveGuard } from '@brokerdesk/plugin-sdk';

const guards = new Set<LeaveGuard>();

/** Lets a guard be asked before a screen is left, until the function that it gives is called. */
export function addLeaveGuard(guard: LeaveGuard): () => void {
  if (guards.size === 0) addEventListener('beforeunload', onBeforeUnload);
  guards.add(guard);
  return () => {
    guards.delete(guard);
    if (guards.size === 0) removeEventListener('beforeunload', onBeforeUnload);
  };
}

/** Tells whether anybody would be asked now. */
export function isLeavingBlocked(): boolean {
  return activeGuard() !== undefined;
}

/** Asks the guard that came last: it belongs to what is on top. */
export function confirmLeaving(answers: LeaveActions): void {
  const guard = activeGuard();
  if (guard) guard.confirmLeave(answers);
  else answers.leave();
}

/** Lets the page go without a question, when its session is over: what was typed is kept as a draft. */
export function removeLeaveGuards(): void {
  guards.clear();
  removeEventListener('beforeunload', onBeforeUnload);
}

function activeGuard(): LeaveGuard | undefined {
  return [...guards].findLast((guard) => guard.hasUnsavedChanges());
}

/** The browser asks in its own words when a tab is closed or loaded anew. */
function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (isLeavingBlocked()) event.preventDefault();
}
