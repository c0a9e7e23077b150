import type { BenchDocument } from '../BenchDocument.ts';
import { type DocumentBenchHandle, documentsShown } from './useDocumentBench.ts';

/** Where the document of the active pane stands among them all, and the ones before and after it. */
export interface BenchStep {
  /** From 0; -1 if there is none. */
  readonly at: number;
  readonly previous: BenchDocument | undefined;
  readonly next: BenchDocument | undefined;
}

/** Finds the neighbours of the document that is looked at. */
export function stepFrom(bench: DocumentBenchHandle): BenchStep {
  const { documents, state } = bench;
  const shown = documentsShown(bench);
  const active = shown[state.active] ?? shown[0];
  const at = active === undefined ? -1 : documents.indexOf(active);
  return { at, previous: documents[at - 1], next: at < 0 ? undefined : documents[at + 1] };
}
