// The actions for many applications at once. The contract's table defines which action is possible in which status;
// here it serves for explanations, and the back end decides about each application separately.
import {
  type ApplicationAction,
  type ApplicationStatus,
  type ApplicationSummary,
  applicationActions,
  applicationStatusCodes,
  toApplicationStatus,
} from '@brokerdesk/plugin-sdk/api';

/** The actions offered for many applications, in the order of their buttons. */
export const bulkActions = ['verify', 'returnToUnchecked', 'reinput', 'archive', 'reject', 'delete'] as const;

/** One of {@link bulkActions}. */
export type BulkActionName = (typeof bulkActions)[number];

/** The maximum number of applications in one change. */
export const bulkLimit = 1000;

/** Why an action is not possible for some of the applications. */
export interface ActionBlockers {
  /** The blocking statuses, with the number of applications in each; the numbers are unknown if not all were loaded. */
  readonly statuses: readonly { readonly status: string; readonly count: number }[];
  /** Number of applications that cannot be changed because work on them is running. */
  readonly runningCount: number;
}

/** Returns whether an action is possible in a status; in an unknown one, nothing is. */
function isPossible(action: ApplicationAction, code: string): boolean {
  const from: readonly ApplicationStatus[] = applicationActions[action].from;
  const status = toApplicationStatus(code);
  return status !== undefined && from.includes(status);
}

/** Finds what blocks an action on these applications; nothing if it is possible for all of them. */
export function findBlockers(
  action: ApplicationAction,
  rows: readonly Pick<ApplicationSummary, 'status' | 'work'>[],
): ActionBlockers | undefined {
  const blocked = rows.filter(({ status }) => !isPossible(action, status));
  const runningCount = rows.filter(({ status, work }) => isPossible(action, status) && work !== null).length;
  return blockersOf(countStatuses(blocked), runningCount);
}

/** As {@link findBlockers}, for applications of which only the number in each status is known. */
export function findBlockersByCount(
  action: ApplicationAction,
  counts: Readonly<Partial<Record<ApplicationStatus, number>>>,
): ActionBlockers | undefined {
  const blocked = Object.entries(counts).filter(([status]) => !isPossible(action, status));
  return blockersOf(Object.fromEntries(blocked), 0);
}

function blockersOf(counts: Readonly<Record<string, number>>, runningCount: number): ActionBlockers | undefined {
  const order = applicationStatusCodes as readonly string[];
  const unknown = Object.keys(counts).filter((code) => !order.includes(code));
  const statuses = [...order, ...unknown].flatMap((status) => {
    const count = counts[status] ?? 0;
    return count > 0 ? [{ status, count }] : [];
  });
  return statuses.length === 0 && runningCount === 0 ? undefined : { statuses, runningCount };
}

function countStatuses(rows: readonly Pick<ApplicationSummary, 'status'>[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1);
  return Object.fromEntries(counts);
}
