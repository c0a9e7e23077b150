import path from 'node:path';
import { buildPortal, portalFolder } from '../build/buildPortal.ts';
import { CliError } from '../errors.ts';
import { splitFolders } from '../build/BuiltPlugin.ts';
import { findUnnamedPlugins } from '../build/findUnnamedPlugins.ts';
import { findPlugins, type PluginSource } from '../plugins/findPlugins.ts';
import { createFolderStore } from '../registry/FolderStore.ts';
import { readRecord } from '../registry/OperatorRecord.ts';
import { assertDifferentPorts } from '../servers/listenOrExplain.ts';
import { reservePorts } from '../servers/reservePort.ts';
import { servePortal } from '../servers/servePortal.ts';
import type { SignatureName } from '../build/PageConfig.ts';
import { type RunningEmulator, startEmulator } from '../servers/startEmulator.ts';
import { stopOnSignal } from '../servers/stopOnSignal.ts';
import { describeAccounts } from '../terminal/describeAccounts.ts';
import { printLine, printJson, printNote, printWarning, styled } from '../terminal/printLine.ts';
import { withProgress } from '../terminal/withProgress.ts';

/** The options of `admin-cli preview`. */
export interface PreviewOptions {
  readonly port: number;
  readonly apiPort: number;
  /** Host names that the portal responds to, in addition to localhost. */
  readonly allowHost?: readonly string[];
  readonly seed: string;
  readonly applications: number;
  readonly signature: SignatureName;
  /** True always builds, false serves `dist/portal`; absent builds if a source has changed. */
  readonly build?: boolean;
  /** A built portal to serve unchanged. */
  readonly dist?: string;
  /** The folder of a registry of delivered plugins. */
  readonly registry?: string;
  readonly json: boolean;
}

/** Serves the production build with the emulator as its back end, until it is stopped. */
export async function preview(folders: readonly string[], options: PreviewOptions): Promise<void> {
  if (options.dist !== undefined && options.build === true) {
    throw new CliError('OPTIONS_CLASH', {
      message: '--dist serves a folder unchanged, so it excludes --build.',
      hint: 'Leave out one of the two.',
    });
  }
  assertDifferentPorts(options);
  const { port, apiPort } = await reservePorts(options);
  const { sources, built } = splitFolders(folders);
  const plugins = await findPlugins(sources);
  const folder = options.dist !== undefined ? path.resolve(options.dist) : await buildIfChanged(folders, options);
  if (options.dist !== undefined || options.build === false) await warnAboutUnnamed(folder, plugins);
  const allowedHosts = (options.allowHost ?? []).map((name) => name.toLowerCase());
  const emulator = await startEmulator({
    ...options,
    port: apiPort,
    portOption: '--api-port',
    plugins,
    builtFolders: built,
  });
  const { signature } = options;
  const registry = options.registry === undefined ? undefined : path.resolve(options.registry);
  // A portal that was built before is served as it is; one that is built here has no root yet.
  const pluginRoot =
    registry === undefined || options.dist !== undefined
      ? undefined
      : (await readRecord(createFolderStore(registry))).firstRoot;
  const server = await servePortal({
    folder,
    port,
    apiTarget: emulator.address,
    allowedHosts,
    signature,
    registry,
    pluginRoot,
  });
  stopOnSignal([emulator, server]);
  const portal = server.address;
  if (options.json) printJson({ portal, emulator: emulator.address, folder });
  else printWelcome(portal, emulator);
}

async function warnAboutUnnamed(portal: string, plugins: readonly PluginSource[]): Promise<void> {
  for (const id of await findUnnamedPlugins(portal, plugins)) {
    printWarning(
      `The portal contains the plugin ${id}, but the emulator lacks its endpoints: name its folder, too, as in admin-cli preview <folder>.`,
    );
  }
}

async function buildIfChanged(extraPlugins: readonly string[], { build, json }: PreviewOptions): Promise<string> {
  if (build === false) return portalFolder;
  if (!json) printNote(styled('dim', 'Building the changed parts of the portal …'));
  return withProgress('Building', () => buildPortal({ extraPlugins, force: build === true }));
}

function printWelcome(portal: string, { address, demoAccounts }: RunningEmulator): void {
  printLine(`\n${styled('bold', 'The portal')}  ${styled('cyan', portal)}`);
  printNote(styled('dim', `Its back end is the emulator at ${address}; no data leaves this machine.\n`));
  for (const line of describeAccounts(portal, demoAccounts)) printNote(line);
  printNote(styled('bold', 'To try'));
  printNote('  1. Open the address above and choose a broker, or one of the sign-in pages listed.');
  printNote('  2. Sign in as a user with all permissions and open the list of applications.');
  printNote('  3. Sign in as a user with fewer permissions: the menu shows only their screens.');
  printNote('  4. Edit a screen and see it immediately: stop this, then npx admin-cli dev\n');
  printNote('Ctrl-C stops everything.');
}
