// Serves a built rival as servePortal serves a portal: compressed files, cached for ever except for the page, and the page
// for every other address. Its back end has one list, with the bytes that the emulator sent, and accepts every sign-in.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

/** A served rival. */
export interface ServedRival {
  /** The address that its files are below, as in `http://127.0.0.1:4200/admin/`. */
  readonly address: string;
  stop(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** Serves the files of a folder below `/admin/` and the list below `/api/`. */
export async function servePortalRival(folder: string, list: Buffer): Promise<ServedRival> {
  const server = createServer((request, response) => void respond(request, response));
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) {
      const body = pathname === '/api/login' ? '{"token":"t"}' : list;
      response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end(body);
      return;
    }
    const requested = join(folder, pathname.slice('/admin/'.length));
    const file = extname(pathname) !== '' && existsSync(requested) ? requested : join(folder, 'index.html');
    const accepted = String(request.headers['accept-encoding']);
    const encoding = [
      ['br', 'br'],
      ['gzip', 'gz'],
    ].find(([name = '', ending]) => accepted.includes(name) && existsSync(`${file}.${ending}`));
    response.writeHead(200, {
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': /\.(?:html|json)$/.test(file) ? 'no-cache' : 'public, max-age=31536000, immutable',
      // As the portal has it. Such a page starts in a new process at each visit; without it, the rival alone would find
      // its code compiled by the visit before.
      'Cross-Origin-Opener-Policy': 'same-origin',
      ...(encoding ? { 'Content-Encoding': encoding[0] } : {}),
    });
    response.end(await readFile(encoding ? `${file}.${encoding[1]}` : file));
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/admin/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
