import {
  createOpeningFormTemplate,
  deleteOpeningFormTemplate,
  generateOpeningForm,
  listOpeningForms,
  listOpeningFormTemplates,
  type UploadedFile,
} from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import {
  checkVersion,
  type ErrorResponse,
  findOwn,
  formatTime,
  inUse,
  invalidFields,
  notFound,
  ownRows,
  rejectIfEnded,
  type RequestContext,
  route,
  type Route,
  rowIndex,
  stamp,
  textKey,
  type Texts,
} from '@brokerdesk/mock-server/engine';
import { inspectTemplatePdf } from '../documents/inspectTemplatePdf.ts';
import { guardAction } from '../applications/changes/applicationGuards.ts';
import { describeDetail } from '../applications/list/applicationViews.ts';
import { changeStatus } from '../applications/changes/changeStatus.ts';
import { formJobs } from './openingFormJobs.ts';
import { openingFormTexts, pdfProblemTexts } from './openingFormTexts.ts';
import { findForm, takeSnapshot } from './openingFormEvents.ts';
import { findUnprintableAnswers } from './findUnprintableAnswers.ts';
import { openingFormPreviewRoutes } from './openingFormPreviewRoutes.ts';
import { describeForm } from './openingFormRules.ts';
import { countForms, describeTemplate } from './openingFormTemplateRules.ts';
import { docIdOf, type OpeningFormRow, type OpeningFormTemplateRow } from './openingFormRows.ts';
import type { ApplicationRow } from '../applications/applicationRows.ts';
import type { ProfileRow } from '../profiles/profileRows.ts';

const collection = 'openingFormTemplates';

export const openingFormRoutes: readonly Route[] = [
  route(listOpeningFormTemplates, async (context, { query: { profileID } }) => {
    // A deleted profile has no templates.
    if (profileID !== undefined && !findOwn(context, 'profiles', profileID)) return { code: 'OK', data: [] };
    const rows = ownRows<OpeningFormTemplateRow>(context, collection)
      .filter((row) => profileID === undefined || row.profileID === profileID)
      .toSorted((left, right) => (left.createTime < right.createTime ? 1 : -1));
    return { code: 'OK', data: await Promise.all(rows.map((row) => describeTemplate(context, row))) };
  }),

  route(createOpeningFormTemplate, async (context, { body: { profileID }, files }) => {
    const [upload] = files.file;
    if (!upload) return createUploadError(context, 'required', pdfProblemTexts.unreadable);
    const error = checkTemplate(context, profileID, upload);
    if (error) return error;
    const { pageCount, problem } = await inspectTemplatePdf(upload.bytes);
    if (problem) return createUploadError(context, problem, pdfProblemTexts[problem]);
    // Checked again: while the pages were counted, a colleague may have used the name or deleted the profile.
    const lateError = rejectIfEnded(context) ?? checkTemplate(context, profileID, upload);
    if (lateError) return lateError;
    const brokerCode = context.brokerCode ?? '';
    const templateID = context.token(`${brokerCode}-T-`);
    const row: OpeningFormTemplateRow = {
      templateID,
      brokerCode,
      profileID,
      fileName: upload.fileName,
      createTime: formatTime(context.now()),
      content: { file: context.storeFile(upload), pageCount },
      ...stamp(context),
    };
    context.change((draft) => draft.put(collection, templateID, row));
    context.recordOperation({ targetID: templateID, targetName: row.fileName });
    return { code: 'OK', data: await describeTemplate(context, row) };
  }),

  route(deleteOpeningFormTemplate, async (context, { params: { id }, query: { version } }) => {
    const row = findOwn<OpeningFormTemplateRow>(context, collection, id);
    if (!row) return notFound;
    const current = row.version === version ? null : await describeTemplate(context, row);
    const staleError = checkVersion(row, version, () => current);
    if (staleError) return staleError;
    const formCount = countForms(context, row);
    if (formCount > 0) return inUse(openingFormTexts.inUse, { formCount });
    context.change((draft) => draft.remove(collection, id));
    context.recordOperation({ targetID: id, targetName: row.fileName });
    return { code: 'OK', data: null };
  }),

  route(listOpeningForms, async (context, { query: { applyID } }) => {
    const row = findOwn<ApplicationRow>(context, 'applications', applyID);
    if (!row) return notFound;
    const form = findForm(context, row);
    return { code: 'OK', data: form ? [await describeForm(context, row, form)] : [] };
  }),

  ...openingFormPreviewRoutes,

  route(generateOpeningForm, (context, { body: { templateID, ...seenVersion } }) => {
    const guarded = guardAction(context, seenVersion, 'generateForm');
    if ('error' in guarded) return guarded.error;
    const { row } = guarded;
    const template = findOwn<OpeningFormTemplateRow>(context, collection, templateID);
    if (!template) return createFieldError(context, 'templateID', openingFormTexts.templateUnknown);
    if (template.profileID !== row.profileID)
      return createFieldError(context, 'templateID', openingFormTexts.templateOfOther);
    const snapshot = takeSnapshot(context, row);
    const problems = findUnprintableAnswers(snapshot.pages, textKey(context.language));
    if (problems.length > 0) return invalidFields(context.language, problems);
    return { code: 'OK', data: startForm(context, row, { templateID, snapshot }) };
  }),
];

