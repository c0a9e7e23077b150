import { useCallback, useState } from 'react';
import type { ViewerDocument } from '../ViewerDocument.ts';
import { DocumentPane } from '../DocumentPane.tsx';
import type { View } from '../Zoom.ts';
import type { ViewerAction } from './viewerReducer.ts';

/** The props of {@link ViewerPane}. */
export interface ViewerPaneProps {
  readonly document: ViewerDocument;
  readonly view: View;
  /** Told the scale at which a document is drawn: two of them zoom by the same factor, each from its own. */
  readonly onScale: (id: string, scale: number) => void;
  readonly onZoomBy: (factor: number) => void;
  readonly isActive: boolean;
  readonly dispatch: (event: ViewerAction) => void;
  readonly onActivate: () => void;
  /** Undefined where the document has the full width already. */
  readonly onEnlarge: (() => void) | undefined;
}

/** One pane of a bench; what is chosen next goes to the pane that was used last. */
export function ViewerPane(props: ViewerPaneProps) {
  const { document, view, onScale, onZoomBy, isActive, dispatch, onActivate, onEnlarge } = props;
  const { id } = document;
  const [scale, setScale] = useState<number>();
  const recordScale = useCallback(
    (next: number) => {
      onScale(id, next);
      setScale(next);
    },
    [id, onScale],
  );
  const control = {
    view,
    onScale: recordScale,
    onZoomBy,
    onZoomTo: (zoom: View['zoom']) => dispatch({ type: 'zoomTo', id, zoom }),
    onRotate: (quarters: number) => dispatch({ type: 'turn', id, quarters }),
    onPage: (page: number) => dispatch({ type: 'page', id, page }),
  };
  return (
    <div
      className="bdk-viewer-pane"
      role="group"
      aria-label={document.name}
      // Takes the focus while everything in it is drawn again: for another document, and when the popup closes.
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
