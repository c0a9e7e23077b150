import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useHost } from '../../hooks/useHost.ts';
import { pageRules } from './pageRules.ts';

/** What {@link PrintJob} prints. */
export interface PrintJobProps {
  readonly children: ReactNode;
  /** Called when the print dialog has closed. */
  readonly onDone: () => void;
}

/** Prints what stands in it, and nothing else, as soon as its pictures are there. */
export function PrintJob({ children, onDone }: PrintJobProps) {
  const { language } = useHost();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pageRules(language));
    document.adoptedStyleSheets.push(sheet);
    let isWanted = true;
    const pictures = [...(root.current?.querySelectorAll('img') ?? [])];
    window.addEventListener('afterprint', onDone);
    // A picture that cannot be read is printed as its name.
    void Promise.allSettled([document.fonts?.ready, ...pictures.map((picture) => picture.decode())]).then(() => {
      if (isWanted) window.print();
    });
    return () => {
      isWanted = false;
      window.removeEventListener('afterprint', onDone);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [language, onDone]);
  return createPortal(
    <div ref={root} className="bdk-print">
      {children}
    </div>,
    document.body,
  );
}
