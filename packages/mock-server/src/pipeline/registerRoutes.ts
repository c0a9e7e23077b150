import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EmulatorCore } from '../EmulatorCore.ts';
import { sendErrorResponse, receiveRequest } from './executeRequest.ts';
import type { Route } from './Route.ts';

/** The path below which the API answers. */
const apiBase = '/api';
/** Bytes of a whole upload: a notification has up to three files of 5 MB in each of three languages. */
const uploadLimit = 50_000_000;

/** Bytes of any other body: the largest template with all its texts has far fewer. */
const jsonLimit = 4_000_000;

/** Gives every call its address, and everything else the same "not found" or "no such method". */
export function registerRoutes(app: FastifyInstance, core: EmulatorCore, routes: readonly Route[]): void {
  for (const route of routes) {
    const { access, method, path, bodyKind } = route.endpoint;
    const hasParameters = path.includes('{');
    app.route({
      method,
      url: apiBase + path.replace(/\{(\w+)\}/g, ':$1'),
      config: { access },
      bodyLimit: bodyKind === 'multipart' ? uploadLimit : jsonLimit,
      // The router takes an address that ends where a parameter should stand; the contract knows none like that.
      handler: (request, reply) =>
        hasParameters && hasEmptyParameter(request)
          ? sendNotFound({ core, routes }, request, reply)
          : receiveRequest(core, { route, request, reply }),
    });
  }
  app.setNotFoundHandler((request, reply) => sendNotFound({ core, routes }, request, reply));
}

function hasEmptyParameter({ params }: FastifyRequest): boolean {
  const given = params as Readonly<Record<string, string>>;
  for (const name in given) if (given[name] === '') return true;
  return false;
}

function sendNotFound(
  { core, routes }: { readonly core: EmulatorCore; readonly routes: readonly Route[] },
  request: FastifyRequest,
  reply: FastifyReply,
): unknown {
  const methods = methodsOf(routes, request.url);
  if (methods.length > 0) reply.header('allow', methods.join(', '));
  const code = methods.length > 0 ? 'E0017' : 'E0003';
  return sendErrorResponse(core, { code, data: null }, { request, reply });
}

/** The methods that an address knows, for a request that came with another one. */
function methodsOf(routes: readonly Route[], url: string): string[] {
  const path = url.split('?')[0];
  const known = routes.filter(({ endpoint }) => patternOf(endpoint.path).test(path ?? ''));
  return [...new Set(known.map(({ endpoint }) => endpoint.method))].sort();
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${apiBase}${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}
