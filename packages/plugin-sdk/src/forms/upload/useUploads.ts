import { useEffect, useReducer, useRef } from 'react';
import { ApiError, UnreachableError } from '../../errors.ts';
import type { SendProgress } from '../../hostServices.ts';
import type { SubmitError } from '../form/FormHandle.ts';
import { checkFile, type FileProblem, type FileRules } from './checkFile.ts';

/** A file to upload. */
export interface UploadItem {
  readonly id: string;
  readonly file: File;
  readonly state: 'rejected' | 'waiting' | 'sending' | 'done' | 'failed';
  /** Why it cannot be sent at all. */
  readonly fileProblem?: FileProblem;
  readonly progress?: SendProgress;
  /** Why the server rejected it. */
  readonly error?: SubmitError;
}

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
  readonly upload: (file: File, context: UploadContext) => Promise<unknown>;
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
export function useUploads({ rules, existingNames, upload }: UploadOptions): Uploads {
  const latest = useRef<readonly UploadItem[]>([]);
  const [items, change] = useReducer((_items: readonly UploadItem[], next: readonly UploadItem[]) => next, []);
  const inFlight = useRef(new Map<string, AbortController>());
  // After a lost response the same file is sent with the same key, so that it is not stored twice.
  const keys = useRef(new Map<string, string>());
  useEffect(() => {
    const { current } = inFlight;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  function apply(next: Change): void {
    latest.current = next(latest.current);
    change(latest.current);
  }
  const updateItem = (id: string, more: Partial<UploadItem>) =>
    apply((all) => all.map((item) => (item.id === id ? { ...item, ...more } : item)));

  async function send({ id, file }: UploadItem): Promise<void> {
    const controller = new AbortController();
    inFlight.current.set(id, controller);
    const idempotencyKey = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, idempotencyKey);
    apply((all) => all.map((item) => (item.id === id ? { id, file, state: 'sending' } : item)));
    try {
      const onProgress = (progress: SendProgress) => updateItem(id, { progress });
      await upload(file, { signal: controller.signal, idempotencyKey, onProgress });
      updateItem(id, { state: 'done' });
    } catch (error) {
      if (controller.signal.aborted) {
        apply((all) => all.map((item) => (item.id === id ? { id, file, state: 'waiting' } : item)));
        return;
      }
      if (error instanceof ApiError) keys.current.delete(id);
      else if (!(error instanceof UnreachableError)) throw error;
      updateItem(id, { state: 'failed', error: error });
    } finally {
      inFlight.current.delete(id);
    }
  }

  return {
    items,
    add: (files) =>
      apply((all) => {
        const added = files.map((file): UploadItem => ({ id: crypto.randomUUID(), file, state: 'waiting' }));
        return validateAll([...all, ...added], { rules, existingNames });
      }),
    remove(id) {
      inFlight.current.get(id)?.abort();
      keys.current.delete(id);
      // Removing a file may make room for one above the limit.
      apply((all) =>
        validateAll(
          all.filter((item) => item.id !== id),
          { rules, existingNames },
        ),
      );
    },
    cancel: (id) => inFlight.current.get(id)?.abort(),
    async sendAll() {
      if (inFlight.current.size > 0) return false;
      // One after the other: each file shows its own progress, and the first error is not hidden among many.
      for (const { id } of latest.current) {
        const item = latest.current.find((one) => one.id === id);
        // oxlint-disable-next-line no-await-in-loop
        if (item?.state === 'waiting' || item?.state === 'failed') await send(item);
      }
      return latest.current.every(({ state }) => state === 'done' || state === 'rejected');
    },
    async retry(id) {
      const item = latest.current.find((one) => one.id === id);
      if (item?.state === 'failed') await send(item);
    },
  };
}

/** Determines for each unsent file whether it may be sent, given the files before it. */
function validateAll(
  items: readonly UploadItem[],
  { rules, existingNames }: Pick<UploadOptions, 'rules' | 'existingNames'>,
): readonly UploadItem[] {
  const accepted: { readonly name: string }[] = existingNames.map((name) => ({ name }));
  return items.map((item) => {
    const { id, file, state } = item;
    const isUnsent = state === 'rejected' || state === 'waiting';
    const fileProblem = isUnsent ? checkFile(file, accepted, rules) : undefined;
    if (fileProblem) return { id, file, state: 'rejected', fileProblem };
    accepted.push(file);
    return isUnsent ? { id, file, state: 'waiting' } : item;
  });
}
