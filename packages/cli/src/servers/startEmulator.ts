import type { MockExtension } from '@brokerdesk/api';
import { createEmulator, demoAccounts } from '@brokerdesk/mock-server';
import { describePlugins } from '../plugins/describePlugins.ts';
import { listDeclaredFunctions } from '../plugins/listDeclaredFunctions.ts';
import { loadExtensions } from '../plugins/loadExtensions.ts';
import type { PluginSource } from '../plugins/findPlugins.ts';
import { listenOrExplain } from './listenOrExplain.ts';
import type { SignatureName } from './setSignature.ts';
import type { RunningServer } from './stopOnSignal.ts';

/** How the emulator is started. */
export interface StartEmulatorOptions {
  readonly port: number;
  /** This machine alone when absent. */
  readonly host?: string;
  readonly instantWork?: boolean;
  /** What control requests must send. */
  readonly controlToken?: string | undefined;
  readonly portOption: '--port' | '--api-port';
  readonly seed: string;
  readonly applications: number;
  readonly plugins: readonly PluginSource[];
  /** How requests must be signed. */
  readonly signature: SignatureName;
}

/** A running emulator. */
export interface RunningEmulator extends RunningServer {
  readonly address: string;
  readonly demoAccounts: typeof demoAccounts;
  /** Replaces what plugins bring by what their sources contain now; rows and sessions stay. */
  readonly reloadExtensions: () => Promise<void>;
}

/** Starts the emulator with the endpoints that plugins bring. */
export async function startEmulator(options: StartEmulatorOptions): Promise<RunningEmulator> {
  const extensions = await readExtensions(options.plugins);
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
    reloadExtensions: async () => emulator.replaceExtensions(await readExtensions(options.plugins)),
    close: () => emulator.close(),
  };
}

/** The extensions of plugins, and the functions that plugins outside the product declare as their own. */
async function readExtensions(plugins: readonly PluginSource[]): Promise<readonly MockExtension[]> {
  const others = plugins.filter(({ firstParty }) => !firstParty);
  // A broken definition is reported where the registry is composed.
  const [extensions, { described }] = await Promise.all([loadExtensions(plugins), describePlugins(others)]);
  const functions = listDeclaredFunctions(described, extensions);
  return functions === undefined ? extensions : [...extensions, functions];
}
