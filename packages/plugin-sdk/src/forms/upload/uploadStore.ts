import type { UploadItem } from './UploadItem.ts';

/** The files of an uploader. It outlives the component if the uploads are to go on without it. */
export interface UploadStore {
  readonly read: () => readonly UploadItem[];
  readonly change: (next: (items: readonly UploadItem[]) => readonly UploadItem[]) => void;
  readonly subscribe: (onChange: () => void) => () => void;
  /** Whether a component shows the files. */
  readonly isShown: () => boolean;
  readonly inFlight: Map<string, AbortController>;
  /** The content of these files is being checked. */
  readonly checks: Map<string, Promise<void>>;
  /** After a lost response the same file is sent with the same key, so that it is not stored twice. */
  readonly keys: Map<string, string>;
}

const stores = new Map<string, UploadStore>();

/** Returns the files under a key; with new ones for a key without files. */
export function uploadStoreOf(key: string): UploadStore {
  const known = stores.get(key);
  if (known) return known;
  const store = createUploadStore(() => stores.delete(key));
  stores.set(key, store);
  return store;
}

/** Creates an empty store; `onForgotten` is called when no component shows it and nothing is left to send. */
export function createUploadStore(onForgotten: () => void = () => {}): UploadStore {
  const listeners = new Set<() => void>();
  const inFlight = new Map<string, AbortController>();
  let items: readonly UploadItem[] = [];
  const store: UploadStore = {
    read: () => items,
    change(next) {
      items = next(items);
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        // What is done has been seen.
        items = items.filter(({ state }) => state !== 'done' && state !== 'rejected');
        if (items.length === 0) onForgotten();
      };
    },
    isShown: () => listeners.size > 0,
    inFlight,
    checks: new Map(),
    keys: new Map(),
  };
  return store;
}
