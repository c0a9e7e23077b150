// Templates of opening forms: the broker's uploads, and the drawings that each broker starts with.
import type { OpeningFormTemplate } from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import { type FileContent, findOwn, type RequestContext, type StateContext } from '@brokerdesk/mock-server/engine';
import { drawTemplate } from '../documents/drawTemplate.ts';
import { inspectTemplatePdf } from '../documents/inspectTemplatePdf.ts';
import type { OpeningFormRow, OpeningFormTemplateRow } from './openingFormRows.ts';
import type { ProfileRow } from '../profiles/profileRows.ts';

/** Returns the PDF of a template. */
export async function templateBytes(
  context: StateContext,
  { content, brokerCode, templateID }: OpeningFormTemplateRow,
): Promise<Uint8Array> {
  if ('drawing' in content) {
    const { name } = context.row<BrokerRow>('brokers', brokerCode) ?? {};
    return drawTemplate(content.drawing, name ?? { EN: brokerCode, SC: brokerCode, TC: brokerCode });
  }
  const bytes = context.fileBytes(content.file);
  if (!bytes) throw new Error(`The file of the template ${templateID} is missing from the sandbox.`);
  return bytes;
}

/** Finds the PDF of a template for those who may list templates; it is identified by the template. */
export async function findTemplateFile(context: RequestContext, fileID: string): Promise<FileContent | undefined> {
  const { functions } = context.caller ?? {};
  if (!functions?.has('RAO_CHECK_DOCUMENT') && !functions?.has('RAO_PROFILE_MANAMEMENT')) return undefined;
  const row = findOwn<OpeningFormTemplateRow>(context, 'openingFormTemplates', fileID);
  return row && { fileName: row.fileName, contentType: 'application/pdf', bytes: await templateBytes(context, row) };
}

export async function describeTemplate(
  context: StateContext,
  row: OpeningFormTemplateRow,
): Promise<OpeningFormTemplate> {
  const { content } = row;
  const measurements =
    'file' in content
      ? { size: content.file.size, pageCount: content.pageCount }
      : await measure(await templateBytes(context, row));
  const profileName = context.row<ProfileRow>('profiles', row.profileID)?.name;
  return {
    templateID: row.templateID,
    profileID: row.profileID,
    profileName: profileName ?? { EN: row.profileID, SC: row.profileID, TC: row.profileID },
    fileID: row.templateID,
    fileName: row.fileName,
    ...measurements,
    formCount: countForms(context, row),
    createTime: row.createTime,
    version: row.version,
    updateTime: row.updateTime,
    updateBy: row.updateBy,
  };
}

async function measure(bytes: Uint8Array) {
  return { size: bytes.byteLength, pageCount: (await inspectTemplatePdf(bytes)).pageCount ?? 0 };
}

const countsByForms = new WeakMap<readonly OpeningFormRow[], ReadonlyMap<string, number>>();

/** How many forms begin with a template. All of a broker are counted at once, for as long as they stay the same. */
export function countForms(context: StateContext, { brokerCode, templateID }: OpeningFormTemplateRow): number {
  const forms = context.rowsOf<OpeningFormRow>('openingForms', brokerCode);
  const counts = countsByForms.get(forms) ?? countByTemplate(forms);
  countsByForms.set(forms, counts);
  return counts.get(templateID) ?? 0;
}

function countByTemplate(forms: readonly OpeningFormRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { templateID } of forms) counts.set(templateID, (counts.get(templateID) ?? 0) + 1);
  return counts;
}
