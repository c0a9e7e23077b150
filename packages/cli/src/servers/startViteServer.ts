import path from 'node:path';
import { type HostConfigOptions, hostConfig } from '@brokerdesk/host/vite';
import { createServer, type Plugin } from 'vite';
import { prepareFolder } from '../build/prepareFolder.ts';
import { cacheFolder, pluginTsconfig } from '../places.mjs';
import type { RunningServer } from './stopOnSignal.ts';
import { waitForContent } from './waitForContent.ts';
import { describeError } from '../errors.ts';
import { bringCharts } from '../packages/bringPackages.ts';

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

/**
 * Protects a server of sources from pages of others. They cannot frame its pages, in which `dev --as` signs a user in, and
 * cannot make Vite open files in the author's editor. Browsers tell the origin of a request to this machine, and to https.
 */
function guardPages(): Plugin {
  return {
    name: 'brokerdesk:guard-pages',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        response.setHeader('Content-Security-Policy', "frame-ancestors 'self'");
        const opensEditor = /__open-in-editor/i.test(request.url ?? '');
        if (!opensEditor || request.headers['sec-fetch-site'] === 'same-origin') return next();
        response.writeHead(403).end();
      });
    },
  };
}

/** Installs the library of charts when a page asks for it and the project lacks it. */
function installCharts(): Plugin {
  let installing: Promise<void> | undefined;
  return {
    name: 'brokerdesk:install-charts',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^highcharts\// },
      // Before Vite searches, because it remembers which packages it has not found.
      async handler() {
        installing ??= bringCharts();
        try {
          await installing;
        } catch (error) {
          // The next page may try again.
          installing = undefined;
          this.error(describeError(error));
        }
      },
    },
  };
}
