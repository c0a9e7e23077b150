import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { isLoadedModule, startNextGeneration } from '../plugins/reloadModules.ts';
import { printError } from '../terminal/printLine.ts';
import type { PluginSource } from '../plugins/findPlugins.ts';
import { reportPluginError } from './devDefinitions.ts';

/** Editors write a file several times in a row. */
const quietMs = 50;

/**
 * Applies edits of `mock.ts`, of what it imports, and of the functions in `plugin.ts` to the running emulator, which keeps
 * its rows and sessions. The open pages then ask again.
 */
export function devMocks(sources: readonly PluginSource[], reload: (server: ViteDevServer) => Promise<void>): Plugin {
  const definitions = new Set(sources.map(({ entry }) => path.resolve(entry)));
  return {
    name: 'brokerdesk:dev-mocks',
    configureServer(server) {
      let timer: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_event, changed) => {
        const file = path.resolve(changed);
        if (!isLoadedModule(file) && !definitions.has(file) && path.basename(file) !== 'mock.ts') return;
        clearTimeout(timer);
        timer = setTimeout(async () => {
          startNextGeneration();
          try {
            await reload(server);
            server.ws.send({ type: 'custom', event: 'brokerdesk:mocks' });
            printError(`${path.relative(process.cwd(), file)} has changed: the emulator uses it now.`);
          } catch (error) {
            const consequence = 'The emulator goes on with the code that it had before, so the page shows what is old.';
            reportPluginError(error, server, { consequence });
          }
        }, quietMs);
      });
    },
  };
}
