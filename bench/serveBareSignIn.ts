import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hostConfig } from '@brokerdesk/host/vite';
import { build } from 'vite';
import { compressFiles } from '../packages/cli/src/build/compressFiles.ts';
import { securityHeaders } from '../packages/cli/src/build/securityHeaders.ts';
import { reservePort } from '../packages/cli/src/servers/reservePort.ts';
import { servePortal } from '../packages/cli/src/servers/servePortal.ts';

const source = fileURLToPath(new URL('./bare-sign-in', import.meta.url));
const skippedPlugins = new Set([
  'brokerdesk:shared-facades',
  'brokerdesk:facade-list',
  'brokerdesk:strip-contract-shapes',
]);

/** A served page. */
export interface ServedPage {
  readonly address: string;
  stop(): Promise<void>;
}

/** Builds the bare sign-in page in the same way as the host, and serves it like a portal. */
export async function serveBareSignIn(): Promise<ServedPage> {
  const folder = await mkdtemp(join(tmpdir(), 'bare-sign-in-'));
  await buildInto(folder);
  await compressFiles(folder);
  await writeFile(join(folder, 'headers.json'), JSON.stringify(securityHeaders('sha256-none')));
  const port = await reservePort({ port: 0, option: '--port' });
  // It makes no calls, so it needs no back end.
  const running = await servePortal({ folder, port, apiTarget: 'http://127.0.0.1:9', allowedHosts: [] });
  return {
    address: `http://127.0.0.1:${port}/admin/`,
    stop: async () => {
      await running.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** With the host's configuration, except for its page and for parts that only plugins need. */
async function buildInto(outDir: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  const config = hostConfig({ mode: 'build', outDir });
  const plugins = (config.plugins ?? []).flat().filter((plugin) => {
    return !(plugin && 'name' in plugin && skippedPlugins.has(plugin.name));
  });
  const input = { main: join(source, 'index.html') };
  const rolldownOptions = { ...config.build?.rolldownOptions, input };
  await build({ ...config, root: source, plugins, build: { ...config.build, rolldownOptions } });
}
