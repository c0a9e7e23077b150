// Two states have the same hash exactly if they contain the same rows. `hash` covers the emulator's own collections, so
// that installing another plugin does not change it; each plugin has a separate hash.
import { isDeepStrictEqual } from 'node:util';
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
  for (const [id, row] of listEntries(collection)) {
    yield id;
    yield canonicalJson(row);
  }
}

/**
 * Identifiers with their rows, in order: all of them, or, if the seed has a fingerprint, those that differ from the seed
 * (null for a removed one).
 */
function* listEntries(collection: Collection): Generator<readonly [string, MockRow | null]> {
  const fingerprint = collection.seedFingerprint;
  if (fingerprint === undefined) {
    for (const id of [...collection.ids()].sort()) yield [id, collection.get(id) ?? null];
    return;
  }
  yield ['', { fingerprint }];
  const entries = [...collection.overlayEntries()].sort((left, right) => (left.id < right.id ? -1 : 1));
  for (const { id, seeded, current } of entries) {
    if (!isDeepStrictEqual(current, seeded)) yield [id, current ?? null];
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
