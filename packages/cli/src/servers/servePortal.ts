// Serves a built portal as in production: its headers, files with a hash in their name cached for ever, pages and
// registries revalidated each time, and a page instead of a missing file for navigations only.
import path from 'node:path';
import { connectionOptions } from '@brokerdesk/mock-server';
import serveFiles, { type FastifyStaticOptions } from '@fastify/static';
import { fastify, type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import type { SignatureName } from '../build/PageConfig.ts';
import { isAllowedHost } from './isAllowedHost.ts';
import { listenOrExplain } from './listenOrExplain.ts';
import { registerProxy } from './registerProxy.ts';
import { readServedPages, type ServedPages } from './servedPages.ts';
import type { RunningServer } from './stopOnSignal.ts';
import { realpathSync } from 'node:fs';

const compressed = ['', '.br', '.gz'];

const registryOf = /^(registry\/(?:[0-9a-f]+\/)?)[A-Za-z0-9_-]+\.json$/;
const channelOf = /^delivered\/brokers\/[A-Za-z0-9_-]+\/channel\.json$/;
const hashed = /^(?:assets|plugins|brokers[\\/][^\\/]+[\\/](?:revisions|history))[\\/]/;

/** The options of {@link servePortal}. */
export interface ServePortalOptions {
  readonly folder: string;
  readonly port: number;
  /** The address that requests to the API are forwarded to, as in `http://127.0.0.1:4401`. */
  readonly apiTarget: string;
  /** Host names that the portal responds to, in addition to those of this machine; lower case. */
  readonly allowedHosts: readonly string[];
  /** The signature scheme of the page; as built if absent. */
  readonly signature?: SignatureName;
  /** The folder of a registry, whose plugins the portal takes. */
  readonly registry?: string | undefined;
  /** The root of the registry; as built if absent. */
  readonly pluginRoot?: string | undefined;
}

/** A portal that is served. */
export interface ServedPortal extends RunningServer {
  /** The path that it is served below, with a slash at both ends. */
  readonly base: string;
  /** Where it is served, with a slash at the end. */
  readonly address: string;
}

/** Serves a built portal and forwards requests to the emulator. */
export async function servePortal(options: ServePortalOptions): Promise<ServedPortal> {
  const { folder, port, apiTarget, allowedHosts } = options;
  const pages = await readServedPages(folder, options);
  const { base } = pages;
  /** Adds the headers to every response, also for addresses that the router cannot parse. */
  const receive = (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    reply.headers(pages.headersOf(pathOf(request)));
    if (isAllowedHost(request.headers.host, allowedHosts)) return undefined;
    const hint = 'Ask for it as 127.0.0.1, or start it with --allow-host.';
    return reply.code(403).type('text/plain').send(`The portal does not answer to this name. ${hint}\n`);
  };
  const server = fastify({
    ...connectionOptions,
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: false },
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      return receive(request, reply) ?? reply.code(400).type('text/plain').send('The address cannot be read.\n');
    },
  });
  server.addHook('onRequest', async (request, reply) => receive(request, reply));
  // A proxy in front of the portal may rewrite the host name, so that every caller would seem to be on this machine.
  registerProxy(server, { apiTarget, prefixes: allowedHosts.length === 0 ? ['/api', '/__mock'] : ['/api'] });
  const fileOptions = (root: string) =>
    ({
      root,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'deny',
      allowedPath: (name: string) => isInsideDirectory(root, name),
      setHeaders: (reply: FastifyReply, file: string) => {
        const isForEver = hashed.test(path.relative(root, file));
        reply.header('Cache-Control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    }) satisfies FastifyStaticOptions;
  server.register(serveFiles, { ...fileOptions(folder), prefix: base, index: ['index.html'] });
  if (options.registry !== undefined)
    server.register(serveFiles, {
      ...fileOptions(options.registry),
      prefix: `${base}delivered/`,
      index: false,
      decorateReply: false,
    });
  for (const address of base === '/' ? [] : ['/', base.slice(0, -1)]) {
    server.get(address, (_request, reply) => reply.redirect(base));
  }
  for (const address of [base, `${base}index.html`]) {
    server.get(address, (_request, reply) => pages.send(reply, address));
  }
  server.setNotFoundHandler((request, reply) => respondNotFound(request, reply, pages));
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    // An address that can be no file: an empty part, a zero, a name that is too long or begins with a dot.
    if (error.statusCode === 403 && isPortal(request, base)) return respondNotFound(request, reply.code(200), pages);
    throw error;
  });
  await listenOrExplain({ port, option: '--port' }, () => server.listen({ host: '127.0.0.1', port }));
  return { base, address: `http://127.0.0.1:${port}${base}`, close: () => server.close() };
}

function respondNotFound(request: FastifyRequest, reply: FastifyReply, pages: ServedPages): FastifyReply {
  const pathname = pathOf(request);
  if (['GET', 'HEAD'].includes(request.method) && isPortal(request, pages.base)) {
    // A broker without delivered plugins; browsers would show a 404 as an error.
    if (channelOf.test(pathname.slice(pages.base.length))) return reply.code(204).send();
    const registryFolder = registryOf.exec(pathname.slice(pages.base.length))?.[1];
    if (registryFolder !== undefined) return reply.sendFile(`${registryFolder}default.json`);
    if (path.extname(pathname) === '' && request.headers.accept?.includes('text/html'))
      return pages.send(reply, pathname);
  }
  return reply.code(404).type('text/plain').send(`There is nothing at ${pathname}.\n`);
}

function isPortal(request: FastifyRequest, base: string): boolean {
  return `${pathOf(request)}/`.startsWith(base);
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? url;
}

/** Whether a file and its compressed variants are inside a folder after all links are resolved. */
function isInsideDirectory(folder: string, name: string): boolean {
  const home = realpathSync(folder);
  return compressed.every((ending) => {
    const file = realPath(path.join(folder, name + ending));
    return file === undefined || file === home || file.startsWith(home + path.sep);
  });
}

function realPath(file: string): string | undefined {
  try {
    return realpathSync(file);
  } catch {
    // The file does not exist, or the link is broken: then nothing is served.
    return undefined;
  }
}
