import './signInPreview.css';
import type { SignInPreviewView } from '@brokerdesk/plugin-sdk';
import type { i18n } from 'i18next';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { I18nextProvider } from 'react-i18next';
import { emptyDocument } from '../app/installTrustedTypesPolicy.ts';
import type { AuthServices } from '../auth/AuthServices.ts';
import { useHostText } from '../texts/host/hostTexts.ts';
import { colourDocument } from '../theme/applyTheme.ts';
import { measureContrast } from './measureContrast.ts';
import { PreviewedPage } from './PreviewedPage.tsx';

const styleSheets = 'link[rel=stylesheet], style';

/** The windows in which the page is shown, in CSS pixels. */
const windows = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

/** The props of {@link SignInPreviewFrame}. */
export interface SignInPreviewFrameProps {
  readonly services: AuthServices;
  /** The texts in the language of the preview. */
  readonly texts: i18n;
  readonly view: SignInPreviewView;
}

/**
 * The sign-in page in a frame, which is a separate window: its width decides about the layout, its root element about theme
 * and language. The frame is inert and has no scripts; the page's own React fills it.
 */
export function SignInPreviewFrame({ services, texts, view }: SignInPreviewFrameProps) {
  const text = useHostText();
  const { configuration, language, theme, device, onContrast } = view;
  const [root, setRoot] = useState<HTMLElement>();
  const [isStyled, setIsStyled] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const measured = useRef('');
  const { width, height } = windows[device];
  const page = root?.ownerDocument;

  useEffect(() => page && copyStyleSheets(page, () => setIsStyled(true)), [page]);
  useLayoutEffect(() => {
    if (!page) return;
    page.documentElement.lang = language;
    colourDocument(page, { dark: theme === 'dark', accentColour: configuration.accentColour });
  }, [page, language, theme, configuration.accentColour]);

  const fit = useEffectEvent(() => {
    const { current } = frame;
    if (!page || !isStyled || !current || !box.current) return;
    // The whole page is shown, because the frame cannot be scrolled.
    current.style.blockSize = `${height}px`;
    const blockSize = Math.max(height, page.documentElement.scrollHeight);
    const scale = Math.min(1, box.current.clientWidth / width);
    current.style.blockSize = `${blockSize}px`;
    current.style.transform = `scale(${scale})`;
    box.current.style.blockSize = `${blockSize * scale}px`;
    const contrast = measureContrast(page);
    // Only what is new: the receiver may render this again.
    if (!contrast || measured.current === JSON.stringify(contrast)) return;
    measured.current = JSON.stringify(contrast);
    onContrast?.(contrast);
  });
  useLayoutEffect(() => fit());
  useEffect(() => {
    const listen = () => fit();
    // Pictures arrive later; `load` does not bubble.
    page?.addEventListener('load', listen, true);
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(listen);
    if (box.current) observer?.observe(box.current);
    return () => {
      page?.removeEventListener('load', listen, true);
      observer?.disconnect();
    };
  }, [page]);

  return (
    <div ref={box} className="bd-preview" style={{ maxInlineSize: width }} inert>
      <iframe
        ref={frame}
        title={text('signIn.title')}
        tabIndex={-1}
        srcDoc={emptyDocument}
        data-styled={isStyled || undefined}
        style={{ inlineSize: width }}
        onLoad={({ currentTarget }) => setRoot(prepareDocument(currentTarget))}
      />
      {root &&
        createPortal(
          <I18nextProvider i18n={texts}>
            <PreviewedPage services={services} view={view} />
          </I18nextProvider>,
          root,
        )}
    </div>
  );
}

/** Adds the element that the style sheets of the page expect to the document of a frame. */
function prepareDocument({ contentDocument }: HTMLIFrameElement): HTMLElement | undefined {
  if (contentDocument === null) return undefined;
  const root = contentDocument.createElement('div');
  root.id = 'root';
  contentDocument.body.replaceChildren(root);
  return root;
}

/**
 * Copies the style sheets of the page into a document in it, also those that are added later, such as fonts. Calls back
 * once the first ones have been loaded; returns a function that ends it.
 */
function copyStyleSheets(target: Document, onLoaded: () => void): () => void {
  const copies = [...document.head.querySelectorAll(styleSheets)].map((sheet) => copyInto(target, sheet));
  // A style sheet that fails in the copy has failed in the page, too.
  void Promise.all(copies).then(onLoaded);
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof Element && node.matches(styleSheets)) void copyInto(target, node);
  });
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}

function copyInto(target: Document, sheet: Element): Promise<void> {
  const copy = target.importNode(sheet, true);
  const loaded =
    sheet instanceof HTMLLinkElement
      ? new Promise<void>((resolve) => {
          for (const event of ['load', 'error']) copy.addEventListener(event, () => resolve());
        })
      : Promise.resolve();
  target.head.append(copy);
  return loaded;
}
