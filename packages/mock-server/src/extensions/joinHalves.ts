import type { EmulatorJobHandlers } from '../context/EmulatorJobContext.ts';
import type { Route } from '../context/Route.ts';
import type { RequestContext } from '../context/RequestContext.ts';
import type { SystemRegister } from '../context/SystemRegister.ts';
import { throwEmulatorError } from '../errors.ts';
import type { CollectionOwners } from '../pipeline/EmulatorCore.ts';
import type { Control, EmulatorExtension } from '../shared-rules/EmulatorExtension.ts';

/** The halves of an emulator: those that it is made of, and those of plugins. */
export interface Halves {
  readonly core: readonly EmulatorExtension[];
  readonly plugins: readonly EmulatorExtension[];
}

export interface JoinedHalves {
  readonly routes: readonly Route[];
  readonly jobs: EmulatorJobHandlers;
  readonly controls: readonly Control[];
  readonly owners: CollectionOwners;
  readonly systems: SystemRegister<RequestContext>;
}

/** Puts the halves together. Rejects an address, a job, a collection or a control call that two of them define. */
export function joinHalves(halves: Halves): JoinedHalves {
  const { core, plugins } = halves;
  const all = [...core, ...plugins];
  rejectSecond(
    plugins.map(({ id }) => ({ owner: id, item: id })),
    (id) => id,
    (id) => throwEmulatorError('extension-conflict', { id }),
  );
  const routes = join(
    halves,
    ({ routes: own }) => own,
    addressOf,
    ({ endpoint: { method, path } }, owners) => throwEmulatorError('path-conflict', { method, path, ...owners }),
  );
  const controls = join(
    halves,
    listControls,
    (control) => addressOf({ endpoint: control }),
    (control, owners) =>
      throwEmulatorError('path-conflict', { method: control.method, path: `/__mock${control.path}`, ...owners }),
  );
  const jobs = join(
    halves,
    listJobs,
    ([type]) => type,
    ([name], owners) => throwEmulatorError('job-conflict', { name, ...owners }),
  );
  join(
    halves,
    listCollections,
    (name) => name,
    (name, owners) => throwEmulatorError('collection-conflict', { name, ...owners }),
  );
  const owners = {
    core: [jobCollection, ...core.flatMap(listCollections)],
    extensions: Object.fromEntries(plugins.map((plugin) => [plugin.id, listCollections(plugin)])),
  };
  return { routes, controls, jobs: Object.fromEntries(jobs), owners, systems: joinRegisters(all) };
}

/** The collection of scheduled work, to which each half adds. */
const jobCollection = 'jobs';

function listControls({ controls = [] }: EmulatorExtension): readonly Control[] {
  return controls;
}

function listJobs({ jobs = {} }: EmulatorExtension) {
  return Object.entries(jobs);
}

export function listCollections({ collections = {} }: EmulatorExtension): readonly string[] {
  return Object.keys(collections);
}

/** One address has one owner, whatever its parameter's name. */
function addressOf({ endpoint: { method, path } }: { readonly endpoint: Pick<Control, 'path'> & { method: string } }) {
  return `${method} ${path.replace(/\{\w+\}/g, '{}')}`;
}

function joinRegisters(halves: readonly EmulatorExtension[]): SystemRegister<RequestContext> {
  const registers = halves.map(({ systems = {} }) => systems);
  return {
    files: registers.flatMap(({ files = [] }) => files),
    pages: registers.flatMap(({ pages = [] }) => pages),
    advertisements: registers.flatMap(({ advertisements = [] }) => advertisements),
    applicantOperations: registers.flatMap(({ applicantOperations = [] }) => applicantOperations),
  };
}

interface Owned<Item> {
  readonly owner: string;
  readonly item: Item;
}

type ReportSecond<Item> = (item: Item, owners: { readonly first: string; readonly second: string }) => never;

/** Lists what the halves bring of one kind, and reports the second owner of one name. */
function join<Item>(
  { core, plugins }: Halves,
  list: (half: EmulatorExtension) => readonly Item[],
  nameOf: (item: Item) => string,
  report: ReportSecond<Item>,
): readonly Item[] {
  const owned = [
    ...core.flatMap((half) => list(half).map((item) => ({ owner: 'the emulator', item }))),
    ...plugins.flatMap((half) => list(half).map((item) => ({ owner: `the plugin "${half.id}"`, item }))),
  ];
  rejectSecond(owned, nameOf, report);
  return owned.map(({ item }) => item);
}

function rejectSecond<Item>(
  owned: readonly Owned<Item>[],
  nameOf: (item: Item) => string,
  report: ReportSecond<Item>,
): void {
  const owners = new Map<string, string>();
  for (const { owner: second, item } of owned) {
    const first = owners.get(nameOf(item));
    if (first !== undefined) report(item, { first, second });
    owners.set(nameOf(item), second);
  }
}
