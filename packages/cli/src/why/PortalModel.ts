// A portal as one user has it, compiled from the sources of its plugins and from the emulator's tree, without a browser.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FunctionNode, MockExtension, Session } from '@brokerdesk/api';
import { type CompiledPortal, compileRoutes } from '@brokerdesk/host/permissions';
import { createEmulator } from '@brokerdesk/mock-server';
import { homeCards } from '@brokerdesk/plugin-sdk/build';
import { CliError } from '../errors.ts';
import { composeRegistry, type RegisteredPlugin, toRegistryEntry } from '../plugins/composeRegistry.ts';
import { type BrokenPlugin, type DescribedPlugin, describePlugins } from '../plugins/describePlugins.ts';
import { findPlugins } from '../plugins/findPlugins.ts';
import { listDeclaredFunctions } from '../plugins/listDeclaredFunctions.ts';
import { loadExtensions } from '../plugins/loadExtensions.ts';
import type { DevAccount } from '../servers/findDevAccount.ts';

/** A function of a broker's tree. */
export type TreeFunction = Omit<FunctionNode, 'children'>;

/** A role of the broker. */
export interface TreeRole {
  readonly name: string;
  readonly functionCodes: readonly string[] | 'all';
}

/** Everything that decides what a user sees. */
export interface PortalModel {
  readonly account: DevAccount;
  /** Plugins whose definition can be read, for any broker. */
  readonly described: readonly DescribedPlugin[];
  readonly broken: readonly BrokenPlugin[];
  /** The plugins that this broker gets. */
  readonly registered: readonly RegisteredPlugin[];
  /** Why no registry can be composed, such as two owners of one function; undefined if one can. */
  readonly conflict: CliError | undefined;
  /** The broker's whole tree, flat. */
  readonly tree: readonly TreeFunction[];
  /** The codes of the user's tree, also those without all their ancestors. */
  readonly ownCodes: ReadonlySet<string>;
  readonly roles: readonly TreeRole[];
  /** The slots of the home page, and those that the plugins of this broker define in their `src/slots.ts`. */
  readonly slots: readonly string[];
  readonly portal: CompiledPortal;
}

/** Compiles the portal of one user from the product's plugins and those in the given folders. */
export async function loadPortalModel(folders: readonly string[], account: DevAccount): Promise<PortalModel> {
  const sources = await findPlugins(folders);
  const { described, broken } = await describePlugins(sources);
  const extensions = await loadExtensions(sources);
  const declared = listDeclaredFunctions(
    described.filter(({ source }) => !source.firstParty),
    extensions,
  );
  const { session, tree, roles } = await readBroker(account, declared ? [...extensions, declared] : extensions);
  const all = described.map((plugin) => toRegistryEntry(plugin, { base: plugin.source.folder, entry: 'plugin.ts' }));
  const registered = all.filter(({ brokers }) => brokers?.includes(account.displayCode) ?? true);
  const brokerFunctions = tree.map((node) => ({ ...node, children: [] }));
  return {
    account,
    described,
    broken,
    registered,
    conflict: findConflict(registered, account.displayCode),
    tree,
    ownCodes: new Set(codesIn(session.functions)),
    roles,
    slots: [homeCards.id, ...(await listSlots(registered))],
    portal: compileRoutes({ functions: session.functions, plugins: registered, brokerFunctions }),
  };
}

function findConflict(plugins: readonly RegisteredPlugin[], displayCode: string): CliError | undefined {
  try {
    composeRegistry(plugins, displayCode);
  } catch (error) {
    if (error instanceof CliError) return error;
    throw error;
  }
  return undefined;
}

async function readBroker({ brokerCode, userID }: DevAccount, extensions: readonly MockExtension[]) {
  const emulator = createEmulator({ applications: 0, extensions });
  try {
    const response = await emulator.app.inject({
      method: 'POST',
      url: '/__mock/sessions',
      payload: { brokerCode, userID },
    });
    if (response.statusCode !== 201) {
      throw new CliError('ACCOUNT_UNKNOWN', {
        message: `${brokerCode} has no user ${userID}.`,
        hint: 'Name a user of the demo data, such as demo.reviewer, and its broker with --broker.',
      });
    }
    const rows = <Row>(collection: string): readonly Row[] => {
      const found = emulator.stateOf('default')?.[collection];
      return (found?.ids() ?? []).map((id) => found?.get(id) as Row);
    };
    const isOwn = (row: { readonly brokerCode: string }) => row.brokerCode === brokerCode;
    const roles = rows<{ brokerCode: string; name: { EN: string }; functionCodes: TreeRole['functionCodes'] }>('roles');
    return {
      session: response.json<Session>(),
      tree: rows<TreeFunction & { brokerCode: string }>('functions').filter(isOwn),
      roles: roles.filter(isOwn).map(({ name, functionCodes }): TreeRole => ({ name: name.EN, functionCodes })),
    };
  } finally {
    await emulator.close();
  }
}

/** The base of an entry that is not built is the folder of its sources. */
async function listSlots(plugins: readonly RegisteredPlugin[]): Promise<readonly string[]> {
  const sources = await Promise.all(
    plugins.map(({ base }) => readFile(path.join(base, 'src', 'slots.ts'), 'utf8').catch(() => '')),
  );
  return sources.flatMap((source) =>
    [...source.matchAll(/defineSlot\b[^(]*\(\s*['"]([^'"]+)['"]/g)].map(([, id = '']) => id),
  );
}

function codesIn(functions: readonly FunctionNode[]): readonly string[] {
  return functions.flatMap(({ functionCode, children }) => [functionCode, ...codesIn(children)]);
}
