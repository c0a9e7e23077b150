import {
  createOpeningFormTemplate,
  deleteOpeningFormTemplate,
  generateOpeningForm,
  listOpeningForms,
  listOpeningFormTemplates,
  type UploadedFile,
} from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import { guardAction } from '../behaviour/applications/applicationGuards.ts';
import { describeDetail } from '../behaviour/applications/applicationViews.ts';
import { changeStatus } from '../behaviour/applications/changeStatus.ts';
import { formJobs } from '../behaviour/opening-forms/openingFormJobs.ts';
import { openingFormTexts } from '../behaviour/opening-forms/openingFormTexts.ts';
import { findForm, takeSnapshot } from '../behaviour/opening-forms/openingFormEvents.ts';
import { describeForm } from '../behaviour/opening-forms/openingForms.ts';
import { countForms, describeTemplate } from '../behaviour/opening-forms/openingFormTemplates.ts';
import { findOwn, ownRows } from '../behaviour/ownRows.ts';
import { refuseIfEnded } from '../behaviour/access/sessions.ts';
import { stamp } from '../behaviour/stamps.ts';
import { formatTime } from '../behaviour/times.ts';
import { countPages } from '../documents/drawForm.ts';
import { inUse, invalidFields, notFound, type Refusal, refuseStale, type Texts } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { CallContext } from '../pipeline/CallContext.ts';
import type { OpeningFormRow, OpeningFormTemplateRow } from '../state/documentRows.ts';
import type { ApplicationRow } from '../state/rows.ts';
import { docIdOf } from '../state/seedDocuments.ts';
import type { ProfileRow } from '../state/templateRows.ts';

const collection = 'openingFormTemplates';

export const openingFormsRoutes: readonly Route[] = [
  route(listOpeningFormTemplates, async (context, { query: { profileID } }) => {
    // A profile that is gone has no templates, whatever was made for it.
    if (profileID !== undefined && !findOwn(context, 'profiles', profileID)) return { code: 'OK', data: [] };
    const rows = ownRows<OpeningFormTemplateRow>(context, collection)
      .filter((row) => profileID === undefined || row.profileID === profileID)
      .toSorted((left, right) => (left.createTime < right.createTime ? 1 : -1));
    return { code: 'OK', data: await Promise.all(rows.map((row) => describeTemplate(context, row))) };
  }),

  route(createOpeningFormTemplate, async (context, { body: { profileID }, files }) => {
    const [upload] = files.file;
    if (!upload) return refuseUpload(context, 'required', openingFormTexts.unreadable);
    const refusal = refuseTemplate(context, profileID, upload);
    if (refusal) return refusal;
    const pageCount = await countPages(upload.bytes);
    if (pageCount === undefined) return refuseUpload(context, 'content', openingFormTexts.unreadable);
    // Asked again: somebody may have taken the name, or deleted the profile, while the pages were counted.
    const lateRefusal = refuseIfEnded(context) ?? refuseTemplate(context, profileID, upload);
    if (lateRefusal) return lateRefusal;
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
    context.note({ targetID: templateID, targetName: row.fileName });
    return { code: 'OK', data: await describeTemplate(context, row) };
  }),

  route(deleteOpeningFormTemplate, async (context, { params: { id }, query: { version } }) => {
    const row = findOwn<OpeningFormTemplateRow>(context, collection, id);
    if (!row) return notFound;
    const current = row.version === version ? null : await describeTemplate(context, row);
    const stale = refuseStale(row, version, () => current);
    if (stale) return stale;
    const formCount = countForms(context, row);
    if (formCount > 0) return inUse(openingFormTexts.inUse, { formCount });
    context.change((draft) => draft.remove(collection, id));
    context.note({ targetID: id, targetName: row.fileName });
    return { code: 'OK', data: null };
  }),

  route(listOpeningForms, async (context, { query: { applyID } }) => {
    const row = findOwn<ApplicationRow>(context, 'applications', applyID);
    if (!row) return notFound;
    const form = findForm(context, row);
    return { code: 'OK', data: form ? [await describeForm(context, row, form)] : [] };
  }),

  route(generateOpeningForm, (context, { body: { templateID, ...seen } }) => {
    const guarded = guardAction(context, seen, 'generateForm');
    if ('refusal' in guarded) return guarded.refusal;
    const { row } = guarded;
    const template = findOwn<OpeningFormTemplateRow>(context, collection, templateID);
    if (!template) return refuseField(context, 'templateID', openingFormTexts.templateUnknown);
    if (template.profileID !== row.profileID)
      return refuseField(context, 'templateID', openingFormTexts.templateOfOther);
    return { code: 'OK', data: startForm(context, row, templateID) };
  }),
];

function refuseTemplate(context: CallContext, profileID: string, upload: UploadedFile): Refusal | undefined {
  const profile = findOwn<ProfileRow>(context, 'profiles', profileID);
  if (!profile) return refuseField(context, 'profileID', openingFormTexts.profileUnknown);
  if (upload.bytes.byteLength > maximumBytes(context)) return { code: 'E0013', data: null };
  const isTaken = (row: OpeningFormTemplateRow) => row.fileName.toLowerCase() === upload.fileName.toLowerCase();
  if (!ownRows<OpeningFormTemplateRow>(context, collection).some(isTaken)) return undefined;
  return refuseUpload(context, 'unique', openingFormTexts.nameTaken);
}

/** Keeps what the application says at this moment; the document follows in some seconds. */
function startForm(context: CallContext, row: ApplicationRow, templateID: string) {
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
    snapshot: takeSnapshot(context, row),
  };
  context.change((draft) => draft.put('openingForms', docID, form));
  const times = { startTime: formatTime(context.now()), dueTime: formatTime(at) };
  const work = { action: 'generateForm', ...times, by: actor.userName ?? '' } as const;
  const note = context.note.bind(context);
  const next = changeStatus(context, { row, action: 'generateForm', toStatus: 'OFI', actor, note, also: { work } });
  context.schedule({ type: formJobs.generate, at, args: { applyID, actor } });
  return { docID, application: describeDetail(context, next) };
}

function maximumBytes(context: CallContext): number {
  const { limits } = context.row<BrokerRow>('brokers', context.brokerCode ?? '') ?? {};
  return limits?.openingFormTemplateBytes ?? 0;
}

function refuseField({ language }: CallContext, path: string, texts: Texts): Refusal {
  return invalidFields(language, [{ path, rule: 'unknown', texts }]);
}

function refuseUpload({ language }: CallContext, rule: string, texts: Texts): Refusal {
  return { code: 'E0014', data: { fields: [{ path: 'file.0', rule, message: texts[language] }] } };
}
