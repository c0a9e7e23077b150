import { useCallback, useMemo, useReducer } from 'react';
import type { ViewerDocument } from '../ViewerDocument.ts';
import { type ViewerAction, type ViewerState, initialViewerState, viewerReducer } from './viewerReducer.ts';

/** The state of a document viewer; pass it to the `DocumentViewer` that shows it. */
export interface DocumentViewerHandle {
  readonly documents: readonly ViewerDocument[];
  readonly state: ViewerState;
  readonly dispatch: (event: ViewerAction) => void;
  /** Brings a document up, as an answer does with its file: in the last used pane, scrolled into view. */
  readonly show: (id: string) => void;
}

/**
 * Stores the state of a document viewer, so that other parts of the screen can bring a document up.
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

/**
 * The documents on the panes. A removed document, such as a form that was signed again, is replaced by one that is not
 * shown yet.
 */
export function shownDocuments({ documents, state }: DocumentViewerHandle): readonly ViewerDocument[] {
  const assigned = state.panes.map((id) => documents.find((document) => document.id === id));
  const unshown = documents.filter(({ id }) => !state.panes.includes(id));
  const panes = assigned.length === 0 ? [undefined] : assigned;
  return panes.map((document) => document ?? unshown.shift()).filter((document) => document !== undefined);
}
