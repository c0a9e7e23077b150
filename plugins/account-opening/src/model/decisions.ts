// The decisions about one application. The back end alone determines which are possible now (`next_actions`); this
// module only determines where each button is and how the user confirms it.
import {
  type ApplicationAction,
  applicationActions,
  type ApplicationStatus,
  toApplicationStatus,
} from '@brokerdesk/plugin-sdk/api';

/** Decisions that are carried out immediately, some after a confirmation, in display order. */
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

/** Long-running steps: confirmed, and handed over to the tray. */
export const longSteps = [
  'certify',
  'generateForm',
  'signForm',
  'importToBackOffice',
] as const satisfies readonly ApplicationAction[];

/** One of {@link longSteps}. */
export type LongStepName = (typeof longSteps)[number];

/** The actions in the bar of an application. */
export type BarAction = DecisionName | LongStepName | 'download';

/** The next actions in their groups. */
export interface ActionGroups {
  /** The most frequent next step; at most one. */
  readonly primary: BarAction | undefined;
  readonly others: readonly BarAction[];
  /** Actions that end an application, separate from all others. */
  readonly destructive: readonly BarAction[];
  /** Actions that only a newer back end knows. */
  readonly unknownActions: readonly string[];
}

/** The possible next steps, in this order: if certification is possible, importing without it is the exception. */
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

/**
 * Returns whether an application in a status that a colleague has given it still allows an action; that of a newer back end
 * may.
 */
export function allowsAction({ status }: { readonly status: string }, action: ApplicationAction): boolean {
  const from: readonly ApplicationStatus[] = applicationActions[action].from;
  const known = toApplicationStatus(status);
  return known === undefined || from.includes(known);
}

/** Returns whether an action is a step that runs in the tray. */
export function isLongStep(action: BarAction): action is LongStepName {
  return longSteps.some((step) => step === action);
}
