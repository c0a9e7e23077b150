import { useCallback, useState } from 'react';
import type { BenchDocument } from '../BenchDocument.ts';
import { DocumentPane } from '../DocumentPane.tsx';
import type { View } from '../Zoom.ts';
import type { BenchEvent } from './benchState.ts';

/** What {@link BenchPane} shows. */
export interface BenchPaneProps {
  readonly document: BenchDocument;
  readonly view: View;
  /** Told the scale at which a document is drawn: two of them zoom by the same factor, each from its own. */
  readonly onScale: (id: string, scale: number) => void;
  readonly onZoomBy: (factor: number) => void;
  readonly isActive: boolean;
  readonly send: (event: BenchEvent) => void;
  readonly onActivate: () => void;
  /** Undefined where the document has the full width already. */
  readonly onEnlarge: (() => void) | undefined;
}

/** One pane of a bench; what is chosen next goes to the pane that was used last. */
export function BenchPane(props: BenchPaneProps) {
  const { document, view, onScale, onZoomBy, isActive, send, onActivate, onEnlarge } = props;
  const { id } = document;
  const [scale, setScale] = useState<number>();
  const noteScale = useCallback(
    (next: number) => {
      onScale(id, next);
      setScale(next);
    },
    [id, onScale],
  );
  const control = {
    view,
    onScale: noteScale,
    onZoomBy,
    onZoomTo: (zoom: View['zoom']) => send({ type: 'zoomTo', id, zoom }),
    onTurn: (quarters: number) => send({ type: 'turn', id, quarters }),
    onPage: (page: number) => send({ type: 'page', id, page }),
  };
  return (
    <div
      className="bdk-bench-pane"
      role="group"
      aria-label={document.name}
      // Takes the focus while everything in it is drawn anew: for another document, and when the popup closes.
      tabIndex={-1}
      data-holds-focus
      data-active={isActive || undefined}
      onPointerDownCapture={onActivate}
      onFocusCapture={onActivate}
    >
      <DocumentPane document={document} control={control} scale={scale} onEnlarge={onEnlarge} />
    </div>
  );
}
