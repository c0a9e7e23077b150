import { loadExtensions } from '../plugins/loadExtensions.ts';
import type { PluginSource } from '../plugins/PluginSource.ts';
import { listenOrExplain } from './listenOrExplain.ts';
import type { Running } from './stopOnSignal.ts';

/** How the emulator is started. */
export interface EmulatorWish {
  readonly port: number;
  readonly portOption: '--port' | '--api-port';
  readonly seed: string;
  readonly applications: number;
  readonly plugins: readonly PluginSource[];
}

/** A running emulator. */
export interface RunningEmulator extends Running {
  readonly address: string;
}

/** Starts the emulator with the calls that plugins bring. */
export async function startEmulator(wish: EmulatorWish): Promise<RunningEmulator> {
  const { createEmulator } = await import('@brokerdesk/mock-server');
  const extensions = await loadExtensions(wish.plugins);
  const emulator = createEmulator({ seed: wish.seed, applications: wish.applications, extensions: [...extensions] });
  const { port } = await listenOrExplain({ port: wish.port, option: wish.portOption }, () =>
    emulator.listen({ host: '127.0.0.1', port: wish.port }),
  );
  return { address: `http://127.0.0.1:${port}`, close: () => emulator.close() };
}
