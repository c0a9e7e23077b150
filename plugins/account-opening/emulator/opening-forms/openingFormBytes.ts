import type { BrokerRow } from '@brokerdesk/fixtures';
import { type StateContext } from '@brokerdesk/mock-server/engine';
import { drawForm } from '../documents/drawForm.ts';
import { signDocument } from '../documents/signDocument.ts';
import type { OpeningFormRow, OpeningFormTemplateRow } from './openingFormRows.ts';
import type { ApplicationRow } from '../applications/applicationRows.ts';
import { describeDetail } from '../applications/list/applicationViews.ts';
import { readAttachment } from '../applications/applicants/uploadedPictures.ts';
import { formEventsOf, takeSnapshot } from './openingFormEvents.ts';
import { templateBytes } from './openingFormTemplateRules.ts';

export interface FormSource {
  readonly row: ApplicationRow;
  readonly form: OpeningFormRow;
  readonly isSigned: boolean;
}

// A form's row never changes, and a file that was made is never another one, so it is drawn once for each sandbox's
// history: by the row, and by the moments at which it was generated and signed.
const bytesByForm = new WeakMap<OpeningFormRow, Map<string, Promise<Uint8Array>>>();

/** Returns the PDF of a form, drawn on first access; the signed one is the generated one with a signature. */
export function drawFormBytes(context: StateContext, source: FormSource): Promise<Uint8Array> {
  const { generated, signed } = formEventsOf(context, source.row);
  const time = generated?.time ?? source.row.statusDate;
  const cache = bytesByForm.get(source.form) ?? new Map<string, Promise<Uint8Array>>();
  bytesByForm.set(source.form, cache);
  const draw = () => getOrCreate(cache, time, () => drawGenerated(context, source, time));
  if (!source.isSigned || !signed) return draw();
  const signatureDetails = { time: signed.time, reason: 'Account opening form SPECIMEN', location: 'Hong Kong' };
  return getOrCreate(cache, `${time} ${signed.time}`, async () => signDocument(await draw(), signatureDetails));
}

function getOrCreate(
  cache: Map<string, Promise<Uint8Array>>,
  key: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const cached = cache.get(key);
  if (cached) return cached;
  const bytes = make();
  cache.set(key, bytes);
  // A failed attempt may succeed later; the caller gets the error either way.
  bytes.catch(() => cache.delete(key));
  return bytes;
}

async function drawGenerated(
  context: StateContext,
  { row, form }: FormSource,
  generateTime: string,
): Promise<Uint8Array> {
  const template = context.row<OpeningFormTemplateRow>('openingFormTemplates', form.templateID);
  if (!template) throw new Error(`The template ${form.templateID} of the form ${form.docID} is missing.`);
  const { name } = context.row<BrokerRow>('brokers', form.brokerCode) ?? {};
  const { docID, applyID, language, brokerCode } = form;
  const brokerName = name ?? { EN: brokerCode, SC: brokerCode, TC: brokerCode };
  // A seeded form was made before its profile could be renamed.
  const snapshot = form.snapshot ?? { ...takeSnapshot(context, row), profileName: row.profileName };
  const signatures = await readSignatures(context, row);
  const content = { ...snapshot, formNumber: docID, applyID, language, brokerName, generateTime, signatures };
  return drawForm(content, await templateBytes(context, template));
}

/** The applicant's signature, if it is a picture that documents can contain. */
async function readSignatures(
  context: StateContext,
  row: ApplicationRow,
): Promise<Readonly<Record<string, Uint8Array>>> {
  const signatures: Record<string, Uint8Array> = {};
  for (const attachment of describeDetail(context, row).attachments) {
    const { fileID, kind, contentType } = attachment;
    if (kind !== 'signature' || (contentType !== 'image/png' && contentType !== 'image/jpeg')) continue;
    const bytes = await readAttachment(context, row.applyID, attachment);
    if (bytes) signatures[fileID] = bytes;
  }
  return signatures;
}
