import {
  applicationActions,
  type ApplicationOutcome,
  type ApplicationStatus,
  type statusActions,
} from '@brokerdesk/api';
import type { CallContext } from '../../pipeline/CallContext.ts';
import { invalidFields, notPermitted, type Refusal } from '../../pipeline/refusals.ts';
import { doneOutcome, guardAction, refusedOutcome, type SeenApplication } from './applicationGuards.ts';
import { changeStatus } from './changeStatus.ts';
import { refuseRepeats } from './refuseRepeats.ts';

export interface StatusesWish {
  readonly action: (typeof statusActions)[number];
  readonly applications: readonly SeenApplication[];
  readonly reason?: string | null | undefined;
}

/** Moves several applications by one action, each for itself; only a single one's refusal is the call's own. */
export function changeStatuses(
  context: CallContext,
  { action, applications, reason }: StatusesWish,
): { readonly refusal: Refusal } | { readonly results: readonly ApplicationOutcome[] } {
  const rule = applicationActions[action];
  if (!context.caller?.functions.has(rule.requires)) return { refusal: notPermitted };
  const wrong = refuseReason(context, rule.reason, reason) ?? refuseRepeats(context, applications);
  if (wrong) return { refusal: wrong };
  const results: ApplicationOutcome[] = [];
  for (const seen of applications) {
    const guarded = guardAction(context, seen, action);
    if ('refusal' in guarded) {
      if (applications.length === 1) return guarded;
      results.push(refusedOutcome(context, seen.applyID, guarded.refusal));
      continue;
    }
    const { actor } = context;
    const toStatus: ApplicationStatus = rule.to[0];
    const note = context.note.bind(context);
    const next = changeStatus(context, { row: guarded.row, action, toStatus, reason: reason || null, actor, note });
    results.push(doneOutcome(context, next));
  }
  return { results };
}

function refuseReason(
  { language }: CallContext,
  rule: 'required' | 'optional' | 'none',
  reason: string | null | undefined,
): Refusal | undefined {
  if (rule === 'required' && !reason) {
    const texts = { en_US: 'Empty not allowed', zh_CN: '不能为空', zh_HK: '不可留空' };
    return invalidFields(language, [{ path: 'reason', rule: 'required', texts }]);
  }
  if (rule === 'none' && reason) {
    const texts = { en_US: 'This action takes no reason.', zh_CN: '此操作无需原因。', zh_HK: '此操作毋須原因。' };
    return invalidFields(language, [{ path: 'reason', rule: 'not-allowed', texts }]);
  }
  return undefined;
}
