// A portal with one packed plugin as a broker would get it: delivered by a registry that exists for this run, in front of an
// emulator that knows its functions.
import { existsSync, globSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FunctionNode } from '@brokerdesk/api';
import { compileInternal, compileRoutes } from '@brokerdesk/host/permissions';
import { demoAccounts } from '@brokerdesk/mock-server';
import { MockClient } from '@brokerdesk/mock-server/client';
import { contributionName, homeCards, type Registry } from '@brokerdesk/plugin-sdk/build';
import { signedManifestFile } from '@brokerdesk/plugin-sdk/delivery';
import type { ScreenEntry } from '@brokerdesk/plugin-testing/browser';
import type { Browser, BrowserContext } from '@playwright/test';
import { buildPortal } from '../build/buildPortal.ts';
import { manifestFile } from '../build/isBuiltPlugin.ts';
import { CliError } from '../errors.ts';
import { findPlugins } from '../plugins/findPlugins.ts';
import { registerSdkResolution } from '../plugins/registerSdkResolution.ts';
import { addPlugin } from '../registry/changes.ts';
import { createFolderStore } from '../registry/FolderStore.ts';
import { makeSigner } from '../registry/keys.ts';
import type { PackedPlugin } from '../registry/packPlugin.ts';
import { certifyKey, createRegistry } from '../registry/trust.ts';
import { type DevAccount, findDevAccount } from '../servers/findDevAccount.ts';
import { reservePort } from '../servers/reservePort.ts';
import { servePortal } from '../servers/servePortal.ts';
import { startEmulator } from '../servers/startEmulator.ts';

/** A place where a user meets the plugin. */
export interface Place {
  /** As in `X_FEE_SCHEDULE/detail` or `home.cards/fees`; of an entry of its catalogue, the name there. */
  readonly name: string;
  /** How its author opens it; undefined for an address that every user of the plugin can open. */
  readonly entry: ScreenEntry | undefined;
  /** Relative to the portal, as in `demo/main/fee-schedule`. */
  readonly address: string;
}

/** A portal with the plugin. */
export interface Trial {
  readonly packed: PackedPlugin;
  readonly account: DevAccount;
  /** The user's functions, as a sign-in returns them. */
  readonly granted: readonly FunctionNode[];
  readonly emulator: MockClient;
  /** Every page of the plugin, its cards on the home page, and the entries of its catalogue. */
  readonly places: readonly Place[];
  /** The scripts of the plugin that were fetched, relative to its folder. */
  readonly fetched: Set<string>;
  /** Opens another browser, without a session. */
  readonly openContext: () => Promise<BrowserContext>;
  readonly close: () => Promise<void>;
}

