import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultBase } from '@brokerdesk/host/base';
import { buildPage } from './buildPage.ts';
import { compressFiles } from '../packages/cli/src/build/compressFiles.ts';
import { securityHeaders } from '../packages/cli/src/build/securityHeaders.ts';
import { reservePort } from '../packages/cli/src/servers/reservePort.ts';
import { servePortal } from '../packages/cli/src/servers/servePortal.ts';

const source = fileURLToPath(new URL('./bare-sign-in', import.meta.url));
/** A served page. */
export interface ServedPage {
  readonly address: string;
  stop(): Promise<void>;
}

/** Builds the bare sign-in page in the same way as the host, and serves it like a portal. */
export async function serveBareSignIn(): Promise<ServedPage> {
  const folder = await mkdtemp(join(tmpdir(), 'bare-sign-in-'));
  await buildPage(source, folder);
  await compressFiles(folder);
  // The page has no import map, so its scripts have no pinned hash.
  const { 'Integrity-Policy': _, ...headers } = securityHeaders(['sha256-none'], defaultBase);
  await writeFile(join(folder, 'headers.json'), JSON.stringify(headers));
  const port = await reservePort({ port: 0, option: '--port' });
  // It makes no calls, so it needs no back end.
  const running = await servePortal({ folder, port, apiTarget: 'http://127.0.0.1:9', allowedHosts: [] });
  return {
    address: `http://127.0.0.1:${port}${defaultBase}`,
    stop: async () => {
      await running.close();
      await rm(folder, { recursive: true });
    },
  };
}
