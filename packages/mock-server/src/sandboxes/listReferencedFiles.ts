import type { Collection } from '../state/Collection.ts';
import type { State } from '../state/State.ts';

/** Lists the hashes of all files that these states name. Seeded rows name no stored file. */
export function listReferencedFiles(states: Iterable<State>): ReadonlySet<string> {
  const collections = new Set<Collection>();
  for (const state of states) for (const collection of Object.values(state)) collections.add(collection);
  const hashes = new Set<string>();
  for (const collection of collections) {
    for (const { current } of collection.overlayEntries()) {
      if (current) for (const hash of referencedHashes(current)) hashes.add(hash);
    }
  }
  return hashes;
}

// Rows never change, and most name no file.
const hashesByRow = new WeakMap<object, readonly string[]>();
const none: readonly string[] = [];

/** Every `hash` of a stored file anywhere in a row. */
function referencedHashes(value: object): readonly string[] {
  const found = hashesByRow.get(value) ?? findHashes(value);
  hashesByRow.set(value, found);
  return found;
}

function findHashes(value: object): readonly string[] {
  const hashes = Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    if (name === 'hash' && typeof part === 'string') return [part];
    return typeof part === 'object' && part !== null ? findHashes(part) : none;
  });
  return hashes.length === 0 ? none : hashes;
}
