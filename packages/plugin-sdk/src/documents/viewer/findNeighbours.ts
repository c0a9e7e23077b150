import type { ViewerDocument } from '../ViewerDocument.ts';
import { type DocumentViewerHandle, shownDocuments } from './useDocumentViewer.ts';

/** The position of the active pane's document among all, and the previous and next ones. */
export interface DocumentNeighbours {
  /** From 0; -1 if it is not among them. */
  readonly index: number;
  readonly previous: ViewerDocument | undefined;
  readonly next: ViewerDocument | undefined;
}

/** Finds the neighbours of the active document. */
export function findNeighbours(viewer: DocumentViewerHandle): DocumentNeighbours {
  const { documents, state } = viewer;
  const shown = shownDocuments(viewer);
  const active = shown[state.active] ?? shown[0];
  const index = active === undefined ? -1 : documents.indexOf(active);
  return { index, previous: documents[index - 1], next: index < 0 ? undefined : documents[index + 1] };
}
