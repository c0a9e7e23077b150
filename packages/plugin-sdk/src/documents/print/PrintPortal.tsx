import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useHost } from '../../hooks/useHost.ts';
import { createPageCss } from './createPageCss.ts';

/** The props of {@link PrintPortal}. */
export interface PrintPortalProps {
  readonly children: ReactNode;
  /** Called when the print dialog has closed. */
  readonly onDone: () => void;
}

/** Prints its content, and nothing else, as soon as its parts and pictures are loaded. */
export function PrintPortal(props: PrintPortalProps) {
  return createPortal(
    <Suspense>
      <PrintContent {...props} />
    </Suspense>,
    document.body,
  );
}

function PrintContent({ children, onDone }: PrintPortalProps) {
  const { language } = useHost();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(createPageCss(language));
    document.adoptedStyleSheets.push(sheet);
    let isCurrent = true;
    const pictures = [...(root.current?.querySelectorAll('img') ?? [])];
    window.addEventListener('afterprint', onDone);
    // A picture that cannot be loaded is printed as its name.
    void Promise.allSettled([document.fonts?.ready, ...pictures.map((picture) => picture.decode())]).then(() => {
      if (isCurrent) window.print();
    });
    return () => {
      isCurrent = false;
      window.removeEventListener('afterprint', onDone);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [language, onDone]);
  return (
    <div ref={root} className="bdk-print">
      {children}
    </div>
  );
}
