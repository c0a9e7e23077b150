// A portal as one user has it, compiled from the sources of its plugins and from the emulator's tree, without a browser.
import {
  type CompiledPortal,
  compileInternal,
  compileRoutes,
  type ExplainedPortal,
} from '@brokerdesk/host/permissions';
import { createEmulator, type Emulator } from '@brokerdesk/mock-server';
import { homeCards } from '@brokerdesk/plugin-sdk/build';
import {
  findConflicts,
  type RegisteredPlugin,
  type RegistryConflict,
  toRegistryEntry,
} from '../plugins/composeRegistry.ts';
import type { DescribedExtension } from '../plugins/answerAboutExtensions.ts';
import { describeExtensions } from '../plugins/describeExtensions.ts';
import { type BrokenPlugin, type DescribedPlugin, describePlugins } from '../plugins/describePlugins.ts';
import { findPlugins } from '../plugins/findPlugins.ts';
import { listDeclaredFunctions } from '../plugins/listDeclaredFunctions.ts';
import { type BrokenExtension, keepDistinct, type LoadedExtension } from '../plugins/loadExtensions.ts';
import type { BrokerReport } from '@brokerdesk/plugin-sdk/delivery';
import type { DevAccount } from '../servers/findDevAccount.ts';
import { readSlots } from '../sources/readSlots.ts';
import { assignRole } from './assignRole.ts';
import type { EmulatorFault } from './emulatorFaults.ts';
import { type KnownCall, listCalls } from './listCalls.ts';
import { type BrokerFacts, readBroker } from './readBroker.ts';
import type { BuiltPortal } from './readBuiltPortal.ts';
import type { BrowserReport } from './readReport.ts';

/** What the sources of plugins say, for every user. */
export interface PortalSources {
  /** Plugins whose definition can be read, for any broker. */
  readonly described: readonly DescribedPlugin[];
  readonly broken: readonly BrokenPlugin[];
  readonly extensions: readonly LoadedExtension<DescribedExtension>[];
  readonly brokenExtensions: readonly BrokenExtension[];
  /** The calls of the product and of the plugins. */
  readonly calls: readonly KnownCall[];
}

/** Facts about a portal beside its sources. */
export interface Delivery {
  /** A built portal to compare the sources with. */
  readonly built?: BuiltPortal | undefined;
  /** What brokers have in a registry of delivered plugins. */
  readonly registry?: readonly BrokerReport[] | undefined;
  /** The states of plugins in the user's browser. */
  readonly report?: BrowserReport | undefined;
  /** The faults of a running emulator; those of the emulator that the model is compiled from if absent. */
  readonly runningFaults?: readonly EmulatorFault[] | undefined;
}

/** Everything that decides what a user sees. */
export interface PortalModel extends PortalSources, BrokerFacts, Delivery {
  readonly account: DevAccount;
  /** Whether the user belongs to the provider, whose screens follow from no tree. */
  readonly isInternal: boolean;
  /** The plugins that this broker gets. */
  readonly registered: readonly RegisteredPlugin[];
  /** Why no registry can be composed, such as two owners of one function. */
  readonly conflicts: readonly RegistryConflict[];
  /** The slots of the home page, and those that the plugins of this broker define in their `src/slots.ts`. */
  readonly slots: readonly string[];
  readonly portal: CompiledPortal;
}

/**
 * Compiles the portal of one user from the product's plugins and those in the given folders. With a role, it is that of a user
 * of the same broker who has this role alone.
 */
export async function loadPortalModel(
  folders: readonly string[],
  account: DevAccount,
  delivery: Delivery = {},
  role?: string,
): Promise<PortalModel> {
  const sources = await readPortalSources(folders);
  const emulator = openModelEmulator(sources);
  try {
    const user = role === undefined ? account : await assignRole(emulator, account, role);
    return await compileModel(sources, { account: user, emulator, delivery });
  } finally {
    await emulator.close();
  }
}

/** Reads the product's plugins and those in the given folders. */
export async function readPortalSources(folders: readonly string[]): Promise<PortalSources> {
  const found = await findPlugins(folders);
  const [{ described, broken }, each] = await Promise.all([describePlugins(found), describeExtensions(found)]);
  const { loaded, broken: repeated } = keepDistinct(each.loaded);
  const brokenExtensions = [...each.broken, ...repeated];
  const calls = await listCalls(found, loaded);
  return { described, broken, extensions: loaded, brokenExtensions, calls };
}

/** Starts an emulator whose trees have the functions of these plugins. */
export function openModelEmulator({ described, extensions: loaded }: PortalSources): Emulator {
  // Handlers and seeds are foreign code, and no answer needs them.
  const extensions = loaded.map(({ extension: { id, functions = [] } }) => ({ id, functions, routes: [] }));
  const declared = listDeclaredFunctions(described, extensions);
  return createEmulator({ applications: 0, extensions: declared ? [...extensions, declared] : extensions });
}

/** Compiles the portal of one user from what an emulator knows about the user. */
export async function compileModel(
  sources: PortalSources,
  {
    account,
    emulator,
    delivery = {},
  }: { readonly account: DevAccount; readonly emulator: Emulator; readonly delivery?: Delivery },
): Promise<PortalModel> {
  const facts = await readBroker(emulator, account);
  const registered = sources.described
    .map((plugin) => toRegistryEntry(plugin, { base: plugin.source.folder, entry: 'plugin.ts' }))
    .filter(({ brokers }) => brokers?.includes(account.displayCode) ?? true);
  // The base of an entry that is not built is the folder of its sources.
  const offered = await Promise.all(registered.map(({ base }) => readSlots(base)));
  const partial = {
    ...sources,
    ...facts,
    ...delivery,
    faults: delivery.runningFaults ?? facts.faults,
    account,
    isInternal: account.displayCode === '2go',
    registered,
    conflicts: findConflicts(registered),
    slots: [homeCards.id, ...offered.flat().map(({ id }) => id)],
  };
  return { ...partial, portal: compilePortal(partial, false) };
}

/** Returns the model of the same user in safe mode. */
export function withSafeMode(model: PortalModel): PortalModel {
  return { ...model, portal: compilePortal(model, true) };
}

/** Returns what the host needs to explain the model. */
export function toExplained({ portal, registered, tree, functions, roleCodes }: PortalModel): ExplainedPortal {
  const brokerFunctions = tree.map((node) => ({ ...node, children: [] }));
  return { portal, plugins: registered, brokerFunctions, ownCodes: new Set([...codesIn(functions), ...roleCodes]) };
}

function compilePortal(model: Omit<PortalModel, 'portal'>, safeMode: boolean): CompiledPortal {
  const plugins = model.registered;
  if (model.isInternal) return compileInternal({ plugins, safeMode });
  const brokerFunctions = model.tree.map((node) => ({ ...node, children: [] }));
  return compileRoutes({ functions: model.functions, plugins, safeMode, brokerFunctions });
}

function codesIn(functions: BrokerFacts['functions']): readonly string[] {
  return functions.flatMap(({ functionCode, children }) => [functionCode, ...codesIn(children)]);
}
