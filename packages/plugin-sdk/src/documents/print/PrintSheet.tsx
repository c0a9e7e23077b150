import type { ReactNode } from 'react';
import { useFormats } from '../../hooks/useFormats.ts';
import { useHost } from '../../hooks/useHost.ts';
import { useDocumentText } from '../useDocumentText.ts';

/** The props of {@link PrintSheet}. */
export interface PrintSheetProps {
  /** Stands on the left of every page's header, as the broker's name and what this is. */
  readonly title: ReactNode;
  /** Stands on the right of it, as the number of the application. */
  readonly reference: ReactNode;
  /** RFC 3339: when it was printed, from the moment the user asked for it. */
  readonly time: string;
  readonly children: ReactNode;
}

/**
 * A paper to be printed: A4, its header repeated on each page, the pages numbered, and across each of them who printed it
 * and when. Wrap in it what is printed, and hand it to `usePrint`.
 */
export function PrintSheet({ title, reference, time, children }: PrintSheetProps) {
  const text = useDocumentText();
  const formats = useFormats();
  const { currentUser } = useHost();
  const printed = text('print.printed', { person: currentUser.userName, time: formats.dateTime(time) });
  return (
    <>
      <div className="bdk-print-mark" aria-hidden="true">
        {printed}
      </div>
      {/* The head of a table is what browsers repeat on each page. */}
      <table className="bdk-print-sheet" role="presentation">
        <thead>
          <tr>
            <td>
              <div className="bdk-print-head">
                <strong>{title}</strong>
                <span>{reference}</span>
              </div>
              <p className="bdk-print-by">{printed}</p>
            </td>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{children}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}
