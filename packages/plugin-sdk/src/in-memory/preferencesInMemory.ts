import type { Preferences } from '../hostServices.ts';

/** Makes preferences that last as long as the page. */
export function preferencesInMemory(): Preferences {
  const kept = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  return {
    read: (place) => kept.get(place),
    save(place, value) {
      kept.set(place, value);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
