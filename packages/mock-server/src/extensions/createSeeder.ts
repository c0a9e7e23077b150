// The state that sandboxes begin with. It is made once for each start time and shared.
import type { MockExtension, MockRow, MockSeedContext } from '@brokerdesk/api';
import { brokers, keyedValue } from '@brokerdesk/fixtures';
import type { SandboxStartOptions } from '../sandboxes/Sandbox.ts';
import { Collection } from '../state/Collection.ts';
import { listExtensionFunctions } from './listExtensionFunctions.ts';
import type { FunctionStateRow } from '../state/rows.ts';
import { createLazySeed, type Seed } from '../state/seeds.ts';
import { seedCore } from '../resources/seedCore.ts';
import type { State } from '../state/State.ts';

export interface SeederOptions {
  readonly seed: string;
  readonly applications: number;
  readonly extensions: readonly MockExtension[];
  /** Milliseconds since 1970: the default start time of sandboxes. */
  readonly startedAt: number;
}

const maximumCachedStates = 8;

export function createSeeder(options: SeederOptions): (start: SandboxStartOptions) => State {
  const functions = listExtensionFunctions(options.extensions);
  const cachedStates = new Map<number, State>();
  return ({ now }) => {
    const startTime = now ?? options.startedAt;
    const state = cachedStates.get(startTime) ?? makeState({ ...options, functions }, startTime);
    cachedStates.set(startTime, state);
    const [oldest] = cachedStates.keys();
    if (cachedStates.size > maximumCachedStates && oldest !== undefined) cachedStates.delete(oldest);
    return state;
  };
}

interface StateOptions extends SeederOptions {
  /** The functions that extensions add. */
  readonly functions: readonly FunctionStateRow[];
}

function makeState({ seed, applications, extensions, functions }: StateOptions, now: number): State {
  const context: MockSeedContext = {
    seed,
    brokerCodes: brokers.map(({ brokerCode }) => brokerCode),
    now: () => now,
    value: (collection, row, field) => keyedValue(seed, collection, row, field),
  };
  const core = seedCore({ seed, applications, now });
  const seeds: Readonly<Record<string, Seed>> = {
    ...core,
    ...(functions.length > 0 && { functions: addFunctions(core['functions'], functions) }),
    ...Object.fromEntries(extensions.flatMap((extension) => seedsOf(extension, context))),
  };
  return Object.fromEntries(Object.entries(seeds).map(([name, rows]) => [name, new Collection(rows)]));
}

function addFunctions(own: Seed | undefined, added: readonly FunctionStateRow[]): Seed {
  return createLazySeed(() => [
    ...(own?.ids() ?? []).map((id) => [id, own?.get(id) as MockRow] as const),
    ...added.map((row) => [`${row.brokerCode}/${row.functionID}`, row] as const),
  ]);
}

function seedsOf({ collections = {} }: MockExtension, context: MockSeedContext): [string, Seed][] {
  return Object.entries(collections).map(([name, make]) => [name, createLazySeed(() => Object.entries(make(context)))]);
}
