// Whether an action on an application is possible now. The checks run in the order of their usefulness: a stale version
// is reported before the new status.
import { type ApplicationAction, type ApplicationOutcome, applicationActions, nextActions } from '@brokerdesk/api';
import {
  checkVersion,
  errorMessages,
  type ErrorResponse,
  findOwn,
  message,
  notFound,
  type RequestContext,
} from '@brokerdesk/mock-server/engine';
import type { ApplicationRow } from '../applicationRows.ts';
import { applicationStamp, describeDetail, describeSummary } from '../list/applicationViews.ts';

/** One application, in the version that the caller saw; without a version, in any. */
export interface SeenApplication {
  readonly applyID: string;
  readonly version?: number | undefined;
}

export type GuardResult = { readonly row: ApplicationRow } | { readonly error: ErrorResponse };

/**
 * Finds an application of the caller's broker in the version that the caller saw and without running work, or returns
 * an error.
 */
export function guardVersion(context: RequestContext, { applyID, version }: SeenApplication): GuardResult {
  const row = findOwn<ApplicationRow>(context, 'applications', applyID);
  if (!row) return { error: notFound };
  const stamp = applicationStamp(context, row);
  const staleError = checkVersion(stamp, version ?? stamp.version, () => describeDetail(context, row));
  if (staleError) return { error: staleError };
  return row.work ? { error: createInProgressError(row, row.work.action) } : { row };
}

/** Like {@link guardVersion}, and checks that the action starts from the application's status. */
export function guardAction(context: RequestContext, seen: SeenApplication, action: ApplicationAction): GuardResult {
  const guarded = guardVersion(context, seen);
  if ('error' in guarded) return guarded;
  const { row } = guarded;
  const from: readonly string[] = applicationActions[action].from;
  return from.includes(row.status) ? guarded : { error: createTransitionError(context, row) };
}

/** The result for an application that was not changed. */
export function createErrorOutcome(context: RequestContext, applyID: string, error: ErrorResponse): ApplicationOutcome {
  const { code, message, data } = error;
  const row = findOwn<ApplicationRow>(context, 'applications', applyID);
  const { by = null, at = null } = code === 'E0005' ? (data as { by: string; at: string }) : {};
  return {
    applyID,
    code: code as ApplicationOutcome['code'],
    message: (message ?? errorMessages[code])[context.language],
    application: row ? describeSummary(context, row) : null,
    by,
    at,
  };
}

export function createSuccessOutcome(context: RequestContext, row: ApplicationRow): ApplicationOutcome {
  return {
    applyID: row.applyID,
    code: 'OK',
    message: '',
    application: describeSummary(context, row),
    by: null,
    at: null,
  };
}

function createTransitionError(context: RequestContext, { status }: ApplicationRow): ErrorResponse {
  const actions = nextActions(status, context.caller?.functions ?? new Set());
  return { code: 'E0015', data: { status, actions } };
}

function createInProgressError({ status }: ApplicationRow, work: string): ErrorResponse {
  return {
    code: 'E0015',
    data: { status, actions: [], work },
    message: message(
      'This application is being processed. Please wait until that is done.',
      '此申请正在处理中，请等待处理完成。',
      '此申請正在處理中，請等待處理完成。',
    ),
  };
}
