import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { ApiError, UnreachableError } from '../../services/errors.ts';
import type { SendProgress } from '../../services/hostServices.ts';
import { checkFile, type FileRules } from './checkFile.ts';
import type { UploadItem } from './UploadItem.ts';
import { createUploadStore, type UploadStore, uploadStoreOf } from './uploadStore.ts';

/** The context of an upload; pass all of it to the call. */
export interface UploadContext {
  readonly signal: AbortSignal;
  readonly idempotencyKey: string;
  readonly onProgress: (progress: SendProgress) => void;
}

/** The options of {@link useUploads}. */
export interface UploadOptions {
  readonly rules: FileRules;
  /** The names of the files that the server already has; they count as well. */
  readonly existingNames: readonly string[];
  /** Returns why the content of a file cannot be sent, in words; undefined if it can. */
  readonly check?: ((file: File) => Promise<string | undefined>) | undefined;
  readonly upload: (file: File, context: UploadContext) => Promise<unknown>;
  /** The name under which the files stay while the component is not shown; without it, uploads end with the component. */
  readonly keepUnder?: string | undefined;
  /** Called for a file that has been sent, or could not be, while no component shows it. */
  readonly onSettledUnseen?: ((item: UploadItem) => void) | undefined;
}

/** The files of an uploader, and their actions. */
export interface Uploads {
  readonly items: readonly UploadItem[];
  readonly add: (files: readonly File[]) => void;
  /** Removes a file; if it is being sent, it is cancelled. */
  readonly remove: (id: string) => void;
  /** Stops a file that is being sent; it waits again. */
  readonly cancel: (id: string) => void;
  /** Sends all waiting and failed files, one after the other; true once all valid files are uploaded. */
  readonly sendAll: () => Promise<boolean>;
  /** Sends a failed file again. */
  readonly retry: (id: string) => Promise<void>;
}

type Change = (items: readonly UploadItem[]) => readonly UploadItem[];

/** Manages files until they are sent, each by its own call. */
export function useUploads(options: UploadOptions): Uploads {
  const { keepUnder } = options;
  const store = useMemo(() => (keepUnder === undefined ? createUploadStore() : uploadStoreOf(keepUnder)), [keepUnder]);
  const items = useSyncExternalStore(store.subscribe, store.read);
  const { inFlight } = store;
  useEffect(() => {
    if (keepUnder !== undefined) return undefined;
    return () => {
      for (const controller of inFlight.values()) controller.abort();
    };
  }, [keepUnder, inFlight]);
  return { items, ...createActions(store, options) };
}

/** Returns what the user can do with the files of a store. */
function createActions(store: UploadStore, options: UploadOptions): Omit<Uploads, 'items'> {
  const { rules, existingNames, check, upload, onSettledUnseen } = options;
  const { inFlight, checks, keys, change: apply } = store;

  function settle(id: string, more: Partial<UploadItem>): void {
    updateItem(id, more);
    const item = store.read().find((one) => one.id === id);
    if (!item || store.isShown()) return;
    onSettledUnseen?.(item);
    if (item.state === 'done') apply((all) => all.filter((one) => one.id !== id));
  }
  const updateItem = (id: string, more: Partial<UploadItem>) =>
    apply((all) => all.map((item) => (item.id === id ? { ...item, ...more } : item)));

  async function send({ id, file }: UploadItem): Promise<void> {
    const controller = new AbortController();
    inFlight.set(id, controller);
    const idempotencyKey = keys.get(id) ?? crypto.randomUUID();
    keys.set(id, idempotencyKey);
    apply((all) => all.map((item) => (item.id === id ? { ...unsent(item), state: 'sending' } : item)));
    try {
      const onProgress = (progress: SendProgress) => updateItem(id, { progress });
      await upload(file, { signal: controller.signal, idempotencyKey, onProgress });
      settle(id, { state: 'done' });
    } catch (error) {
      if (controller.signal.aborted) {
        apply((all) => all.map((item) => (item.id === id ? unsent(item) : item)));
        return;
      }
      if (error instanceof ApiError) keys.delete(id);
      else if (!(error instanceof UnreachableError)) throw error;
      settle(id, { state: 'failed', error: error });
    } finally {
      inFlight.delete(id);
    }
  }

  /** Decides which files can be sent, and begins to check the content of those that were not checked yet. */
  function validate(next: Change): void {
    apply((all) => validateAll(next(all), { rules, existingNames }));
    if (!check) return;
    for (const { id, file, state, contentProblem } of store.read()) {
      if (state === 'waiting' && contentProblem === undefined) checks.set(id, checkContent(id, file, check));
    }
  }
  async function checkContent(id: string, file: File, find: NonNullable<UploadOptions['check']>): Promise<void> {
    updateItem(id, { state: 'checking' });
    const contentProblem = (await find(file)) ?? null;
    checks.delete(id);
    updateItem(id, { state: 'waiting', contentProblem });
    validate((all) => all);
  }

  return {
    add: (files) => validate((all) => [...all, ...files.map(toItem)]),
    remove(id) {
      inFlight.get(id)?.abort();
      keys.delete(id);
      // Removing a file may make room for one above the limit.
      validate((all) => all.filter((item) => item.id !== id));
    },
    cancel: (id) => inFlight.get(id)?.abort(),
    async sendAll() {
      if (inFlight.size > 0) return false;
      await Promise.all(checks.values());
      // One after the other: each file shows its own progress, and the first error is not hidden among many.
      for (const { id } of store.read()) {
        const item = store.read().find((one) => one.id === id);
        // oxlint-disable-next-line no-await-in-loop
        if (item?.state === 'waiting' || item?.state === 'failed') await send(item);
      }
      return store.read().every(({ state }) => state === 'done' || state === 'rejected');
    },
    async retry(id) {
      const item = store.read().find((one) => one.id === id);
      if (item?.state === 'failed') await send(item);
    },
  };
}

function toItem(file: File): UploadItem {
  return { id: crypto.randomUUID(), file, state: 'waiting' };
}

/** Determines for each unsent file whether it may be sent, given the files before it. */
function validateAll(
  items: readonly UploadItem[],
  { rules, existingNames }: Pick<UploadOptions, 'rules' | 'existingNames'>,
): readonly UploadItem[] {
  const accepted: { readonly name: string }[] = existingNames.map((name) => ({ name }));
  return items.map((item) => {
    if (item.state !== 'rejected' && item.state !== 'waiting') {
      accepted.push(item.file);
      return item;
    }
    const fileProblem = checkFile(item.file, accepted, rules);
    if (fileProblem) return { ...unsent(item), state: 'rejected', fileProblem };
    if (typeof item.contentProblem === 'string') return { ...unsent(item), state: 'rejected' };
    accepted.push(item.file);
    return unsent(item);
  });
}

/** A file as it was before it was sent. */
function unsent({ id, file, contentProblem }: UploadItem): UploadItem {
  return { id, file, state: 'waiting', ...(contentProblem !== undefined && { contentProblem }) };
}