/** Starts a trial. The emulator gets the endpoints of the plugin's sources, if their folder is named. */
export async function openTrial(
  packed: PackedPlugin,
  { browser, sources }: { readonly browser: Browser; readonly sources: string | undefined },
): Promise<Trial> {
  const account = findAccount(packed);
  const folder = await mkdtemp(path.join(tmpdir(), 'brokerdesk-certify-'));
  const [registry, built] = [path.join(folder, 'registry'), path.join(folder, 'plugin')];
  await writeBuilt(built, packed);
  const pluginRoot = await publishFor(account.displayCode, { registry, packed });
  const portal = await buildPortal({ extraPlugins: [], force: false });
  const backEnd = await startEmulator({
    port: await reservePort({ port: 0, option: '--api-port' }),
    portOption: '--api-port',
    seed: 'certify',
    applications: 20,
    plugins: sources === undefined ? [] : await findPlugins([path.resolve(sources)]),
    builtFolders: sources === undefined ? [built] : [],
    signature: 'rfc9421',
  });
  const server = await servePortal({
    folder: portal,
    port: await reservePort({ port: 0, option: '--port' }),
    apiTarget: backEnd.address,
    allowedHosts: [],
    signature: 'rfc9421',
    registry,
    pluginRoot,
  });
  const emulator = new MockClient({ address: backEnd.address });
  const { brokerCode, userID } = account;
  const { functions: granted } = await emulator.mintSession({ brokerCode, userID });
  return {
    packed,
    account,
    emulator,
    granted,
    fetched: new Set(),
    places: [
      ...listPlaces(packed, account.displayCode, {
        granted,
        registry: await readRegistry(portal, account.displayCode),
      }),
      ...(sources === undefined ? [] : await loadEntries(path.resolve(sources))),
    ],
    openContext: () => browser.newContext({ baseURL: server.address, locale: 'en-US', timezoneId: 'Asia/Hong_Kong' }),
    async close() {
      await Promise.all([server.close(), backEnd.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The user with the most functions at the first broker that the plugin was made for. */
function findAccount({ manifest }: PackedPlugin): DevAccount {
  const { brokers, functions, internal, slots } = manifest;
  const isInternal = Object.keys(functions).length + slots.length === 0 && Object.keys(internal).length > 0;
  const wanted = brokers?.[0] ?? (isInternal ? '2go' : 'demo');
  const demo = demoAccounts.find(({ displayCode }) => displayCode === wanted);
  if (demo) return findDevAccount(demo.userID, undefined);
  throw new CliError('PLUGIN_INVALID', {
    message: `The plugin was made for ${wanted}, which is not a broker of the emulator.`,
    hint: `Pack it for all brokers, or for one of: ${[...new Set(demoAccounts.map(({ displayCode }) => displayCode))].join(', ')}.`,
  });
}

/** Writes the plugin as `build` did. */
async function writeBuilt(folder: string, { files, signed }: PackedPlugin): Promise<void> {
  for (const [name, content] of Object.entries({ ...files, [manifestFile]: Buffer.from(signed.payload) })) {
    if (name === signedManifestFile) continue;
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** Publishes the plugin for a broker in a new registry; returns the registry's root. */
async function publishFor(
  broker: string,
  { registry, packed }: { readonly registry: string; readonly packed: PackedPlugin },
): Promise<string> {
  const store = createFolderStore(registry);
  const [root, publisher, now] = [makeSigner(), makeSigner(), Date.now()];
  await createRegistry(store, { root, publisher: publisher.key, now });
  await certifyKey(store, { role: 'author', key: packed.signed.key, name: 'author' }, { root, now });
  await addPlugin({ store, broker, publisher, now }, packed);
  return root.key;
}

async function readRegistry(portal: string, displayCode: string): Promise<Registry> {
  const [own, common] = [displayCode, 'default'].map((name) => path.join(portal, 'registry', `${name}.json`));
  return JSON.parse(await readFile(own && existsSync(own) ? own : (common ?? ''), 'utf8')) as Registry;
}

function listPlaces(
  { manifest }: PackedPlugin,
  displayCode: string,
  { granted, registry }: { readonly granted: readonly FunctionNode[]; readonly registry: Registry },
): readonly Place[] {
  const plugins = [...registry.plugins, { base: '', firstParty: false, manifest }];
  const { screens } =
    displayCode === '2go' ? compileInternal({ plugins }) : compileRoutes({ functions: granted, plugins });
  const pages = [...screens.values()]
    .filter(({ pluginId }) => pluginId === manifest.id)
    .map(({ code, child, address }) => ({
      name: contributionName(code, child),
      entry: undefined,
      address: `${displayCode}/main/${address}`,
    }));
  const cards = manifest.slots
    .filter(({ slot }) => slot === homeCards.id)
    .map(({ slot, id }) => ({ name: contributionName(slot, id), entry: undefined, address: `${displayCode}/main` }));
  return [...pages, ...cards];
}

/** Loads the catalogue of a plugin: how its author opens what needs a record. */
async function loadEntries(folder: string): Promise<readonly Place[]> {
  registerSdkResolution();
  const files = globSync('src/**/*.screens.ts', { cwd: folder }).toSorted();
  const modules = await Promise.all(
    files.map(async (file) => {
      const address = pathToFileURL(path.join(folder, file)).href;
      return (await import(address)) as { readonly screens?: readonly ScreenEntry[] };
    }),
  );
  return modules.flatMap(({ screens = [] }) => screens.map((entry) => ({ name: entry.name, entry, address: '' })));
}
