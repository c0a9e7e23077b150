import type { ApplicationOutcome, ApplicationStatus, LocalText } from '@brokerdesk/api';
import type { CallContext } from '../../pipeline/CallContext.ts';
import { type Refusal, ruleRefuses } from '../../pipeline/refusals.ts';
import type { ApplicationRow } from '../../state/rows.ts';
import { doneOutcome, guardAction, refusedOutcome, type SeenApplication } from './applicationGuards.ts';
import { applicantName } from './changeStatus.ts';
import { writeCsv } from '../csv.ts';
import { importErrorOf } from './importErrors.ts';
import { startImports } from './imports.ts';
import { findOwn } from '../ownRows.ts';
import { refuseRepeats } from './refuseRepeats.ts';
import { formatFileTime } from '../statistics/periods.ts';

export interface ImportWish {
  readonly applications: readonly SeenApplication[];
  readonly skipChecks?: boolean | undefined;
}

export interface ImportOutcome extends ApplicationOutcome {
  readonly status: ApplicationStatus | null;
  readonly error: LocalText | null;
}

export type ImportResult =
  | { readonly refusal: Refusal }
  | { readonly results: readonly ImportOutcome[]; readonly csv: ImportCsv | null };

interface ImportCsv {
  readonly fileName: string;
  readonly content: string;
}

/** Imports applications, each for itself, and waits until all are done; only a single one's refusal is the call's own. */
export async function importApplications(context: CallContext, wish: ImportWish): Promise<ImportResult> {
  const repeated = refuseRepeats(context, wish.applications);
  if (repeated) return { refusal: repeated };
  const asked = wish.applications.map((seen) => ({ seen, guarded: guardImport(context, seen, wish) }));
  const [first] = asked;
  if (asked.length === 1 && first && 'refusal' in first.guarded) return first.guarded;
  const admitted = asked.flatMap(({ guarded }) => ('row' in guarded ? [guarded.row] : []));
  if (admitted.length > 0) await context.waitUntil(startImports(context, admitted));
  const results = asked.map(({ seen, guarded }) => describeResult(context, seen, guarded));
  return { results, csv: describeFailures(context, results) };
}

type Guarded = ReturnType<typeof guardAction>;

function guardImport(context: CallContext, seen: SeenApplication, { skipChecks = false }: ImportWish): Guarded {
  const guarded = guardAction(context, seen, 'importToBackOffice');
  if ('refusal' in guarded || guarded.row.status !== 'CHK' || skipChecks) return guarded;
  return { refusal: ruleRefuses('import-skips-checks', skipWarning) };
}

const skipWarning = {
  en_US: 'This application has neither been certified nor signed. Importing it now skips both.',
  zh_CN: '此申请尚未进行 CA 认证及签署，现在导入将跳过这两个步骤。',
  zh_HK: '此申請尚未進行 CA 認證及簽署，現在匯入將略過這兩個步驟。',
};

function describeResult(context: CallContext, { applyID }: SeenApplication, guarded: Guarded): ImportOutcome {
  if ('refusal' in guarded) {
    return { ...refusedOutcome(context, applyID, guarded.refusal), status: null, error: null };
  }
  const row = findOwn<ApplicationRow>(context, 'applications', applyID) ?? guarded.row;
  return { ...doneOutcome(context, row), status: row.status, error: importErrorOf(context, row) };
}

const languages = { en_US: 'EN', zh_CN: 'SC', zh_HK: 'TC' } as const;
const heads = {
  EN: ['Application', 'Account number', 'Name', 'Name in Chinese', 'Identity number', 'Reason'],
  SC: ['申请编号', '账号', '英文姓名', '中文姓名', '证件号码', '原因'],
  TC: ['申請編號', '帳號', '英文姓名', '中文姓名', '證件號碼', '原因'],
};

function describeFailures(context: CallContext, results: readonly ImportOutcome[]): ImportCsv | null {
  const language = languages[context.language];
  const lines = results.flatMap(({ application, error }) =>
    application && error
      ? [
          [
            application.applyID,
            application.customAccountNum ?? '',
            applicantName(application),
            application.chiName,
            application.idCardNumber,
            error[language],
          ],
        ]
      : [],
  );
  if (lines.length === 0) return null;
  const fileName = `import-failures-${formatFileTime(context.now())}.csv`;
  return { fileName, content: writeCsv([heads[language], ...lines]) };
}
