import { useCallback, useMemo, useReducer } from 'react';
import type { BenchDocument } from '../BenchDocument.ts';
import { type BenchEvent, type BenchState, firstBench, nextBench } from './benchState.ts';

/** A bench and what is on it; hand it to the `DocumentBench` that shows it. */
export interface DocumentBenchHandle {
  readonly documents: readonly BenchDocument[];
  readonly state: BenchState;
  readonly send: (event: BenchEvent) => void;
  /** Brings a document up, as an answer does with its file: in the pane that was used last, and into view. */
  readonly show: (id: string) => void;
}

/**
 * Holds what a document bench shows, so that anything beside it can bring a document up.
 *
 * @example
 * const bench = useDocumentBench(documents);
 * <button type="button" onClick={() => bench.show(fileID)}>…</button>
 * <DocumentBench bench={bench} label={text('documents.title')} />
 */
export function useDocumentBench(documents: readonly BenchDocument[]): DocumentBenchHandle {
  const [state, send] = useReducer(nextBench, documents[0]?.id, firstBench);
  const show = useCallback((id: string) => send({ type: 'show', id, isAsked: true }), []);
  return useMemo(() => ({ documents, state, send, show }), [documents, state, show]);
}

/** The documents on the panes. One that is gone, as a form that was signed anew, gives way to one that is not shown yet. */
export function documentsShown({ documents, state }: DocumentBenchHandle): readonly BenchDocument[] {
  const there = state.panes.map((id) => documents.find((document) => document.id === id));
  const free = documents.filter(({ id }) => !state.panes.includes(id));
  const wanted = there.length === 0 ? [undefined] : there;
  return wanted.map((document) => document ?? free.shift()).filter((document) => document !== undefined);
}
