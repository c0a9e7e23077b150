import type { ViewerDocument } from '../ViewerDocument.ts';
import { type DocumentViewerHandle, shownDocuments } from './useDocumentViewer.ts';

/** Where the document of the active pane stands among them all, and the ones before and after it. */
export interface DocumentNeighbours {
  /** From 0; -1 if there is none. */
  readonly index: number;
  readonly previous: ViewerDocument | undefined;
  readonly next: ViewerDocument | undefined;
}

/** Finds the neighbours of the document that is looked at. */
export function findNeighbours(viewer: DocumentViewerHandle): DocumentNeighbours {
  const { documents, state } = viewer;
  const shown = shownDocuments(viewer);
  const active = shown[state.active] ?? shown[0];
  const index = active === undefined ? -1 : documents.indexOf(active);
  return { index, previous: documents[index - 1], next: index < 0 ? undefined : documents[index + 1] };
}
