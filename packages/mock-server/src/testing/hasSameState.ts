import type { Emulator } from '../createEmulator.ts';
import type { OperationName } from '@brokerdesk/fixtures';
import { listCollections } from '../extensions/joinHalves.ts';
import { productHalves } from '../productHalves.ts';
import { collectionOf, type State } from '../state/State.ts';
import { hashState } from '../state/hashState.ts';

/** The operations of requests that were rejected and are recorded all the same. */
export const rejectedOperations: ReadonlySet<string> = new Set<OperationName>([
  'access.denied',
  'session.signInFailed',
  'session.lockedOut',
]);

/** Where the emulator records that a caller was denied something. */
const denialCollections = new Set(['counters', 'denials', 'operationRecords']);

/**
 * Whether a sandbox has the same state as before, apart from records of denials. State is immutable, so the same object is
 * the same state; only another object is hashed, because a write may have restored the rows.
 */
export function hasSameState(emulator: Emulator, sandbox: string, before: State | undefined): boolean {
  const after = emulator.stateOf(sandbox);
  if (after === undefined || before === undefined) throw new Error(`There is no sandbox ${sandbox}.`);
  return after === before || (hashOf(after) === hashOf(before) && hasOnlyNewDenials(after, before));
}

function hashOf(state: State): string {
  const names = productHalves.flatMap(listCollections).filter((name) => !denialCollections.has(name));
  return hashState(state, { core: ['jobs', ...names], extensions: {} }).hash;
}

function hasOnlyNewDenials(after: State, before: State): boolean {
  const [records, earlier] = [collectionOf(after, 'operationRecords'), collectionOf(before, 'operationRecords')];
  return [...records.overlayEntries()].every(({ id, current }) => {
    const known = earlier.get(id);
    if (known !== undefined) return known === current;
    return rejectedOperations.has((current as { readonly operation?: string } | undefined)?.operation ?? '');
  });
}
