// The progress of a job is written before each item begins, so it is stored compactly: one letter per item, and the
// codes and messages of those items that have one.
import type { JobItemState } from '@brokerdesk/plugin-sdk';
import type { ItemProgress, JobProgress } from './JobRecord.ts';

/** A {@link JobProgress} as it is stored. */
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

/** Packs the progress of a job. */
export function packProgress({ items, ...rest }: JobProgress): PackedProgress {
  return {
    ...rest,
    states: items.map(({ state }) => letters[state]).join(''),
    notes: items.flatMap(({ state: _state, ...note }, index) =>
      note.code === undefined && note.message === undefined ? [] : [[index, note] as const],
    ),
  };
}

/** Unpacks the progress of a job. */
export function unpackProgress({ states: packed, notes, ...rest }: PackedProgress): JobProgress {
  const noted = new Map(notes);
  const items = Array.from(packed, (letter, index) => ({
    state: states.get(letter) ?? 'unknown',
    ...noted.get(index),
  }));
  return { ...rest, items };
}
