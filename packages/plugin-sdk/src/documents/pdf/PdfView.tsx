import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { type ViewControl, Viewport } from '../Viewport.tsx';
import type { Pdf } from './openPdf.ts';
import { PdfPageView } from './PdfPageView.tsx';

/** The props of {@link PdfView}. */
export interface PdfViewProps {
  readonly pdf: Pdf;
  readonly name: string;
  readonly control: ViewControl;
  /** Filled with the window, for {@link goToPage}. */
  readonly viewport: RefObject<HTMLDivElement | null>;
}

/** The pages of a PDF one below the other. */
export function PdfView({ pdf, name, control, viewport }: PdfViewProps) {
  const { view, onPage } = control;
  const largest = useMemo(
    () => ({
      width: Math.max(...pdf.pages.map(({ size }) => size.width)),
      height: Math.max(...pdf.pages.map(({ size }) => size.height)),
    }),
    [pdf],
  );
  const first = useRef(view.page);
  const isScrollRestored = useRef(false);
  // A document that is shown again returns to its last page; it can only scroll there once it has its final size.
  useEffect(() => {
    if (isScrollRestored.current || viewport.current === null || viewport.current.clientHeight === 0) return;
    isScrollRestored.current = true;
    if (first.current > 1) goToPage(viewport.current, first.current);
  });
  const reportPage = () => {
    const page = pageAt(viewport.current);
    if (isScrollRestored.current && page !== view.page) onPage(page);
  };
  return (
    <Viewport ref={viewport} name={name} control={control} content={largest} onScroll={reportPage}>
      {(scale) => (
        <div className="bdk-pdf">
          {pdf.pages.map((page, index) => (
            <PdfPageView
              key={page.proxy.pageNumber}
              page={page}
              number={index + 1}
              pages={pdf.pages.length}
              draw={pdf.draw}
              scale={scale}
              rotation={view.rotation}
              viewport={viewport}
            />
          ))}
        </div>
      )}
    </Viewport>
  );
}

/** Scrolls a window to a page. */
export function goToPage(frame: HTMLElement | null, page: number): void {
  const sheet = sheetsIn(frame)[page - 1];
  if (frame !== null && sheet !== undefined) frame.scrollTop = sheet.offsetTop;
}

function pageAt(frame: HTMLElement | null): number {
  if (frame === null) return 1;
  const middle = frame.scrollTop + frame.clientHeight / 2;
  const before = sheetsIn(frame).filter((sheet) => sheet.offsetTop <= middle);
  return Math.max(1, before.length);
}

function sheetsIn(frame: HTMLElement | null): readonly HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>('.bdk-pdf-sheet') ?? [])];
}
