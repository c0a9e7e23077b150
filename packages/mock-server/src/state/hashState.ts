// Two states hash alike exactly if they hold the same rows. Collections of the emulator itself make the one `hash`, so
// that installing one more plugin does not change it; each plugin has its own.
import type { MockRow } from '@brokerdesk/api';
import type { Collection } from './Collection.ts';
import { hashTexts } from './hashTexts.ts';
import { collectionOf, type State } from './State.ts';

export interface StateHash {
  readonly hash: string;
  readonly collections: Readonly<Record<string, string>>;
  readonly extensions: Readonly<Record<string, string>>;
}

const hashesByCollection = new WeakMap<Collection, string>();

export function hashState(
  state: State,
  owners: { readonly core: readonly string[]; readonly extensions: Readonly<Record<string, readonly string[]>> },
): StateHash {
  const hashOf = (names: readonly string[]) =>
    hashTexts([...names].sort().flatMap((name) => [name, hashCollection(collectionOf(state, name))]));
  const names = Object.keys(state).sort();
  return {
    hash: hashOf(owners.core),
    collections: Object.fromEntries(names.map((name) => [name, hashCollection(collectionOf(state, name))])),
    extensions: Object.fromEntries(Object.entries(owners.extensions).map(([id, owned]) => [id, hashOf(owned)])),
  };
}

function hashCollection(collection: Collection): string {
  const known = hashesByCollection.get(collection);
  if (known !== undefined) return known;
  const hash = hashTexts(listTexts(collection));
  hashesByCollection.set(collection, hash);
  return hash;
}

function* listTexts(collection: Collection): Generator<string> {
  for (const [id, row] of collection.entriesToHash()) {
    yield id;
    yield canonicalJson(row);
  }
}

/** JSON with the keys of every object in order. */
function canonicalJson(value: MockRow | null): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([left], [right]) => (left < right ? -1 : 1)))
      : part,
  );
}
