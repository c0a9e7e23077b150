// Who wants to be asked before this page is left: forms with something typed and not sent. There is one page, so there is
// one set.
import type { LeaveAnswers, LeaveGuard } from '@brokerdesk/plugin-sdk';

const guards = new Set<LeaveGuard>();

/** Lets a guard be asked before a screen is left, until the function that it gives is called. */
export function guardLeaving(guard: LeaveGuard): () => void {
  if (guards.size === 0) addEventListener('beforeunload', holdTab);
  guards.add(guard);
  return () => {
    guards.delete(guard);
    if (guards.size === 0) removeEventListener('beforeunload', holdTab);
  };
}

/** Tells whether anybody would be asked now. */
export function isLeavingGuarded(): boolean {
  return holding() !== undefined;
}

/** Asks the guard that came last: it belongs to what is on top. */
export function askToLeave(answers: LeaveAnswers): void {
  const guard = holding();
  if (guard) guard.ask(answers);
  else answers.leave();
}

/** Lets the page go without a question, when its session is over: what was typed is kept as a draft. */
export function stopGuarding(): void {
  guards.clear();
  removeEventListener('beforeunload', holdTab);
}

function holding(): LeaveGuard | undefined {
  return [...guards].findLast((guard) => guard.isHeld());
}

/** The browser asks in its own words when a tab is closed or loaded anew. */
function holdTab(event: BeforeUnloadEvent): void {
  if (isLeavingGuarded()) event.preventDefault();
}
