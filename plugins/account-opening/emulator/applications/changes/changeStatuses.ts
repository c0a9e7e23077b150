import {
  applicationActions,
  type ApplicationOutcome,
  type ApplicationStatus,
  type statusActions,
} from '@brokerdesk/api';
import {
  type ErrorResponse,
  invalidFields,
  message,
  notPermitted,
  type RequestContext,
} from '@brokerdesk/mock-server/engine';
import { createSuccessOutcome, guardAction, createErrorOutcome, type SeenApplication } from './applicationGuards.ts';
import { changeStatus } from './changeStatus.ts';

export interface ChangeStatusesOptions {
  readonly action: (typeof statusActions)[number];
  readonly applications: readonly SeenApplication[];
  readonly reason?: string | null | undefined;
}

/**
 * Moves several applications by one action, each separately; only the error of a single one becomes the error of the
 * request.
 */
export function changeStatuses(
  context: RequestContext,
  { action, applications, reason }: ChangeStatusesOptions,
): { readonly error: ErrorResponse } | { readonly results: readonly ApplicationOutcome[] } {
  const rule = applicationActions[action];
  if (!context.caller?.functions.has(rule.requires)) return { error: notPermitted };
  const inputError = checkReason(context, rule.reason, reason) ?? rejectDuplicates(context, applications);
  if (inputError) return { error: inputError };
  const results: ApplicationOutcome[] = [];
  for (const seen of applications) {
    const guarded = guardAction(context, seen, action);
    if ('error' in guarded) {
      if (applications.length === 1) return guarded;
      results.push(createErrorOutcome(context, seen.applyID, guarded.error));
      continue;
    }
    const { actor } = context;
    const toStatus: ApplicationStatus = rule.to[0];
    const recordOperation = context.recordOperation.bind(context);
    const next = changeStatus(context, {
      row: guarded.row,
      action,
      toStatus,
      reason: reason || null,
      actor,
      recordOperation,
    });
    results.push(createSuccessOutcome(context, next));
  }
  return { results };
}

function checkReason(
  { language }: RequestContext,
  rule: 'required' | 'optional' | 'none',
  reason: string | null | undefined,
): ErrorResponse | undefined {
  if (rule === 'required' && !reason) {
    const texts = message('Empty not allowed', '不能为空', '不可留空');
    return invalidFields(language, [{ path: 'reason', rule: 'required', texts }]);
  }
  if (rule === 'none' && reason) {
    const texts = message('This action takes no reason.', '此操作无需原因。', '此操作毋須原因。');
    return invalidFields(language, [{ path: 'reason', rule: 'not-allowed', texts }]);
  }
  return undefined;
}

/** Rejects a list with a duplicate application: its second change would always be stale. */
function rejectDuplicates(
  { language }: RequestContext,
  applications: readonly { readonly applyID: string }[],
): ErrorResponse | undefined {
  const seen = new Set<string>();
  const duplicates = applications.flatMap(({ applyID }, index) => {
    const isDuplicate = seen.has(applyID);
    seen.add(applyID);
    return isDuplicate ? [index] : [];
  });
  if (duplicates.length === 0) return undefined;
  const texts = message('This occurs twice.', '重复出现。', '重複出現。');
  return invalidFields(
    language,
    duplicates.map((index) => ({ path: `applications.${index}.applyID`, rule: 'unique', texts })),
  );
}
