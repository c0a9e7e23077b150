import { type RefObject, useEffect, useRef, useState } from 'react';
import { useDocumentText } from '../useDocumentText.ts';
import { turned } from '../Zoom.ts';
import { createSheetPainter, type SheetPainter } from './createSheetPainter.ts';
import type { Pdf, PdfPage } from './openPdf.ts';

/** What {@link PdfSheet} shows. */
export interface PdfSheetProps {
  readonly page: PdfPage;
  readonly number: number;
  readonly pages: number;
  readonly draw: Pdf['draw'];
  readonly scale: number;
  readonly turns: number;
  /** The window that the sheet is seen through. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** One page of a PDF: a sheet of its size, drawn only while it is in view or next to it. */
export function PdfSheet({ page, number, pages, draw, scale, turns, frame }: PdfSheetProps) {
  const text = useDocumentText();
  const sheet = useRef<HTMLDivElement>(null);
  const painter = useRef<SheetPainter>(undefined);
  const [isFailed, setFailed] = useState(false);
  const isNear = useIsNear(sheet, frame);
  useEffect(() => {
    if (!isNear || sheet.current === null) return undefined;
    const made = createSheetPainter(sheet.current, { page, draw, onFailed: () => setFailed(true) });
    painter.current = made;
    return () => {
      painter.current = undefined;
      made.clear();
    };
  }, [isNear, page, draw]);
  useEffect(() => {
    if (isNear) painter.current?.paint({ scale, turns });
  }, [isNear, page, draw, scale, turns]);

  const { width, height } = turned(page.size, turns);
  const name = text('page.one', { page: number, pages });
  return (
    <div
      ref={sheet}
      className="bdk-pdf-sheet"
      role="group"
      aria-label={name}
      data-page={number}
      style={{ inlineSize: Math.floor(width * scale), blockSize: Math.floor(height * scale) }}
    >
      {isFailed && <p className="bdk-canvas-message">{text('view.unreadable', { name })}</p>}
    </div>
  );
}

/** Tells whether an element is within one window's height of what is seen. */
function useIsNear(element: RefObject<HTMLElement | null>, frame: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: frame.current,
      rootMargin: '100% 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, frame]);
  return isNear;
}
