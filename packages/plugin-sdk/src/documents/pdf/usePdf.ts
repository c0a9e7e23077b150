import { useEffect, useState } from 'react';
import { reportProblem } from '../../reportProblem.ts';
import type { Pdf, PdfOpenError } from './openPdf.ts';

/** A PDF that is loading, open, or unreadable. */
export type PdfState =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly pdf: Pdf }
  | { readonly state: PdfOpenError }
  | { readonly state: 'missing'; readonly retry: () => void };

/** Opens a PDF, once its bytes are there, for as long as the component shows it. */
export function usePdf(blob: Blob | undefined): PdfState {
  const [state, setState] = useState<PdfState>({ state: 'opening' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (blob === undefined) return undefined;
    let isCurrent = true;
    let pdf: Pdf | undefined;
    async function open(bytes: Blob) {
      // The PDF reader is loaded with the first PDF.
      const { openPdf } = await import('./openPdf.ts');
      const opened = await openPdf(bytes);
      if (typeof opened === 'string') {
        if (isCurrent) setState({ state: opened });
      } else if (isCurrent) {
        pdf = opened;
        setState({ state: 'open', pdf });
      } else {
        opened.close();
      }
    }
    setState({ state: 'opening' });
    // Only loading the reader itself can fail here, as when the network is down.
    open(blob).catch((error: unknown) => {
      if (!isCurrent) return;
      reportProblem('The PDF reader could not be loaded.', error);
      setState({ state: 'missing', retry: () => setAttempt(attempt + 1) });
    });
    return () => {
      isCurrent = false;
      pdf?.close();
    };
  }, [blob, attempt]);
  return state;
}
