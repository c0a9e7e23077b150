import { type ReactElement, useCallback, useState } from 'react';
import { PrintPortal } from './PrintPortal.tsx';

/** The result of {@link usePrint}. */
export interface Print {
  /** Opens the browser's print dialog with a `PrintSheet`; the page itself is not printed. */
  readonly print: (sheet: ReactElement) => void;
  /** Render it anywhere in the screen. */
  readonly portal: ReactElement | null;
  readonly isPrinting: boolean;
}

/**
 * Prints a `PrintSheet`, which exists only while it is printed.
 *
 * @example
 * const { print, portal } = usePrint();
 * <button type="button" onClick={() => print(<PrintSheet …>…</PrintSheet>)}>{text('detail.print')}</button>
 * {portal}
 */
export function usePrint(): Print {
  const [sheet, setSheet] = useState<ReactElement>();
  const finish = useCallback(() => setSheet(undefined), []);
  return {
    print: setSheet,
    portal: sheet === undefined ? null : <PrintPortal onDone={finish}>{sheet}</PrintPortal>,
    isPrinting: sheet !== undefined,
  };
}
