import type { Drafts } from '../hostServices.ts';

/** Makes drafts that last as long as the page. */
export function draftsInMemory(): Drafts {
  const kept = new Map<string, unknown>();
  return {
    load: async (place) => kept.get(place),
    save: (place, value) => void kept.set(place, value),
    remove: async (place) => void kept.delete(place),
  };
}
