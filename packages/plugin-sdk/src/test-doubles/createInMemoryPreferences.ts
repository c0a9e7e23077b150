import type { Preferences } from '../services/hostServices.ts';

/** Creates preferences that last as long as the page. */
export function createInMemoryPreferences(): Preferences {
  const values = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  return {
    read: (key) => values.get(key),
    save(key, value) {
      values.set(key, value);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
