import type { ApplicationOutcome, ApplicationStatus, LocalText } from '@brokerdesk/api';
import type { RequestContext } from '../../../pipeline/RequestContext.ts';
import { type ErrorResponse, message, ruleViolated } from '../../../pipeline/errorResponses.ts';
import type { ApplicationRow } from '../applicationRows.ts';
import {
  createSuccessOutcome,
  guardAction,
  createErrorOutcome,
  type ApplicationVersion,
} from '../changes/applicationGuards.ts';
import { applicantName } from '../changes/changeStatus.ts';
import { writeCsv } from '../../../shared-rules/texts/writeCsv.ts';
import { importErrorOf } from './importErrors.ts';
import { startImports } from './importJobs.ts';
import { findOwn } from '../../../shared-rules/ownRows.ts';
import { rejectDuplicates } from '../changes/rejectDuplicates.ts';
import { formatFileTime } from '../../../shared-rules/times.ts';

export interface ImportOptions {
  readonly applications: readonly ApplicationVersion[];
  readonly skipChecks?: boolean | undefined;
}

export interface ImportOutcome extends ApplicationOutcome {
  readonly status: ApplicationStatus | null;
  readonly error: LocalText | null;
}

export type ImportResult =
  | { readonly error: ErrorResponse }
  | { readonly results: readonly ImportOutcome[]; readonly csv: ImportCsv | null };

interface ImportCsv {
  readonly fileName: string;
  readonly content: string;
}

/**
 * Imports applications, each separately, and waits until all are done; only the error of a single one becomes the error
 * of the request.
 */
export async function importApplications(context: RequestContext, options: ImportOptions): Promise<ImportResult> {
  const duplicateError = rejectDuplicates(context, options.applications);
  if (duplicateError) return { error: duplicateError };
  const guardedApplications = options.applications.map((seen) => ({
    seen,
    guarded: guardImport(context, seen, options),
  }));
  const [first] = guardedApplications;
  if (guardedApplications.length === 1 && first && 'error' in first.guarded) return first.guarded;
  const accepted = guardedApplications.flatMap(({ guarded }) => ('row' in guarded ? [guarded.row] : []));
  if (accepted.length > 0) await context.waitUntil(startImports(context, accepted));
  const results = guardedApplications.map(({ seen, guarded }) => describeResult(context, seen, guarded));
  return { results, csv: describeFailures(context, results) };
}

type GuardResult = ReturnType<typeof guardAction>;

function guardImport(
  context: RequestContext,
  seen: ApplicationVersion,
  { skipChecks = false }: ImportOptions,
): GuardResult {
  const guarded = guardAction(context, seen, 'importToBackOffice');
  if ('error' in guarded || guarded.row.status !== 'CHK' || skipChecks) return guarded;
  return { error: ruleViolated('import-skips-checks', skipsChecksTexts) };
}

const skipsChecksTexts = message(
  'This application has been neither certified nor signed. Importing it now skips both.',
  '此申请尚未进行 CA 认证及签署，现在导入将跳过这两个步骤。',
  '此申請尚未進行 CA 認證及簽署，現在匯入將略過這兩個步驟。',
);

function describeResult(context: RequestContext, { applyID }: ApplicationVersion, guarded: GuardResult): ImportOutcome {
  if ('error' in guarded) {
    return { ...createErrorOutcome(context, applyID, guarded.error), status: null, error: null };
  }
  const row = findOwn<ApplicationRow>(context, 'applications', applyID) ?? guarded.row;
  return { ...createSuccessOutcome(context, row), status: row.status, error: importErrorOf(context, row) };
}

const languages = { en_US: 'EN', zh_CN: 'SC', zh_HK: 'TC' } as const;
const heads = {
  EN: ['Application', 'Account number', 'Name', 'Name in Chinese', 'Identity number', 'Reason'],
  SC: ['申请编号', '账户号码', '英文姓名', '中文姓名', '证件号码', '原因'],
  TC: ['申請編號', '帳戶號碼', '英文姓名', '中文姓名', '證件號碼', '原因'],
};

function describeFailures(context: RequestContext, results: readonly ImportOutcome[]): ImportCsv | null {
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
