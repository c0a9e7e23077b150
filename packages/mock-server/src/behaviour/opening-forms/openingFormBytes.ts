import type { BrokerRow } from '@brokerdesk/fixtures';
import { drawForm } from '../../documents/drawForm.ts';
import { signDocument } from '../../documents/signDocument.ts';
import type { StateContext } from '../../pipeline/StateContext.ts';
import type { OpeningFormRow, OpeningFormTemplateRow } from '../../state/documentRows.ts';
import type { ApplicationRow } from '../../state/rows.ts';
import { describeDetail } from '../applications/applicationViews.ts';
import { readAttachment } from '../applications/attachmentBytes.ts';
import { formEventsOf, takeSnapshot } from './openingFormEvents.ts';
import { templateBytes } from './openingFormTemplates.ts';

export interface WantedForm {
  readonly row: ApplicationRow;
  readonly form: OpeningFormRow;
  readonly isSigned: boolean;
}

// A form's row never changes, and a file that was made is never another one, so it is drawn once for each sandbox's
// history: by the row, and by the moments at which it was generated and signed.
const madeOf = new WeakMap<OpeningFormRow, Map<string, Promise<Uint8Array>>>();

/** Gives the PDF of a form, drawn when somebody wants it first; the signed one is the generated one and a signature. */
export function formBytes(context: StateContext, wanted: WantedForm): Promise<Uint8Array> {
  const { generated, signed } = formEventsOf(context, wanted.row);
  const time = generated?.time ?? wanted.row.statusDate;
  const made = madeOf.get(wanted.form) ?? new Map<string, Promise<Uint8Array>>();
  madeOf.set(wanted.form, made);
  const draw = () => keep(made, time, () => drawFor(context, wanted, time));
  if (!wanted.isSigned || !signed) return draw();
  const facts = { time: signed.time, reason: 'Account opening form SPECIMEN', location: 'Hong Kong' };
  return keep(made, `${time} ${signed.time}`, async () => signDocument(await draw(), facts));
}

function keep(
  made: Map<string, Promise<Uint8Array>>,
  key: string,
  make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const known = made.get(key);
  if (known) return known;
  const bytes = make();
  made.set(key, bytes);
  // What failed once may succeed later; the caller gets the error either way.
  bytes.catch(() => made.delete(key));
  return bytes;
}

async function drawFor(context: StateContext, { row, form }: WantedForm, generateTime: string): Promise<Uint8Array> {
  const template = context.row<OpeningFormTemplateRow>('openingFormTemplates', form.templateID);
  if (!template) throw new Error(`The template ${form.templateID} of the form ${form.docID} is gone.`);
  const { name } = context.row<BrokerRow>('brokers', form.brokerCode) ?? {};
  const { docID, applyID, language, brokerCode } = form;
  const brokerName = name ?? { EN: brokerCode, SC: brokerCode, TC: brokerCode };
  // A seeded form was made before anybody could give its profile another name.
  const snapshot = form.snapshot ?? { ...takeSnapshot(context, row), profileName: row.profileName };
  const signatures = await readSignatures(context, row);
  const content = { ...snapshot, formNumber: docID, applyID, language, brokerName, generateTime, signatures };
  return drawForm(content, await templateBytes(context, template));
}

/** The applicant's signature, if it is a picture of a kind that documents can hold. */
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
