import { loadExtensions } from '../plugins/loadExtensions.ts';
import type { PluginSource } from '../plugins/PluginSource.ts';
import type { EmulatorBundle } from './emulator-bundle/EmulatorBundle.ts';
import { loadEmulator } from './emulator-bundle/loadEmulator.ts';
import { listenOrExplain } from './listenOrExplain.ts';
import type { SignatureName } from './setSignature.ts';
import type { Running } from './stopOnSignal.ts';

/** How the emulator is started. */
export interface EmulatorWish {
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
export interface RunningEmulator extends Running {
  readonly address: string;
  readonly demoAccounts: EmulatorBundle['demoAccounts'];
}

/** Starts the emulator with the calls that plugins bring. */
export async function startEmulator(wish: EmulatorWish): Promise<RunningEmulator> {
  const { createEmulator, demoAccounts, loaders, wanted } = await loadEmulator(wish.plugins);
  const extensions = await loadExtensions(wish.plugins, loaders);
  const { seed, applications, signature, host = '127.0.0.1', instantWork = false, controlToken } = wish;
  const emulator = createEmulator({
    seed,
    applications,
    signature,
    instantWork,
    extensions: [...extensions],
    ...(controlToken && { controlToken }),
  });
  const { port } = await listenOrExplain({ port: wish.port, option: wish.portOption }, () =>
    emulator.listen({ host, port: wish.port }),
  );
  const bundling = wanted && (await import('./emulator-bundle/bundleBeside.ts')).bundleBeside(wanted);
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    demoAccounts,
    close: () => Promise.all([emulator.close(), bundling?.close()]),
  };
}
