import type { MockExtension } from '@brokerdesk/api';
import { createEmulator, demoAccounts } from '@brokerdesk/mock-server';
import { readBuiltPlugin } from '../build/BuiltPlugin.ts';
import { type DescribedPlugin, describePlugins } from '../plugins/describePlugins.ts';
import { findOwnFunctionPlugins } from '../plugins/findOwnFunctionPlugins.ts';
import { listDeclaredFunctions } from '../plugins/listDeclaredFunctions.ts';
import { loadExtensions } from '../plugins/loadExtensions.ts';
import type { PluginSource } from '../plugins/findPlugins.ts';
import { listenOrExplain } from './listenOrExplain.ts';
import type { SignatureName } from '../build/PageConfig.ts';
import type { RunningServer } from './stopOnSignal.ts';

/** How the emulator is started. */
export interface StartEmulatorOptions {
  readonly port: number;
  /** This machine alone when absent. */
  readonly host?: string;
  readonly instantWork?: boolean;
  /** The token that control requests must send. */
  readonly controlToken?: string | undefined;
  readonly portOption: '--port' | '--api-port';
  readonly seed: string;
  readonly applications: number;
  readonly plugins: readonly PluginSource[];
  /** The folders of plugins that come built, without endpoints; the trees get their functions. */
  readonly builtFolders?: readonly string[];
  /** How requests must be signed. */
  readonly signature: SignatureName;
}

/** A running emulator. */
export interface RunningEmulator extends RunningServer {
  readonly address: string;
  readonly demoAccounts: typeof demoAccounts;
  /** Replaces what plugins bring by what their sources contain now; rows and sessions stay. */
  readonly reloadExtensions: (described: Promise<readonly DescribedPlugin[]>) => Promise<void>;
}

/** Starts the emulator with the endpoints that plugins bring. */
export async function startEmulator(options: StartEmulatorOptions): Promise<RunningEmulator> {
  const { plugins, builtFolders = [] } = options;
  // A broken definition is reported where the registry is composed.
  const reading = findOwnFunctionPlugins(plugins).then(describePlugins);
  const extensions = await readExtensions(
    plugins,
    reading.then(async ({ described }) => [...described, ...(await describeBuilt(builtFolders))]),
  );
  const { seed, applications, signature, host = '127.0.0.1', instantWork = false, controlToken } = options;
  const emulator = createEmulator({
    seed,
    applications,
    signature,
    instantWork,
    extensions: [...extensions],
    ...(controlToken && { controlToken }),
  });
  const { port } = await listenOrExplain({ port: options.port, option: options.portOption }, () =>
    emulator.listen({ host, port: options.port }),
  );
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    demoAccounts,
    reloadExtensions: async (described) => emulator.replaceExtensions(await readExtensions(plugins, described)),
    close: () => emulator.close(),
  };
}

/** What plugins that come built declare, as their sources would. */
function describeBuilt(folders: readonly string[]): Promise<Parameters<typeof listDeclaredFunctions>[0]> {
  return Promise.all(
    folders.map(async (folder) => {
      const { manifest, brokers } = await readBuiltPlugin(folder);
      return { source: { brokers }, description: manifest };
    }),
  );
}

/** The extensions of plugins, and the functions that plugins declare as their own. */
async function readExtensions(
  plugins: readonly PluginSource[],
  reading: Promise<Parameters<typeof listDeclaredFunctions>[0]>,
): Promise<readonly MockExtension[]> {
  const [extensions, described] = await Promise.all([loadExtensions(plugins), reading]);
  const functions = listDeclaredFunctions(described, extensions);
  return functions === undefined ? extensions : [...extensions, functions];
}
