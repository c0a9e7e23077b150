import type { MockRow } from '@brokerdesk/api';
import { throwEmulatorError } from '../errors.ts';
import { Collection } from './Collection.ts';

/** The whole state of a sandbox: collections by name. Keeping an old one is keeping its reference. */
export type State = Readonly<Record<string, Collection>>;

/** Finds a collection, or throws an error that names the ones there are. */
export function collectionOf(state: State, name: string): Collection {
  const collection = state[name];
  // Properties that every object inherits are not collections.
  return collection instanceof Collection
    ? collection
    : throwEmulatorError('unknown-collection', { name, known: Object.keys(state).join(', ') });
}

/** Returns the state with one row written; the same state if the row is the same. */
export function putRow(
  state: State,
  rowKey: { readonly collection: string; readonly id: string },
  row: MockRow,
): State {
  return replaceCollection(state, rowKey.collection, collectionOf(state, rowKey.collection).put(rowKey.id, row));
}

/** Returns the state without one row; the same state if there was none. */
export function removeRow(state: State, rowKey: { readonly collection: string; readonly id: string }): State {
  return replaceCollection(state, rowKey.collection, collectionOf(state, rowKey.collection).remove(rowKey.id));
}

function replaceCollection(state: State, name: string, next: Collection): State {
  return state[name] === next ? state : { ...state, [name]: next };
}
