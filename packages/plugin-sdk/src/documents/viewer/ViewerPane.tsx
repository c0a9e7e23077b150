import { useCallback, useState } from 'react';
import type { ViewerDocument } from '../ViewerDocument.ts';
import { DocumentPane } from '../DocumentPane.tsx';
import type { View } from '../Zoom.ts';
import type { ViewerAction } from './viewerReducer.ts';

/** The props of {@link ViewerPane}. */
export interface ViewerPaneProps {
  readonly document: ViewerDocument;
  readonly view: View;
  /**
   * Called with the scale at which a document is drawn: two documents zoom by the same factor, each from its own scale.
   */
  readonly onScale: (id: string, scale: number) => void;
  readonly onZoomBy: (factor: number) => void;
  readonly isActive: boolean;
  readonly dispatch: (event: ViewerAction) => void;
  readonly onActivate: () => void;
  /** Undefined if the document already has the full width. */
  readonly onEnlarge: (() => void) | undefined;
}

/** One pane of a viewer; the next chosen document opens in the last used pane. */
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
      className="bdk-layout-stack bdk-viewer-part bdk-viewer-pane"
      role="group"
      aria-label={document.name}
      // Takes the focus while its content is rendered again: for another document, and when the popup closes.
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
