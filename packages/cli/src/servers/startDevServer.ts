import { createHash } from 'node:crypto';
import path from 'node:path';
import { hostConfig, hostFolder } from '@brokerdesk/host/vite';
import { createServer } from 'vite';
import type { PluginSource } from '../plugins/PluginSource.ts';
import { devRegistry } from './devRegistry.ts';
import { type SignatureName, setSignature } from './setSignature.ts';
import type { Running } from './stopOnSignal.ts';

/** What the dev server is started with. */
export interface DevServerWish {
  readonly port: number;
  readonly apiTarget: string;
  readonly plugins: readonly PluginSource[];
  readonly allowedHosts: readonly string[];
  readonly signature: SignatureName;
}

/** Starts the one Vite server that compiles host and plugins together, so that edits are replaced in the real shell. */
export async function startDevServer(wish: DevServerWish): Promise<Running> {
  const { port, apiTarget, plugins, allowedHosts, signature } = wish;
  const listeners = process.listeners('SIGTERM');
  const server = await createServer(
    hostConfig({
      mode: 'dev',
      port,
      apiTarget,
      allowedHosts,
      pluginFolders: plugins.map(({ folder }) => folder),
      cacheDir: cacheFolderOf(plugins),
      plugins: [
        devRegistry(plugins),
        { name: 'brokerdesk:signature', transformIndexHtml: (html) => setSignature(html, signature) },
      ],
    }),
  );
  // Vite would end the process at once on a termination; here the emulator has to be closed too.
  for (const listener of process.listeners('SIGTERM'))
    if (!listeners.includes(listener)) process.off('SIGTERM', listener);
  await server.listen();
  return { close: () => server.close() };
}

/** Servers with other plugins prepare other dependencies; in one folder they would spoil each other's. */
function cacheFolderOf(plugins: readonly PluginSource[]): string {
  const folders = plugins.map(({ folder }) => folder).join('\n');
  const key = createHash('sha256').update(folders).digest('hex').slice(0, 8);
  return path.resolve(hostFolder, '../../node_modules/.vite', `brokerdesk-${key}`);
}
