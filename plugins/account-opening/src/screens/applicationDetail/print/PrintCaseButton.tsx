import { Button, lazyPart } from '@brokerdesk/plugin-sdk';
import type { ApplicationDetail } from '@brokerdesk/plugin-sdk/api';
import { useState } from 'react';
import { useText } from '../../useText.ts';

// Loaded on demand: a case is printed once, if at all.
const CasePrinter = lazyPart(async () => (await import('./CasePrinter.tsx')).CasePrinter);

/** Prints the whole case: answers, history and documents. */
export function PrintCaseButton({ application }: { readonly application: ApplicationDetail }) {
  const text = useText();
  const [isPrinting, setIsPrinting] = useState(false);
  return (
    <>
      <Button aria-disabled={isPrinting || undefined} onClick={() => setIsPrinting(true)}>
        {text('detail.print')}
      </Button>
      {isPrinting && <CasePrinter applyID={application.applyID} onDone={() => setIsPrinting(false)} />}
    </>
  );
}
