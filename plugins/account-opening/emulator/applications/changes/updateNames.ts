import type { WireLanguage } from '@brokerdesk/api';
import {
  diffFields,
  type ErrorResponse,
  message,
  type RequestContext,
  ruleViolated,
  stamp,
} from '@brokerdesk/mock-server/engine';
import type { ApplicationRow } from '../applicationRows.ts';
import { findByAccountNumber, padAccountNumber } from './accountNumbers.ts';
import { guardVersion, type SeenApplication } from './applicationGuards.ts';
import { applicationStamp } from '../list/applicationViews.ts';
import { addHistory, applicantName } from './changeStatus.ts';

export interface UpdateNamesInput extends SeenApplication {
  readonly customAccountNum?: string | null | undefined;
  readonly nickname?: string | null | undefined;
}

/** Sets the account number or nickname of an application; omitted fields stay. */
export function updateNames(
  context: RequestContext,
  input: UpdateNamesInput,
): { readonly error: ErrorResponse } | { readonly row: ApplicationRow } {
  const guarded = guardVersion(context, input);
  if ('error' in guarded) return guarded;
  const { row } = guarded;
  const { customAccountNum: number = row.customAccountNum, nickname = row.nickname } = input;
  const customAccountNum = number === null ? null : padAccountNumber(number);
  const error =
    customAccountNum === row.customAccountNum ? undefined : checkAccountNumber(context, row, customAccountNum);
  if (error) return { error };
  const next: ApplicationRow = {
    ...row,
    customAccountNum,
    nickname,
    ...stamp(context, applicationStamp(context, row)),
  };
  const changed = fields.filter((field) => row[field] !== next[field]);
  if (changed.length === 0) return { row };
  context.change((draft) => draft.put('applications', row.applyID, next));
  const { actor } = context;
  const changes = changed.map((field) => ({ field, from: row[field], to: next[field] }));
  addHistory(context, { row: next, action: 'edit', actor, changes });
  context.recordOperation({
    targetID: row.applyID,
    targetName: applicantName(row),
    changes: diffFields(row, next, fields),
  });
  return { row: next };
}

const fields = ['customAccountNum', 'nickname'] as const;

function checkAccountNumber(
  context: RequestContext,
  row: ApplicationRow,
  number: string | null,
): ErrorResponse | undefined {
  if (row.status === 'IBO' || row.status === 'ARC') return ruleViolated('account-number-imported', numberImportedTexts);
  const other = number === null ? undefined : findByAccountNumber(context, row, number);
  return other && ruleViolated('account-number-used', usedTexts(other.applyID), { applyID: other.applyID });
}

const numberImportedTexts = message(
  'The back office already has this account number, so it cannot be changed.',
  '后台系统已有此账户号码，不能更改。',
  '後台系統已有此帳戶號碼，不能更改。',
);

function usedTexts(applyID: string): Readonly<Record<WireLanguage, string>> {
  return message(
    `Application ${applyID} already has this account number.`,
    `申请 ${applyID} 已使用此账户号码。`,
    `申請 ${applyID} 已使用此帳戶號碼。`,
  );
}
