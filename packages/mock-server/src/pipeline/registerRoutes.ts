import { type Access, requestHeaders } from '@brokerdesk/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EmulatorCore } from './EmulatorCore.ts';
import { findSession } from '../access/sessionRules.ts';
import { discardBody } from './discardBody.ts';
import { findSandbox } from './findSandbox.ts';
import { handleRequest } from './handleRequest.ts';
import { readHeader } from '../contract/readHeader.ts';
import { sendError } from './respond.ts';
import type { Route } from '../context/Route.ts';
import { StateContext } from '../context/StateContext.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The access rule of the route; `control` for requests that control the emulator. */
    readonly access?: Access | 'anybody' | 'control';
  }
}

const apiBase = '/api';
/** Bytes of a whole upload: a notification has up to three files of 5 MB in each of three languages. */
const uploadLimit = 50_000_000;
/** Bytes of any other body: the largest template with all its texts has far fewer. */
const jsonLimit = 4_000_000;

/** Registers every endpoint at its address, and the same "not found" or "no such method" for every other address. */
export function registerRoutes(app: FastifyInstance, core: EmulatorCore, routes: readonly Route[]): void {
  for (const route of routes) {
    const { access, method, path, bodyKind } = route.endpoint;
    const isUpload = bodyKind === 'multipart';
    const onRequest = [
      ...(path.includes('{') ? [rejectEmptyParameters] : []),
      ...(isUpload && access.rule !== 'anybody' ? [rejectUploadWithoutSession(core, route)] : []),
    ];
    app.route({
      method,
      url: apiBase + path.replace(/\{(\w+)\}/g, ':$1'),
      config: { access },
      bodyLimit: isUpload ? uploadLimit : jsonLimit,
      onRequest,
      handler: (request, reply) => handleRequest(core, route, { request, reply }),
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(routes, request.url);
    if (methods.length > 0) reply.header('allow', methods.join(', '));
    sendError(core, methods.length > 0 ? 'E0017' : 'E0003', { request, reply });
  });
}

/** Handles an upload of a caller without a session before its body, which would be held in memory, is read. */
function rejectUploadWithoutSession(core: EmulatorCore, route: Route) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const sandbox = findSandbox(core, request, reply);
    if (!sandbox) return reply;
    const token = readHeader(request.headers, requestHeaders.token);
    if (findSession(new StateContext(core.environmentOf(sandbox)), token).state !== 'ended') return undefined;
    discardBody(request, reply);
    const payload = await handleRequest(core, route, { request, reply }, { isBodyUnread: true });
    return payload === reply ? reply : reply.send(payload);
  };
}

/** Fastify's router matches an address that ends where a parameter should be; the contract has no such address. */
function rejectEmptyParameters({ params }: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (Object.values(params as Readonly<Record<string, string>>).includes('')) reply.callNotFound();
  else done();
}

/** The methods that an address has, for a request with another method. */
function methodsOf(routes: readonly Route[], url: string): string[] {
  const path = url.split('?')[0] ?? '';
  const patternOf = ({ endpoint }: Route) => new RegExp(`^${apiBase}${endpoint.path.replace(/\{\w+\}/g, '[^/]+')}$`);
  const matching = routes.filter((route) => patternOf(route).test(path));
  const methods = matching.map(({ endpoint }) => endpoint.method);
  return [...new Set(methods.includes('GET') ? [...methods, 'HEAD'] : methods)].sort();
}
