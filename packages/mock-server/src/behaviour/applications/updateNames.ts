import type { WireLanguage } from '@brokerdesk/api';
import type { CallContext } from '../../pipeline/CallContext.ts';
import { type Refusal, ruleRefuses } from '../../pipeline/refusals.ts';
import type { ApplicationRow } from '../../state/rows.ts';
import { findByAccountNumber, padAccountNumber } from './accountNumbers.ts';
import { guardVersion, type SeenApplication } from './applicationGuards.ts';
import { applicationStamp } from './applicationViews.ts';
import { addHistory, applicantName } from './changeStatus.ts';
import { changesBetween } from '../operationRecords.ts';
import { stamp } from '../stamps.ts';

export interface NamesWish extends SeenApplication {
  readonly customAccountNum?: string | null | undefined;
  readonly nickname?: string | null | undefined;
}

/** Gives an application another account number or nickname; what is left out stays. */
export function updateNames(
  context: CallContext,
  wish: NamesWish,
): { readonly refusal: Refusal } | { readonly row: ApplicationRow } {
  const guarded = guardVersion(context, wish);
  if ('refusal' in guarded) return guarded;
  const { row } = guarded;
  const { customAccountNum: number = row.customAccountNum, nickname = row.nickname } = wish;
  const customAccountNum = number === null ? null : padAccountNumber(number);
  const refusal = customAccountNum === row.customAccountNum ? undefined : refuseNumber(context, row, customAccountNum);
  if (refusal) return { refusal };
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
  context.note({ targetID: row.applyID, targetName: applicantName(row), changes: changesBetween(row, next, fields) });
  return { row: next };
}

const fields = ['customAccountNum', 'nickname'] as const;

function refuseNumber(context: CallContext, row: ApplicationRow, number: string | null): Refusal | undefined {
  if (row.status === 'IBO' || row.status === 'ARC') return ruleRefuses('account-number-imported', importedTexts);
  const other = number === null ? undefined : findByAccountNumber(context, row, number);
  return other && ruleRefuses('account-number-used', usedTexts(other.applyID), { applyID: other.applyID });
}

const importedTexts = {
  en_US: 'The back office has this account number already, so it cannot be changed.',
  zh_CN: '后台系统已采用此账号，不能更改。',
  zh_HK: '後台系統已採用此帳號，不能更改。',
};

function usedTexts(applyID: string): Readonly<Record<WireLanguage, string>> {
  return {
    en_US: `Application ${applyID} has this account number already.`,
    zh_CN: `申请 ${applyID} 已使用此账号。`,
    zh_HK: `申請 ${applyID} 已使用此帳號。`,
  };
}
