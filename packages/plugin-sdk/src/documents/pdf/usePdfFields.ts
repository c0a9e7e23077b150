import { useEffect, useState } from 'react';
import type { ApiError, UnreachableError } from '../../services/errors.ts';
import { useDocumentFile } from '../useDocumentFile.ts';
import type { ViewerDocument } from '../ViewerDocument.ts';
import type { PdfField } from './PdfField.ts';
import { usePdf } from './usePdf.ts';

/** The fields of a PDF's form, loading or loaded. */
export type PdfFieldsResult =
  | { readonly state: 'loading' }
  /** Empty for a PDF without a form. */
  | { readonly state: 'ready'; readonly fields: readonly PdfField[] }
  /** The file cannot be read as a PDF. */
  | { readonly state: 'unreadable' }
  | { readonly state: 'failed'; readonly error: ApiError | UnreachableError | undefined; readonly retry: () => void };

/**
 * Reads which fields the form of a PDF has. The document is that of a `DocumentViewer`, whose bytes are loaded once.
 *
 * @example
 * const fields = usePdfFields(document);
 * if (fields.state === 'ready') return <ul>{fields.fields.map(({ name }) => <li key={name}>{name}</li>)}</ul>;
 */
export function usePdfFields(document: ViewerDocument): PdfFieldsResult {
  const file = useDocumentFile(document);
  const pdf = usePdf(file.blob);
  const [read, setRead] = useState<{ readonly of: object; readonly fields: readonly PdfField[] | undefined }>();
  const opened = pdf.state === 'open' ? pdf.pdf : undefined;
  useEffect(() => {
    if (opened === undefined) return undefined;
    let isCurrent = true;
    opened.readFields().then(
      (fields) => isCurrent && setRead({ of: opened, fields }),
      () => isCurrent && setRead({ of: opened, fields: undefined }),
    );
    return () => {
      isCurrent = false;
    };
  }, [opened]);
  if (file.error !== null) return { state: 'failed', error: file.error, retry: file.retry };
  if (pdf.state === 'missing') return { state: 'failed', error: undefined, retry: pdf.retry };
  if (pdf.state === 'locked' || pdf.state === 'tooLong' || pdf.state === 'unreadable') return { state: 'unreadable' };
  if (read === undefined || read.of !== opened) return { state: 'loading' };
  return read.fields === undefined ? { state: 'unreadable' } : { state: 'ready', fields: read.fields };
}
