// How far a job has come is written before each item begins, so it is kept short: a letter an item, and the words of
// those that have any.
import type { JobItemState } from '@brokerdesk/plugin-sdk';
import type { ItemProgress, JobProgress } from './JobRecord.ts';

/** A {@link JobProgress} as it is kept. */
export interface PackedProgress extends Omit<JobProgress, 'items'> {
  readonly states: string;
  readonly notes: readonly (readonly [index: number, note: Omit<ItemProgress, 'state'>])[];
}

const letters: Readonly<Record<JobItemState, string>> = {
  waiting: 'w',
  running: 'r',
  done: 'd',
  skipped: 's',
  failed: 'f',
  unknown: 'u',
};

const states = new Map(Object.entries(letters).map(([state, letter]) => [letter, state as JobItemState]));

/** Packs how far a job has come. */
export function packProgress({ items, ...rest }: JobProgress): PackedProgress {
  return {
    ...rest,
    states: items.map(({ state }) => letters[state]).join(''),
    notes: items.flatMap(({ state: _state, ...note }, index) =>
      note.code === undefined && note.message === undefined ? [] : [[index, note] as const],
    ),
  };
}

/** Unpacks how far a job has come. */
export function unpackProgress({ states: packed, notes, ...rest }: PackedProgress): JobProgress {
  const noted = new Map(notes);
  const items = Array.from(packed, (letter, index) => ({
    state: states.get(letter) ?? 'unknown',
    ...noted.get(index),
  }));
  return { ...rest, items };
}
