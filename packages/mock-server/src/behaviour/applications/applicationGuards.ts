// Whether something may be done with an application now. The order of the questions is that of what helps most: one
// that somebody else has changed is told so before its new status is explained.
import { type ApplicationAction, type ApplicationOutcome, applicationActions, nextActions } from '@brokerdesk/api';
import type { CallContext } from '../../pipeline/CallContext.ts';
import { refusalMessages } from '../../pipeline/refusalMessages.ts';
import { notFound, type Refusal, refuseStale } from '../../pipeline/refusals.ts';
import type { ApplicationRow } from '../../state/rows.ts';
import { applicationStamp, describeDetail, describeSummary } from './applicationViews.ts';
import { findOwn } from '../ownRows.ts';

/** One version of one application, as the caller saw it. */
export interface SeenApplication {
  readonly applyID: string;
  readonly version: number;
}

export type Guarded = { readonly row: ApplicationRow } | { readonly refusal: Refusal };

/** Finds an application of the caller's broker as he saw it and not being worked on, or says why not. */
export function guardVersion(context: CallContext, { applyID, version }: SeenApplication): Guarded {
  const row = findOwn<ApplicationRow>(context, 'applications', applyID);
  if (!row) return { refusal: notFound };
  const stale = refuseStale(applicationStamp(context, row), version, () => describeDetail(context, row));
  if (stale) return { refusal: stale };
  return row.work ? { refusal: refuseWork(row, row.work.action) } : { row };
}

/** As {@link guardVersion}, and asks whether the action starts from the application's status. */
export function guardAction(context: CallContext, seen: SeenApplication, action: ApplicationAction): Guarded {
  const guarded = guardVersion(context, seen);
  if ('refusal' in guarded) return guarded;
  const { row } = guarded;
  const from: readonly string[] = applicationActions[action].from;
  return from.includes(row.status) ? guarded : { refusal: refuseTransition(context, row) };
}

/** What became of an application that was left as it is. */
export function refusedOutcome(context: CallContext, applyID: string, refusal: Refusal): ApplicationOutcome {
  const { code, message, data } = refusal;
  const row = findOwn<ApplicationRow>(context, 'applications', applyID);
  const { by = null, at = null } = code === 'E0005' ? (data as { by: string; at: string }) : {};
  return {
    applyID,
    code: code as ApplicationOutcome['code'],
    message: (message ?? refusalMessages[code])[context.language],
    application: row ? describeSummary(context, row) : null,
    by,
    at,
  };
}

export function doneOutcome(context: CallContext, row: ApplicationRow): ApplicationOutcome {
  return {
    applyID: row.applyID,
    code: 'OK',
    message: '',
    application: describeSummary(context, row),
    by: null,
    at: null,
  };
}

function refuseTransition(context: CallContext, { status }: ApplicationRow): Refusal {
  const actions = nextActions(status, context.caller?.functions ?? new Set());
  return { code: 'E0015', data: { status, actions } };
}

function refuseWork({ status }: ApplicationRow, work: string): Refusal {
  return {
    code: 'E0015',
    data: { status, actions: [], work },
    message: {
      en_US: 'This application is being processed. Please wait until that is done.',
      zh_CN: '此申请正在处理中，请等待处理完成。',
      zh_HK: '此申請正在處理中，請等待處理完成。',
    },
  };
}
