import path from 'node:path';
import { type HostConfigOptions, hostConfig, hostFolder } from '@brokerdesk/host/vite';
import { createServer } from 'vite';
import type { RunningServer } from './stopOnSignal.ts';

/** What a Vite server on the host's sources is started with. */
export interface ViteServerOptions extends Omit<Extract<HostConfigOptions, { mode: 'dev' }>, 'mode' | 'cacheDir'> {
  /** Servers that prepare other dependencies keep them apart: in one folder they would spoil each other's. */
  readonly cacheName: string;
}

/** Starts a Vite server on the host's sources. */
export async function startViteServer({ cacheName, ...options }: ViteServerOptions): Promise<RunningServer> {
  const listeners = process.listeners('SIGTERM');
  const cacheDir = path.resolve(hostFolder, '../../node_modules/.vite', `brokerdesk-${cacheName}`);
  const server = await createServer(hostConfig({ mode: 'dev', ...options, cacheDir }));
  // Vite would end the process at once on a termination; other servers may have to be closed too.
  for (const listener of process.listeners('SIGTERM'))
    if (!listeners.includes(listener)) process.off('SIGTERM', listener);
  await server.listen();
  return { close: () => server.close() };
}
