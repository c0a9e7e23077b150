import { useEffect, useRef, useState } from 'react';
import { useHotkeys } from '../../hooks/useHotkeys.ts';
import type { ViewerDocument } from '../ViewerDocument.ts';
import { usePrefetchDocument, useDocumentFile } from '../useDocumentFile.ts';
import { Row } from '../../kit/Stack.tsx';
import { Text } from '../../kit/Text.tsx';
import { useDocumentText } from '../useDocumentText.ts';
import { LayoutTools } from './LayoutTools.tsx';
import { ViewerPanes } from './ViewerPanes.tsx';
import { ViewerPopup } from './ViewerPopup.tsx';
import { DocumentStrip } from './DocumentStrip.tsx';
import { findNeighbours } from './findNeighbours.ts';
import { type DocumentViewerHandle, shownDocuments } from './useDocumentViewer.ts';
import { useNeighbourKeys } from './useNeighbourKeys.ts';

/** The props of {@link DocumentViewer}. */
export interface DocumentViewerProps {
  /** From `useDocumentViewer`. */
  readonly viewer: DocumentViewerHandle;
  /** A name for the documents, as the heading above them. */
  readonly label: string;
}

/**
 * Shows documents for review: one, or two side by side, each with zoom, rotation and page, which last as long as the
 * viewer; below them is a strip of all documents. A document is loaded when it is shown, the next one right after it.
 */
export function DocumentViewer({ viewer, label }: DocumentViewerProps) {
  const text = useDocumentText();
  const section = useRef<HTMLElement>(null);
  const [isLarge, setLarge] = useState(false);
  const { documents, state, dispatch } = viewer;
  const shown = shownDocuments(viewer);
  const active = shown[state.active] ?? shown[0];
  const isPair = shown.length > 1;
  // Two below each other need the height of the window.
  useEffect(() => {
    if (state.showRequests > 0 || isPair) section.current?.scrollIntoView?.({ block: 'nearest' });
  }, [state.showRequests, isPair]);
  useHotkeys([{ keys: 'd', description: text('viewer.go'), run: focusActivePane }], { active: documents.length > 0 });
  useNeighbourKeys(viewer, { container: section });

  return (
    <section ref={section} className="bdk-layout-stack bdk-gap-8 bdk-viewer bdk-screen-only" aria-label={label}>
      <Row className="bdk-viewer-head">
        <h2>{label}</h2>
        <LayoutTools viewer={viewer} />
      </Row>
      {active === undefined && (
        <Text as="p" tone="neutral">
          {text('viewer.none')}
        </Text>
      )}
      {/* Drawn once: while the popup shows them, their place stays reserved. */}
      {isLarge ? <div className="bdk-canvas" /> : <ViewerPanes viewer={viewer} onEnlarge={() => setLarge(true)} />}
      {documents.length > 1 && (
        <DocumentStrip
          documents={documents}
          shown={shown}
          onShow={(id) => dispatch({ type: 'show', id })}
          label={text('viewer.documents')}
        />
      )}
      {active !== undefined && <PrefetchNext current={active} next={findNeighbours(viewer).next} />}
      {isLarge && <ViewerPopup viewer={viewer} label={label} onClose={close} />}
    </section>
  );

  /** The button that opened the popup was rendered again, so the browser cannot return the focus to it. */
  function close() {
    setLarge(false);
    requestAnimationFrame(focusActivePane);
  }

  function focusActivePane() {
    const pane = section.current?.querySelectorAll<HTMLElement>('.bdk-viewer-pane')[state.active];
    // The placeholder for a loading document cannot be focused.
    (pane?.querySelector<HTMLElement>('.bdk-canvas[tabindex]') ?? pane)?.focus();
  }
}

/** Fetches the next document once the current one is there: it never delays the current one. */
function PrefetchNext({
  current,
  next,
}: {
  readonly current: ViewerDocument;
  readonly next: ViewerDocument | undefined;
}) {
  const { blob } = useDocumentFile(current, { isPassive: true });
  usePrefetchDocument(next, { isReady: blob !== undefined });
  return null;
}
