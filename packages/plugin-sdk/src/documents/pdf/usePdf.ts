import { useEffect, useState } from 'react';
import type { Pdf, PdfFault } from './openPdf.ts';

/** A PDF on its way, open, or one that cannot be shown. */
export type PdfState =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly pdf: Pdf }
  | { readonly state: PdfFault }
  | { readonly state: 'missing'; readonly retry: () => void };

/** Opens a PDF for as long as the component shows it. */
export function usePdf(blob: Blob): PdfState {
  const [state, setState] = useState<PdfState>({ state: 'opening' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    let pdf: Pdf | undefined;
    async function open() {
      // What reads PDFs is fetched with the first of them.
      const { openPdf } = await import('./openPdf.ts');
      const opened = await openPdf(blob);
      if (typeof opened === 'string') {
        if (isWanted) setState({ state: opened });
      } else if (isWanted) {
        pdf = opened;
        setState({ state: 'open', pdf });
      } else {
        opened.close();
      }
    }
    setState({ state: 'opening' });
    // Only the fetching of the reader itself can fail here, as when the network is gone.
    open().catch(() => isWanted && setState({ state: 'missing', retry: () => setTries(tries + 1) }));
    return () => {
      isWanted = false;
      pdf?.close();
    };
  }, [blob, tries]);
  return state;
}
