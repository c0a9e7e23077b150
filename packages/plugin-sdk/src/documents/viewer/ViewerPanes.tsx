import { useCallback, useRef } from 'react';
import { SplitPanes } from '../SplitPanes.tsx';
import { useDocumentText } from '../useDocumentText.ts';
import { ViewerPane } from './ViewerPane.tsx';
import { viewOf } from './viewerReducer.ts';
import { type DocumentViewerHandle, shownDocuments } from './useDocumentViewer.ts';

/** The props of {@link ViewerPanes}. */
export interface ViewerPanesProps {
  readonly viewer: DocumentViewerHandle;
  /** Shows them over the full width; undefined if they already have it. */
  readonly onEnlarge?: (() => void) | undefined;
}

/** A pane keeps its key whichever document it shows. */
const paneKeys = ['start', 'end'] as const;

/** The shown document, or two documents side by side. */
export function ViewerPanes({ viewer, onEnlarge }: ViewerPanesProps) {
  const text = useDocumentText();
  const scales = useRef<Readonly<Record<string, number>>>({});
  const recordScale = useCallback((id: string, scale: number) => {
    scales.current = { ...scales.current, [id]: scale };
  }, []);
  const { state, dispatch } = viewer;
  const shown = shownDocuments(viewer);
  const enlarge = (pane: number) => {
    dispatch({ type: 'activate', pane });
    onEnlarge?.();
  };
  const panes = shown.map((document, pane) => (
    <ViewerPane
      key={paneKeys[pane]}
      document={document}
      view={viewOf(state, document.id)}
      onScale={recordScale}
      onZoomBy={(factor) => dispatch({ type: 'zoomBy', id: document.id, factor, scales: scales.current })}
      isActive={shown.length > 1 && pane === state.active}
      dispatch={dispatch}
      onActivate={() => pane !== state.active && dispatch({ type: 'activate', pane })}
      onEnlarge={onEnlarge && (() => enlarge(pane))}
    />
  ));
  if (panes.length < 2) return <>{panes}</>;
  return <SplitPanes label={text('viewer.split')} storageKey="documents" start={panes[0]} end={panes[1]} />;
}
