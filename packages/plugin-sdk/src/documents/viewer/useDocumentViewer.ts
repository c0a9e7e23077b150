import { useCallback, useMemo, useReducer } from 'react';
import type { ViewerDocument } from '../ViewerDocument.ts';
import { type ViewerAction, type ViewerState, initialViewerState, viewerReducer } from './viewerReducer.ts';

/** A bench and what is on it; hand it to the `DocumentViewer` that shows it. */
export interface DocumentViewerHandle {
  readonly documents: readonly ViewerDocument[];
  readonly state: ViewerState;
  readonly dispatch: (event: ViewerAction) => void;
  /** Brings a document up, as an answer does with its file: in the pane that was used last, and into view. */
  readonly show: (id: string) => void;
}

/**
 * Holds what a document bench shows, so that anything beside it can bring a document up.
 *
 * @example
 * const viewer = useDocumentViewer(documents);
 * <button type="button" onClick={() => viewer.show(fileID)}>…</button>
 * <DocumentViewer viewer={viewer} label={text('documents.title')} />
 */
export function useDocumentViewer(documents: readonly ViewerDocument[]): DocumentViewerHandle {
  const [state, dispatch] = useReducer(viewerReducer, documents[0]?.id, initialViewerState);
  const show = useCallback((id: string) => dispatch({ type: 'show', id, isExternal: true }), []);
  return useMemo(() => ({ documents, state, dispatch, show }), [documents, state, show]);
}

/** The documents on the panes. One that is gone, as a form that was signed again, gives way to one that is not shown yet. */
export function shownDocuments({ documents, state }: DocumentViewerHandle): readonly ViewerDocument[] {
  const assigned = state.panes.map((id) => documents.find((document) => document.id === id));
  const unshown = documents.filter(({ id }) => !state.panes.includes(id));
  const panes = assigned.length === 0 ? [undefined] : assigned;
  return panes.map((document) => document ?? unshown.shift()).filter((document) => document !== undefined);
}
