// The storage of the browser, which may fail at any time: it is full, or blocked by settings, or it does not exist. Nothing
// may stop because of that, so what the browser does not keep is kept in memory, as long as the page.

/** Storage that never throws. */
export interface SafeStorage {
  readonly getItem: (name: string) => string | null;
  /** Returns false if only this page has it, until it is closed. */
  readonly setItem: (name: string, value: string) => boolean;
  readonly removeItem: (name: string) => void;
  readonly keys: () => readonly string[];
  readonly clear: () => void;
}

/** Makes a storage safe; `open` returns it and may throw. */
export function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  function attempt<Result>(work: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  }
  return {
    getItem: (name) => memory.get(name) ?? attempt((storage) => storage.getItem(name), null),
    setItem(name, value) {
      memory.set(name, value);
      const isKept = attempt((storage) => {
        storage.setItem(name, value);
        return true;
      }, false);
      if (isKept) memory.delete(name);
      return isKept;
    },
    removeItem(name) {
      memory.delete(name);
      attempt((storage) => storage.removeItem(name), undefined);
    },
    keys: () => [...new Set([...memory.keys(), ...attempt((storage) => Object.keys(storage), [])])],
    clear() {
      memory.clear();
      attempt((storage) => storage.clear(), undefined);
    },
  };
}

/** Storage that ends with the tab and with the session. */
export const tabStorage = createSafeStorage(() => sessionStorage);

/** Storage that all tabs of the browser share. */
export const browserStorage = createSafeStorage(() => localStorage);

/** Whether settings of the browser block its storage, and with it channels and locks between tabs. */
export function isStorageBlocked(): boolean {
  try {
    return !globalThis.localStorage;
  } catch {
    return true;
  }
}
