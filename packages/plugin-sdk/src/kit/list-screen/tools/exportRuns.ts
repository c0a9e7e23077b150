// Exports that are running, one for each list: they go on when the user closes the panel or leaves the list, and the panel
// shows the one of its list again.
import { useSyncExternalStore } from 'react';
import type { LoadRowsOptions } from '../../../lists/fetchAllRows.ts';

/** A running export. */
export interface ExportRun {
  readonly rowCount: number;
  /** The number of rows that have been read. */
  readonly done: number;
  readonly cancel: () => void;
}

const runs = new Map<string, ExportRun>();
const listeners = new Set<() => void>();

/** Returns the running export of a list. */
export function useExportRun(listId: string): ExportRun | undefined {
  return useSyncExternalStore(subscribe, () => runs.get(listId));
}

/** Runs the export of a list; rejects as its work does, unless it was cancelled. Returns whether it has ended. */
export async function runExport(
  { listId, rowCount }: { readonly listId: string; readonly rowCount: number },
  work: (options: LoadRowsOptions & { readonly signal: AbortSignal }) => Promise<void>,
): Promise<'done' | 'cancelled'> {
  const { signal, abort } = createAbort();
  const show = (done: number) => setRun(listId, { rowCount, done, cancel: abort });
  show(0);
  try {
    await work({ signal, onProgress: show });
    signal.throwIfAborted();
    return 'done';
  } catch (error) {
    if (signal.aborted) return 'cancelled';
    throw error;
  } finally {
    setRun(listId, undefined);
  }
}

function createAbort() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

function setRun(listId: string, run: ExportRun | undefined): void {
  if (run) runs.set(listId, run);
  else runs.delete(listId);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
