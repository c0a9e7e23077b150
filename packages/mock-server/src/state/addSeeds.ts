import { type State, collectionOf } from './State.ts';

/** Rows that extensions add to a collection of the emulator. */
const extended = 'functions';

/** Returns the state with the collections, and the functions, that only the seeds have. No row is changed or removed. */
export function addSeeds(state: State, seeds: State): State {
  const seeded = collectionOf(seeds, extended);
  let functions = collectionOf(state, extended);
  for (const id of seeded.ids()) {
    const row = seeded.get(id);
    if (row !== undefined && functions.get(id) === undefined) functions = functions.put(id, row);
  }
  return { ...seeds, ...state, [extended]: functions };
}
