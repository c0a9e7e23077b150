import type { ReactNode } from 'react';
import { useFormats } from '../../hooks/useFormats.ts';
import { useHost } from '../../hooks/useHost.ts';
import { Row } from '../../kit/Stack.tsx';
import { Text } from '../../kit/Text.tsx';
import { useDocumentText } from '../useDocumentText.ts';

/** The props of {@link PrintSheet}. */
export interface PrintSheetProps {
  /** On the left of every page's header, such as the broker's name and the title. */
  readonly title: ReactNode;
  /** On the right of the header, such as the number of the application. */
  readonly reference: ReactNode;
  /** RFC 3339: the time at which the user started printing. */
  readonly time: string;
  readonly children: ReactNode;
}

/**
 * A sheet for printing: A4, with a header and a number on each page, and across each page who printed it and when. Wrap
 * the content in it, and pass it to `usePrint`.
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
      {/* Browsers repeat the head of a table on each page. */}
      <table className="bdk-print-sheet" role="presentation">
        <thead>
          <tr>
            <td>
              <Row justify="between" className="bdk-print-head">
                <strong>{title}</strong>
                <span>{reference}</span>
              </Row>
              <Text as="p" tone="neutral" size="small">
                {printed}
              </Text>
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
