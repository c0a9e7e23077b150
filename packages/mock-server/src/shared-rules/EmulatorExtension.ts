// A half of the emulator: that of a plugin, and those which the product is made of. They have the same parts; the product's
// own also have rows that are made when they are read, payloads that are kept, and handlers that see the whole context.
import type {
  MockControlRequest,
  MockControlResponse,
  MockExtension,
  MockHistory,
  MockJob,
  MockRow,
  MockSeedContext,
} from '@brokerdesk/api';
import type { EmulatorJobHandlers } from '../context/EmulatorJobContext.ts';
import type { Route } from '../context/Route.ts';
import type { StateContext } from '../context/StateContext.ts';
import type { RequestContext } from '../context/RequestContext.ts';
import type { SystemRegister } from '../context/SystemRegister.ts';
import { createLazySeed, emptySeed, type Seed, type SeedOptions } from '../state/seeds.ts';
import type { DescribeSeeded, SeededOperation, Seeds } from './seededOperations.ts';

export interface EmulatorExtension extends Pick<MockExtension, 'id' | 'operations' | 'records' | 'functions'> {
  readonly routes: readonly Route[];
  readonly collections?: Readonly<Record<string, (context: SeedContext) => Seed | Readonly<Record<string, MockRow>>>>;
  readonly jobs?: EmulatorJobHandlers;
  readonly firstJobs?: (context: SeedContext) => readonly FirstJob[];
  readonly history?: DescribeHistory;
  readonly controls?: readonly Control[];
  readonly systems?: Partial<SystemRegister<RequestContext>>;
}

/** A job that a sandbox begins with; numbered if it has no identifier. */
export type FirstJob = MockJob & { readonly jobID?: string };

/** Lists the operations that led to the seeded rows of a broker. Of operations of one moment the first stands first. */
export type DescribeHistory = (context: SeedContext, brokerCode: string) => readonly (SeededOperation | MockHistory)[];

/** What rows are made from. */
export interface SeedContext extends MockSeedContext {
  readonly options: SeedOptions;
  /** The collections of the state, to be read while rows are made. */
  readonly seeds: Seeds;
  /** The identifiers of plugins that tell how their rows came about. */
  readonly historians: readonly string[];
  /** How the rows of all halves came about. */
  readonly history: (brokerCode: string) => readonly (SeededOperation | MockHistory)[];
}

/** As `MockControl` of the contract. */
export interface Control {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly handle: (context: StateContext, request: MockControlRequest) => MockControlResponse;
}

/** Makes the seeds of several collections together, once for each state. */
export function together<Name extends string>(
  make: (context: SeedContext) => Readonly<Record<Name, Seed>>,
  names: readonly Name[],
): Readonly<Record<Name, (context: SeedContext) => Seed>> {
  const made = new WeakMap<SeedContext, Readonly<Record<Name, Seed>>>();
  const open = (context: SeedContext, name: Name) => {
    const seeds = made.get(context) ?? make(context);
    made.set(context, seeds);
    return seeds[name];
  };
  const entries = names.map((name) => [name, (context: SeedContext) => open(context, name)] as const);
  return Object.fromEntries(entries) as Record<Name, (context: SeedContext) => Seed>;
}

/** The history of rows that resources describe. */
export function historyOf(describers: readonly DescribeSeeded[]): DescribeHistory {
  return ({ seeds }, brokerCode) => describers.flatMap((describe) => describe(seeds, brokerCode));
}

/** Makes all rows of a collection on the first access to any of them. */
export function keyed<Row extends MockRow>(
  make: (options: SeedOptions) => readonly Row[],
  idOf: (row: Row) => string,
): (context: SeedContext) => Seed {
  return ({ options }) => createLazySeed(() => make(options).map((row) => [idOf(row), row] as const));
}

/** Without a row until a request or a job writes one. */
export function empty(): Seed {
  return emptySeed;
}
