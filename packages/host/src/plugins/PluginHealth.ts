// The state of each plugin, stored outside React, so that the inspector and every boundary see the same.
import type { PluginFailure } from './errors.ts';

/** The states of a plugin, from known to the registry until turned off after too many crashes. */
export type PluginState =
  | 'discovered'
  | 'incompatible'
  | 'blocked'
  | 'forbidden'
  | 'loading'
  | 'failed-load'
  | 'failed-setup'
  | 'active'
  | 'degraded'
  | 'quarantined';

/** The state of one plugin. */
export interface PluginRecord {
  readonly id: string;
  readonly version: string;
  readonly firstParty: boolean;
  readonly state: PluginState;
  readonly failure: PluginFailure | undefined;
  /** Crashes while rendering, by contribution. */
  readonly crashes: Readonly<Record<string, number>>;
}

// The number of crashes of one contribution after which it stays off.
const crashLimit = 3;

/** The state of all plugins. */
export interface PluginHealth {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same array until something changes. */
  readonly records: () => readonly PluginRecord[];
  readonly set: (id: string, change: Partial<Pick<PluginRecord, 'state' | 'failure'>>) => void;
  /** Records that a part of a running plugin could not be loaded; a plugin that is turned off stays off. */
  readonly degrade: (id: string, failure: PluginFailure) => void;
  /** Counts a crash of a contribution; returns whether it may be tried again. */
  readonly crash: (id: string, contribution: string, failure: PluginFailure) => 'degraded' | 'quarantined';
  readonly isQuarantined: (id: string, contribution: string) => boolean;
}

/** Creates the states of plugins before any of their code has been fetched. */
export function createPluginHealth(start: readonly PluginRecord[]): PluginHealth {
  let list = start;
  const listeners = new Set<() => void>();
  const change = (id: string, next: (record: PluginRecord) => PluginRecord) => {
    list = list.map((record) => (record.id === id ? next(record) : record));
    for (const listener of listeners) listener();
  };
  const crashesOf = (id: string, contribution: string) =>
    list.find((record) => record.id === id)?.crashes[contribution] ?? 0;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    records: () => list,
    set: (id, values) => change(id, (record) => ({ ...record, ...values })),
    degrade(id, failure) {
      change(id, (record) => ({
        ...record,
        failure,
        state: record.state === 'quarantined' ? record.state : 'degraded',
      }));
    },
    crash(id, contribution, failure) {
      const count = crashesOf(id, contribution) + 1;
      const state = count >= crashLimit ? 'quarantined' : 'degraded';
      change(id, (record) => ({
        ...record,
        failure,
        state: record.state === 'quarantined' ? record.state : state,
        crashes: { ...record.crashes, [contribution]: count },
      }));
      return state;
    },
    isQuarantined: (id, contribution) => crashesOf(id, contribution) >= crashLimit,
  };
}
