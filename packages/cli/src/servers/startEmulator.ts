import { loadExtensions } from '../plugins/loadExtensions.ts';
import type { PluginSource } from '../plugins/PluginSource.ts';
import type { EmulatorBundle } from './emulator-bundle/EmulatorBundle.ts';
import { loadEmulator } from './emulator-bundle/loadEmulator.ts';
import { listenOrExplain } from './listenOrExplain.ts';
import type { SignatureName } from './setSignature.ts';
import type { RunningServer } from './stopOnSignal.ts';

/** How the emulator is started. */
export interface StartEmulatorOptions {
  readonly port: number;
  /** This machine alone when absent. */
  readonly host?: string;
  readonly instantWork?: boolean;
  /** What control calls have to show. */
  readonly controlToken?: string | undefined;
  readonly portOption: '--port' | '--api-port';
  readonly seed: string;
  readonly applications: number;
  readonly plugins: readonly PluginSource[];
  /** How calls have to be signed. */
  readonly signature: SignatureName;
}

/** A running emulator. */
export interface RunningEmulator extends RunningServer {
  readonly address: string;
  readonly demoAccounts: EmulatorBundle['demoAccounts'];
}

/** Starts the emulator with the calls that plugins bring. */
export async function startEmulator(options: StartEmulatorOptions): Promise<RunningEmulator> {
  const { createEmulator, demoAccounts, loaders, missingBundle } = await loadEmulator(options.plugins);
  const extensions = await loadExtensions(options.plugins, loaders);
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
  const bundling =
    missingBundle && (await import('./emulator-bundle/bundleInBackground.ts')).bundleInBackground(missingBundle);
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    demoAccounts,
    close: () => Promise.all([emulator.close(), bundling?.close()]),
  };
}
