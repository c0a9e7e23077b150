// What the shell uses within a view in place of the user's own services: nothing that the user does there is stored.
import type { DraftService, Preferences } from '@brokerdesk/plugin-sdk';
import type { HostJobs } from '../jobs/createJobs.ts';

/** Creates drafts that last as long as the page; the user's own are neither shown nor changed. */
export function createViewDrafts(): DraftService {
  const values = new Map<string, unknown>();
  return {
    load: async (key) => values.get(key),
    mayHave: (key) => values.has(key),
    save(key, value, onWritten) {
      values.set(key, value);
      onWritten(true);
    },
    remove: async (key) => void values.delete(key),
    watchOtherTabs: () => () => {},
  };
}

/** Creates preferences that begin as the user's own and whose changes last as long as the page. */
export function createViewPreferences(own: Preferences): Preferences {
  const changed = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  return {
    read: (key) => (changed.has(key) ? changed.get(key) : own.read(key)),
    save(key, value) {
      changed.set(key, value);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      const unsubscribe = own.subscribe(listener);
      listeners.add(listener);
      return () => {
        unsubscribe();
        listeners.delete(listener);
      };
    },
  };
}

/** Creates jobs that cannot be started; the user's own continue in another tab, or after the view. */
export function createViewJobs(refuse: () => void): HostJobs {
  const none: ReturnType<HostJobs['list']> = [];
  return {
    start() {
      refuse();
      return crypto.randomUUID();
    },
    list: () => none,
    subscribe: () => () => {},
    retryFailed: refuse,
    checkUnknown: refuse,
    dismiss: refuse,
    markSeen: () => {},
    loadTexts: () => {},
    isRunning: () => false,
    stop: () => {},
  };
}
