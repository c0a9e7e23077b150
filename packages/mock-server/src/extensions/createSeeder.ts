// The state that sandboxes begin with. It is made once for each start time and shared.
import type { MockRow } from '@brokerdesk/api';
import { brokers, keyedValue, functionsOf } from '@brokerdesk/fixtures';
import type { SandboxStartOptions } from '../sandboxes/Sandbox.ts';
import type { EmulatorExtension, SeedContext } from '../shared-rules/EmulatorExtension.ts';
import { rowsOfSeed } from '../shared-rules/seededOperations.ts';
import { Collection } from '../state/Collection.ts';
import type { FunctionStateRow } from '../state/rows.ts';
import { createLazySeed, deferSeed, type Seed } from '../state/seeds.ts';
import type { State } from '../state/State.ts';
import type { Halves } from './joinHalves.ts';
import { throwEmulatorError } from '../errors.ts';

export interface SeederOptions {
  readonly seed: string;
  readonly applications: number;
  readonly halves: Halves;
  /** Milliseconds since 1970: the default start time of sandboxes. */
  readonly startedAt: number;
}

const maximumCachedStates = 8;

export function createSeeder(options: SeederOptions): (start: SandboxStartOptions) => State {
  const functions = listExtensionFunctions(options.halves.plugins);
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
  /** The functions that plugins add. */
  readonly functions: readonly FunctionStateRow[];
}

function makeState({ seed, applications, halves, functions }: StateOptions, now: number): State {
  const extensions = [...halves.core, ...halves.plugins];
  const seeds: Record<string, Seed> = {};
  const context: SeedContext = {
    seed,
    brokerCodes: brokers.map(({ brokerCode }) => brokerCode),
    now: () => now,
    value: (collection, row, field) => keyedValue(seed, collection, row, field),
    rows: <Row extends MockRow>(collection: string, brokerCode?: string) =>
      rowsOfSeed(seeds[collection], brokerCode) as readonly Row[],
    options: { seed, applications, now },
    seeds,
    historians: halves.plugins.filter(({ history }) => history).map(({ id }) => id),
    history: (brokerCode) => extensions.flatMap(({ history }) => history?.(context, brokerCode) ?? []),
  };
  for (const { collections = {} } of extensions) {
    for (const [name, make] of Object.entries(collections)) seeds[name] = deferSeed(() => make(context));
  }
  seeds['jobs'] = createLazySeed(() => extensions.flatMap((extension) => listFirstJobs(extension, context)));
  if (functions.length > 0) seeds['functions'] = addFunctions(seeds['functions'], functions);
  return Object.fromEntries(Object.entries(seeds).map(([name, rows]) => [name, new Collection(rows)]));
}

function listFirstJobs({ id, firstJobs }: EmulatorExtension, context: SeedContext) {
  const jobs = firstJobs?.(context) ?? [];
  return jobs.map((job, index) => {
    const jobID = job.jobID ?? `${id}-${index + 1}`;
    return [jobID, { ...job, jobID }] as const;
  });
}

function addFunctions(own: Seed | undefined, added: readonly FunctionStateRow[]): Seed {
  return createLazySeed(() => [
    ...(own?.ids() ?? []).map((id) => [id, own?.get(id) as MockRow] as const),
    ...added.map((row) => [`${row.brokerCode}/${row.functionID}`, row] as const),
  ]);
}

/** Lists the functions that extensions add to the trees of brokers; an unknown function above one is an error. */
function listExtensionFunctions(extensions: readonly EmulatorExtension[]): readonly FunctionStateRow[] {
  const added = extensions.flatMap(({ functions = [] }) => functions);
  return added.map(({ brokerCode, functionCode, parentCode, name, category }) => {
    const above = [
      ...functionsOf(brokerCode),
      // The identifier of an added function is its code.
      ...added
        .filter((other) => other.brokerCode === brokerCode)
        .map((other) => ({ ...other, functionID: other.functionCode })),
    ].find((row) => row.functionCode === parentCode);
    if (parentCode !== null && !above) {
      throwEmulatorError('unknown-parent', { functionCode, parentCode, brokerCode });
    }
    return { brokerCode, functionID: functionCode, parentID: above?.functionID ?? null, functionCode, name, category };
  });
}
