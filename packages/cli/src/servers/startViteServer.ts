import path from 'node:path';
import { type HostConfigOptions, hostConfig } from '@brokerdesk/host/vite';
import { createServer } from 'vite';
import { prepareFolder } from '../build/prepareFolder.ts';
import { cacheFolder, pluginTsconfig } from '../places.mjs';
import { guardPages } from './guardPages.ts';
import { installCharts } from './installCharts.ts';
import type { RunningServer } from './stopOnSignal.ts';
import { waitForContent } from './waitForContent.ts';

/** The options of {@link startViteServer}. */
export interface ViteServerOptions
  extends Omit<Extract<HostConfigOptions, { mode: 'dev' }>, 'mode' | 'cacheDir' | 'tsconfig'> {
  /** Servers with different dependencies need separate cache folders: in one folder they would overwrite each other. */
  readonly cacheName: string;
}

/** Starts a Vite server on the host's sources. */
export async function startViteServer({ cacheName, ...options }: ViteServerOptions): Promise<RunningServer> {
  const listeners = process.listeners('SIGTERM');
  const cacheDir = path.join(cacheFolder, 'vite', cacheName);
  await prepareFolder(cacheDir);
  const plugins = [guardPages(), installCharts(), waitForContent(), ...options.plugins];
  const server = await createServer(
    hostConfig({ mode: 'dev', ...options, plugins, cacheDir, tsconfig: pluginTsconfig }),
  );
  // Vite would end the process immediately on SIGTERM; other servers may have to be closed, too.
  for (const listener of process.listeners('SIGTERM'))
    if (!listeners.includes(listener)) process.off('SIGTERM', listener);
  await server.listen();
  return { close: () => server.close() };
}
