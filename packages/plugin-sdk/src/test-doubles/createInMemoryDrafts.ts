import type { DraftService } from '../services/hostServices.ts';

/** Creates drafts that last as long as the page. */
export function createInMemoryDrafts(): DraftService {
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
