// Opening forms. Their events and times are read from the application's history, so that no two records can disagree.
import type { OpeningForm } from '@brokerdesk/api';
import { type StateContext } from '@brokerdesk/mock-server/engine';
import { inspectTemplatePdf } from '../documents/inspectTemplatePdf.ts';
import { loadSigningIdentity } from '../documents/signDocument.ts';
import type { OpeningFormRow } from './openingFormRows.ts';
import type { ApplicationRow } from '../applications/applicationRows.ts';
import { drawFormBytes } from './openingFormBytes.ts';
import { findForm, type FormEvents, formEventsOf } from './openingFormEvents.ts';

/** A file of an opening form as `GET /applications/files` returns it. */
export interface FormFile {
  readonly fileID: string;
  readonly fileName: string;
  readonly isSigned: boolean;
}

/** The files of a form: the generated one and the signed one. Neither changes. */
export function formFilesOf({ docID }: OpeningFormRow, { generated, signed }: FormEvents): readonly FormFile[] {
  const files: FormFile[] = [];
  if (generated) files.push({ fileID: `${docID}-G`, fileName: `${docID}.pdf`, isSigned: false });
  if (generated && signed) files.push({ fileID: `${docID}-S`, fileName: `${docID}-signed.pdf`, isSigned: true });
  return files;
}

/** Finds a form's file by its identifier and returns its bytes. */
export async function readFormFile(context: StateContext, row: ApplicationRow, fileID: string) {
  const form = findForm(context, row);
  const events = formEventsOf(context, row);
  const file = form && formFilesOf(form, events).find((one) => one.fileID === fileID);
  if (!form || !file) return undefined;
  const bytes = await drawFormBytes(context, { row, form, isSigned: file.isSigned });
  return { bytes, contentType: 'application/pdf', fileName: file.fileName };
}

export async function describeForm(
  context: StateContext,
  row: ApplicationRow,
  form: OpeningFormRow,
): Promise<OpeningForm> {
  const events = formEventsOf(context, row);
  const { requested, generated, confirmed, signed } = events;
  const file = formFilesOf(form, events).at(-1);
  const bytes = file && (await drawFormBytes(context, { row, form, isSigned: file.isSigned }));
  return {
    docID: form.docID,
    applyID: form.applyID,
    templateID: form.templateID,
    status: statusOf(events),
    fileID: file?.fileID ?? null,
    fileName: file?.fileName ?? null,
    size: bytes?.byteLength ?? null,
    pageCount: bytes ? ((await inspectTemplatePdf(bytes)).pageCount ?? null) : null,
    generateTime: generated?.time ?? null,
    generateBy: requested?.actor.name ?? '',
    confirmTime: confirmed?.time ?? null,
    signature: signed ? { time: signed.time, by: signed.actor.name, ...(await describeIdentity()) } : null,
  };
}

function statusOf({ generated, confirmed, signed }: FormEvents): OpeningForm['status'] {
  if (signed) return 'signed';
  if (confirmed) return 'confirmed';
  return generated ? 'generated' : 'issuing';
}

async function describeIdentity() {
  const { certificate } = await loadSigningIdentity();
  return {
    certificate: /CN=(.+)/.exec(certificate.subject)?.[1] ?? certificate.subject,
    certificateSha256: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
  };
}
