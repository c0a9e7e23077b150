// What is decided about one application. Which of it is possible now is said by the back end alone (`next_actions`); here
// stands only where its button is and how it is asked.
import type { ApplicationAction } from '@brokerdesk/plugin-sdk';

/** What is carried out at once, perhaps after a question, in the order in which it is offered. */
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

/** The steps that take their time: asked about, and handed over to the tray. */
export const longSteps = [
  'certify',
  'generateForm',
  'signForm',
  'importToBackOffice',
] as const satisfies readonly ApplicationAction[];

/** One of {@link longSteps}. */
export type LongStepName = (typeof longSteps)[number];

/** What the bar of an application offers. */
export type BarAction = DecisionName | LongStepName | 'download';

/** The next actions, each where it stands. */
export interface ActionGroups {
  /** What leads on and is done most; at most one. */
  readonly primary: BarAction | undefined;
  readonly others: readonly BarAction[];
  /** What ends an application, apart from everything else. */
  readonly destructive: readonly BarAction[];
  /** What only a newer back end knows. */
  readonly unknownActions: readonly string[];
}

/** What leads on, in this order: where an application may be certified, to import it without that is the exception. */
const primaryActions: readonly BarAction[] = ['verify', 'finishCorrection', 'confirmForm', ...longSteps];
const destructiveActions: readonly BarAction[] = ['reject', 'delete'];
const barActions: readonly BarAction[] = [...longSteps, ...decisions, 'download'];

/** Sorts the next actions into groups; none is added or lost. */
export function groupActions(actions: readonly string[]): ActionGroups {
  const known = barActions.filter((name) => actions.includes(name));
  const primary = primaryActions.find((name) => known.includes(name));
  return {
    primary,
    others: known.filter((name) => name !== primary && !destructiveActions.includes(name)),
    destructive: known.filter((name) => destructiveActions.includes(name)),
    unknownActions: [...new Set(actions.filter((name) => !barActions.some((known) => known === name)))],
  };
}

/** Returns whether an action is a step that runs in the tray. */
export function isLongStep(action: BarAction): action is LongStepName {
  return longSteps.some((step) => step === action);
}
