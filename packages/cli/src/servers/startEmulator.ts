import { createEmulator, demoAccounts } from '@brokerdesk/mock-server';
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
}

/** Starts the emulator with the endpoints that plugins bring. */
export async function startEmulator(options: StartEmulatorOptions): Promise<RunningEmulator> {
  const extensions = await loadExtensions(options.plugins);
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
    close: () => emulator.close(),
  };
}
