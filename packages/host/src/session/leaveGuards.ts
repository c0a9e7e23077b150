// The guards that require a confirmation before this page is left: forms with unsaved input. There is one page, so there
// is one set.
import type { LeaveActions, LeaveGuard } from '@brokerdesk/plugin-sdk';

const guards = new Set<LeaveGuard>();

/** Registers a guard until the returned function is called. */
export function addLeaveGuard(guard: LeaveGuard): () => void {
  if (guards.size === 0) addEventListener('beforeunload', onBeforeUnload);
  guards.add(guard);
  return () => {
    guards.delete(guard);
    if (guards.size === 0) removeEventListener('beforeunload', onBeforeUnload);
  };
}

/** Whether a guard would require a confirmation now. */
export function isLeavingBlocked(): boolean {
  return activeGuard() !== undefined;
}

/** Calls the newest guard: it belongs to what is on top. */
export function confirmLeaving(answers: LeaveActions): void {
  const guard = activeGuard();
  if (guard) guard.confirmLeave(answers);
  else answers.leave();
}

/** Lets the page be left without a confirmation when its session has ended: unsaved input is stored as a draft. */
export function removeLeaveGuards(): void {
  guards.clear();
  removeEventListener('beforeunload', onBeforeUnload);
}

function activeGuard(): LeaveGuard | undefined {
  return [...guards].findLast((guard) => guard.hasUnsavedChanges());
}

/** Shows the browser's own confirmation when a tab is closed or reloaded. */
function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (isLeavingBlocked()) event.preventDefault();
}
