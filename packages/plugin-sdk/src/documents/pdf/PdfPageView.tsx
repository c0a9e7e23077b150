import { type RefObject, useEffect, useRef, useState } from 'react';
import { useDocumentText } from '../useDocumentText.ts';
import { rotatedSize } from '../Zoom.ts';
import { createPagePainter, type PagePainter } from './createPagePainter.ts';
import type { Pdf, PdfPage } from './openPdf.ts';

/** The props of {@link PdfPageView}. */
export interface PdfPageViewProps {
  readonly page: PdfPage;
  readonly number: number;
  readonly pages: number;
  readonly draw: Pdf['draw'];
  readonly scale: number;
  readonly rotation: number;
  /** The window through which the page is visible. */
  readonly viewport: RefObject<HTMLElement | null>;
}

/** One page of a PDF: a sheet of its size, drawn only while it is in view or next to it. */
export function PdfPageView({ page, number, pages, draw, scale, rotation, viewport }: PdfPageViewProps) {
  const text = useDocumentText();
  const sheet = useRef<HTMLDivElement>(null);
  const painter = useRef<PagePainter>(undefined);
  const [isFailed, setFailed] = useState(false);
  const isNearViewport = useIsNearViewport(sheet, viewport);
  useEffect(() => {
    if (!isNearViewport || sheet.current === null) return undefined;
    const made = createPagePainter(sheet.current, { page, draw, onFailed: () => setFailed(true) });
    painter.current = made;
    return () => {
      painter.current = undefined;
      made.clear();
    };
  }, [isNearViewport, page, draw]);
  useEffect(() => {
    if (isNearViewport) painter.current?.paint({ scale, rotation });
  }, [isNearViewport, page, draw, scale, rotation]);

  const { width, height } = rotatedSize(page.size, rotation);
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

/** Returns whether an element is within one window's height of the visible part. */
function useIsNearViewport(element: RefObject<HTMLElement | null>, viewport: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      root: viewport.current,
      rootMargin: '100% 0px',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, viewport]);
  return isNear;
}
