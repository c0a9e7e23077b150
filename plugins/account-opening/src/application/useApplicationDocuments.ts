import { type ApiClient, type Formats, useApi, useCall, useFormats } from '@brokerdesk/plugin-sdk';
import {
  type ApplicationDetail,
  type ApplicationStatus,
  type Attachment,
  getApplicationFile,
  listOpeningForms,
  type OpeningForm,
} from '@brokerdesk/plugin-sdk/api';
import type { ViewerDocument } from '@brokerdesk/plugin-sdk/documents';
import { useMemo } from 'react';
import { isOneOf } from '../status/statusMeaning.ts';
import { documentLabel } from './documentLabel.ts';
import { useText } from '../screens/useText.ts';

/** From these statuses on, an opening form can exist. */
const statusesWithForm: readonly ApplicationStatus[] = ['OFI', 'GOF', 'OFC', 'SOF', 'IPB', 'IPF', 'IBO', 'ARC', 'REJ'];

/** The evidence of an application. */
export interface ApplicationDocuments {
  readonly documents: readonly ViewerDocument[];
  /** Loading is finished: the forms are loaded, have failed, or cannot exist yet. */
  readonly isComplete: boolean;
  readonly formsError: Error | null;
  readonly retryForms: () => void;
}

/** Returns the applicant's uploads and the opening forms made from their answers, in this order. */
export function useApplicationDocuments(application: ApplicationDetail): ApplicationDocuments {
  const text = useText();
  const formats = useFormats();
  const api = useApi();
  const { applyID, attachments, status } = application;
  const input = { query: { applyID } };
  const {
    data: forms,
    error,
    refetch,
  } = useCall(listOpeningForms, input, { enabled: isOneOf(statusesWithForm, status) });
  const documents = useMemo(() => {
    const source = { text, formats, api, applyID };
    return [
      ...attachments.map((attachment) => documentOf(attachment, source)),
      ...(forms ?? []).map((form) => formDocument(form, source)).filter((document) => document !== undefined),
    ];
  }, [api, applyID, attachments, formats, forms, text]);
  return {
    documents,
    isComplete: forms !== undefined || error !== null || !isOneOf(statusesWithForm, status),
    formsError: forms === undefined ? error : null,
    retryForms: () => void refetch(),
  };
}

/** The sources of the documents' texts and bytes. */
interface DocumentSource {
  readonly text: ReturnType<typeof useText>;
  readonly formats: Formats;
  readonly api: ApiClient;
  readonly applyID: string;
}

function documentOf(attachment: Attachment, source: DocumentSource): ViewerDocument {
  const { fileID, kind, fileName, contentType, size, width, height, uploadTime } = attachment;
  const { text, formats } = source;
  return {
    id: fileID,
    name: documentLabel(kind, text),
    fileName,
    contentType,
    size,
    width,
    height,
    note: formats.dateTime(uploadTime),
    fetch: fetcherOf(fileID, source),
  };
}

/** A form that is still being issued has no file. */
function formDocument(form: OpeningForm, source: DocumentSource): ViewerDocument | undefined {
  const { docID, fileID, fileName, size, generateTime, signature } = form;
  const { text, formats } = source;
  if (fileID === null) return undefined;
  return {
    id: fileID,
    name: text(signature === null ? 'documents.openingForm' : 'documents.signedForm'),
    fileName: fileName ?? `${docID}.pdf`,
    contentType: 'application/pdf',
    size: size ?? 0,
    note: formats.dateTime(signature?.time ?? generateTime),
    fetch: fetcherOf(fileID, source),
  };
}

function fetcherOf(fileID: string, { api, applyID }: DocumentSource): ViewerDocument['fetch'] {
  return ({ signal }) => api.callForBlob(getApplicationFile, { query: { applyID, fileID } }, { signal });
}
