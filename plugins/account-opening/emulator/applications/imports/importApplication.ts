import type { DataOf, importToBackOffice, LocalText } from '@brokerdesk/api';
import {
  type ErrorResponse,
  findOwn,
  formatFileTime,
  message,
  notFound,
  type RequestContext,
  ruleViolated,
  textKey,
  writeCsv,
} from '@brokerdesk/mock-server/engine';
import type { ApplicationRow } from '../applicationRows.ts';
import { guardAction, type GuardResult, type SeenApplication } from '../changes/applicationGuards.ts';
import { applicantName } from '../changes/changeStatus.ts';
import { describeDetail } from '../list/applicationViews.ts';
import { importErrorOf } from './importErrors.ts';
import { startImport } from './importJobs.ts';

export interface ImportOptions extends SeenApplication {
  readonly skipChecks?: boolean | undefined;
}

type ImportData = DataOf<typeof importToBackOffice>;

/** Imports an application and waits for the answer of the back office. */
export async function importApplication(
  context: RequestContext,
  options: ImportOptions,
): Promise<{ readonly error: ErrorResponse } | { readonly data: ImportData }> {
  const guarded = guardImport(context, options);
  if ('error' in guarded) return guarded;
  await context.waitUntil(startImport(context, guarded.row));
  const row = findOwn<ApplicationRow>(context, 'applications', options.applyID);
  if (!row) return { error: notFound };
  const error = importErrorOf(context, row);
  const csv = error && describeFailure(context, row, error);
  return { data: { application: describeDetail(context, row), error, csv } };
}

function guardImport(context: RequestContext, { skipChecks = false, ...seen }: ImportOptions): GuardResult {
  const guarded = guardAction(context, seen, 'importToBackOffice');
  if ('error' in guarded || guarded.row.status !== 'CHK' || skipChecks) return guarded;
  return { error: ruleViolated('import-skips-checks', skipsChecksTexts) };
}

const skipsChecksTexts = message(
  'This application has been neither certified nor signed. Importing it now skips both.',
  '此申请尚未进行 CA 认证及签署，现在导入将跳过这两个步骤。',
  '此申請尚未進行 CA 認證及簽署，現在匯入將略過這兩個步驟。',
);

const heads = {
  EN: ['Application', 'Account number', 'Name', 'Name in Chinese', 'Identity number', 'Reason'],
  SC: ['申请编号', '账户号码', '英文姓名', '中文姓名', '证件号码', '原因'],
  TC: ['申請編號', '帳戶號碼', '英文姓名', '中文姓名', '證件號碼', '原因'],
};

function describeFailure(context: RequestContext, row: ApplicationRow, error: LocalText): ImportData['csv'] {
  const language = textKey(context.language);
  const line = [
    row.applyID,
    row.customAccountNum ?? '',
    applicantName(row),
    row.chiName,
    row.idCardNumber,
    error[language],
  ];
  const fileName = `import-failures-${formatFileTime(context.now())}.csv`;
  return { fileName, content: writeCsv([heads[language], line]) };
}
