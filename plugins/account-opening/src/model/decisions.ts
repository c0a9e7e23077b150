// What is decided about one application. Which of it is possible now is said by the back end alone (`next_actions`); here
// stands only where its button is and how it is asked.
import { applicationActions, type ApplicationAction } from '@brokerdesk/plugin-sdk';

/** The actions that the screen of an application takes itself, in the order in which they are offered. */
export const decisions = [
  'verify',
  'finishCorrection',
  'confirmForm',
  'correct',
  'reinput',
  'returnToUnchecked',
  'returnForm',
  'archive',
  'reject',
  'delete',
] as const satisfies readonly ApplicationAction[];

/** One of {@link decisions}. */
export type DecisionName = (typeof decisions)[number];

/** The next actions, each where it stands. */
export interface ArrangedActions {
  /** What leads on and is done most; at most one. */
  readonly primary: DecisionName | undefined;
  readonly others: readonly DecisionName[];
  /** What ends an application, apart from everything else. */
  readonly destructive: readonly DecisionName[];
  /** What is done on another screen, and what only a newer back end knows. */
  readonly elsewhere: readonly string[];
}

const leadingOn: readonly DecisionName[] = ['verify', 'finishCorrection', 'confirmForm'];
const ending: readonly DecisionName[] = ['reject', 'delete'];

/** Gives each of the next actions its place; nothing is added and nothing lost. */
export function arrangeActions(actions: readonly string[]): ArrangedActions {
  const known = decisions.filter((name) => actions.includes(name));
  const primary = known.find((name) => leadingOn.includes(name));
  return {
    primary,
    others: known.filter((name) => name !== primary && !ending.includes(name)),
    destructive: known.filter((name) => ending.includes(name)),
    elsewhere: [...new Set(actions.filter((name) => !decisions.some((decision) => decision === name)))],
  };
}

/** Tells whether an action is in the contract, so that there are words for it. */
export function isKnownAction(action: string): action is ApplicationAction {
  return Object.hasOwn(applicationActions, action);
}