function checkTemplate(context: RequestContext, profileID: string, upload: UploadedFile): ErrorResponse | undefined {
  const profile = findOwn<ProfileRow>(context, 'profiles', profileID);
  if (!profile) return createFieldError(context, 'profileID', openingFormTexts.profileUnknown);
  if (upload.bytes.byteLength > maximumBytes(context)) return { code: 'E0013', data: null };
  const key = fileNameKey({ brokerCode: context.brokerCode ?? '', fileName: upload.fileName });
  if (context.collection(collection).idsBy(byFileName, key).length === 0) return undefined;
  return createUploadError(context, 'unique', openingFormTexts.nameTaken);
}

const byFileName = rowIndex(fileNameKey);

function fileNameKey({ brokerCode, fileName }: Pick<OpeningFormTemplateRow, 'brokerCode' | 'fileName'>): string {
  return `${brokerCode} ${fileName.toLowerCase()}`;
}

type NewForm = Pick<OpeningFormRow, 'templateID' | 'snapshot'>;

/** Stores the current content of the application; the document follows in some seconds. */
function startForm(context: RequestContext, row: ApplicationRow, { templateID, snapshot }: NewForm) {
  const { actor, language } = context;
  const { applyID, brokerCode } = row;
  const docID = docIdOf(applyID);
  const seconds = 4 + Math.floor(context.value('openingForms', `${applyID}/${row.version}`, 'duration') * 9);
  const at = context.now() + context.duration(seconds * 1000);
  const form: OpeningFormRow = {
    docID,
    applyID,
    brokerCode,
    templateID,
    language,
    snapshot,
  };
  context.change((draft) => draft.put('openingForms', docID, form));
  const times = { startTime: formatTime(context.now()), dueTime: formatTime(at) };
  const work = { action: 'generateForm', ...times, by: actor.userName ?? '' } as const;
  const recordOperation = context.recordOperation.bind(context);
  const next = changeStatus(context, {
    row,
    action: 'generateForm',
    toStatus: 'OFI',
    actor,
    recordOperation,
    extraFields: { work },
  });
  context.schedule({ type: formJobs.generate, at, args: { applyID, actor } });
  return { docID, application: describeDetail(context, next) };
}

function maximumBytes(context: RequestContext): number {
  const { limits } = context.row<BrokerRow>('brokers', context.brokerCode ?? '') ?? {};
  return limits?.openingFormTemplateBytes ?? 0;
}

function createFieldError({ language }: RequestContext, path: string, texts: Texts): ErrorResponse {
  return invalidFields(language, [{ path, rule: 'unknown', texts }]);
}

function createUploadError({ language }: RequestContext, rule: string, texts: Texts): ErrorResponse {
  return { code: 'E0014', data: { fields: [{ path: 'file.0', rule, message: texts[language] }] } };
}
