import { responseCodes, type MockExtension, type ErrorCode } from '@brokerdesk/api';
import { keyedValue } from '@brokerdesk/fixtures';
import fastify, { type FastifyInstance } from 'fastify';
import { registerControl } from './control/registerControl.ts';
import type { EmulatorCore } from './EmulatorCore.ts';
import { throwEmulatorError } from './errors.ts';
import { assignCollectionOwners } from './extensions/assignCollectionOwners.ts';
import { mergeRoutes } from './extensions/mergeRoutes.ts';
import { coreJobHandlers } from './resources/coreJobHandlers.ts';
import { sendErrorResponse, executeRequest } from './pipeline/executeRequest.ts';
import { rejectNonCanonicalPath } from './pipeline/rejectNonCanonicalPath.ts';
import { registerRoutes } from './pipeline/registerRoutes.ts';
import type { Route } from './pipeline/Route.ts';
import { RequestBatcher } from './pipeline/RequestBatcher.ts';
import { unsignedScheme } from './pipeline/SignatureScheme.ts';
import { readInjectedBody, BufferedRequest } from './pipeline/BufferedRequest.ts';
import { coreRoutes } from './resources/coreRoutes.ts';
import { registerPublicPictures } from './resources/systems/registerPublicPictures.ts';
import { warmUpInBackground } from './sandboxes/warmUpInBackground.ts';
import { Sandboxes } from './sandboxes/Sandboxes.ts';
import { rfc9421Scheme } from './signature/rfc9421Scheme.ts';
import { createSeeder } from './state/createSeeder.ts';

export interface EmulatorOptions {
  /** Everything that looks like chance follows from it. */
  readonly seed?: string;
  /** Applications of the demo broker; the others have a quarter as many. */
  readonly applications?: number;
  /** Calls and rows that plugins bring. */
  readonly extensions?: readonly MockExtension[];
  /** Milliseconds since 1970 at which every sandbox begins; the present unless given. */
  readonly now?: number;
  /** How calls are signed: not at all, or by HTTP Message Signatures. */
  readonly signature?: keyof typeof signatureSchemes;
  /** Control calls have to show it in the header `Mock-Control-Token`; needed to listen for other machines. */
  readonly controlToken?: string;
  /** Work that takes seconds or minutes in the real thing (CA, forms, import) takes no time. */
  readonly instantWork?: boolean;
  /** Takes faults of the emulator or of an extension; the standard error output unless given. */
  readonly log?: (line: string) => void;
}

export interface ListenOptions {
  readonly host?: string;
  /** Zero for any free one. */
  readonly port?: number;
}

export interface Emulator {
  readonly app: FastifyInstance;
  listen(options?: ListenOptions): Promise<{ readonly port: number }>;
  close(): Promise<void>;
}

const signatureSchemes = { none: unsignedScheme, rfc9421: rfc9421Scheme } as const;
const loopbackHosts: readonly string[] = ['127.0.0.1', '::1', 'localhost'];
const bodyLimit = 25_000_000;
const minimumTokenLength = 16;
const maximumApplications = 1_000_000;

/**
 * Builds a back end that behaves as the real one would, with demo data of its own for every sandbox.
 *
 * Throws an EmulatorError if two owners claim one call or collection, or if a call has no access rule.
 */
export function createEmulator(options: EmulatorOptions = {}): Emulator {
  return buildEmulator(options, coreRoutes);
}

/** Like {@link createEmulator}, with other calls of its own: a benchmark compares few of them with all. */
export function buildEmulator(options: EmulatorOptions, ownRoutes: readonly Route[]): Emulator {
  const core = createCore(options);
  const app = fastify({
    bodyLimit,
    exposeHeadRoutes: false,
    forceCloseConnections: true,
    // A request without a body is none that has to be read to its end.
    http: { IncomingMessage: BufferedRequest, optimizeEmptyRequests: true },
    // A call is known by the number that its sandbox gives it.
    genReqId: () => '',
    // Addresses that cannot even be decoded never reach a handler.
    frameworkErrors: (_error, request, reply) => {
      sendErrorResponse(core, { code: 'E0017', data: null }, { request, reply });
    },
  });
  readBodiesAsBytes(app);
  rejectRoutesWithoutAccess(app);
  rejectNonCanonicalPath(app, core);
  const routes = mergeRoutes(ownRoutes, options.extensions ?? []);
  registerRoutes(app, core, routes);
  registerPublicPictures(app, core);
  registerControl(app, core, options.extensions ?? []);
  app.setErrorHandler((error: { readonly statusCode?: number; readonly stack?: string }, request, reply) => {
    const code = codeOfStatus(error.statusCode ?? 500);
    if (code === 'E0099') core.log(`${request.method} ${request.url} failed in the emulator: ${error.stack}`);
    return sendErrorResponse(core, { code, data: null }, { request, reply });
  });
  let stopWarmUp = () => {};
  return {
    app,
    async listen({ host = '127.0.0.1', port = 0 } = {}) {
      if (!loopbackHosts.includes(host) && core.controlToken === null) throwEmulatorError('not-loopback', { host });
      const address = new URL(await app.listen({ host, port }));
      stopWarmUp = warmUpInBackground(core.sandboxes);
      return { port: Number(address.port) };
    },
    close() {
      stopWarmUp();
      core.sandboxes.close();
      return app.close();
    },
  };
}

function createCore({
  seed = 'brokerdesk',
  applications = 1000,
  extensions = [],
  ...rest
}: EmulatorOptions): EmulatorCore {
  if (!Number.isInteger(applications) || applications < 0 || applications > maximumApplications) {
    const expected = `A whole number from 0 to ${maximumApplications}.`;
    throwEmulatorError('bad-option', { option: 'applications', value: String(applications), expected });
  }
  const { now = null, signature = 'none', instantWork = false, controlToken = null, log = logToStandardError } = rest;
  if (controlToken !== null && controlToken.length < minimumTokenLength) {
    throwEmulatorError('bad-option', {
      option: 'controlToken',
      value: 'too short',
      expected: `At least ${minimumTokenLength} characters.`,
    });
  }
  const core: EmulatorCore = {
    seed,
    sandboxes: new Sandboxes(
      { now, frozen: false, instantWork },
      createSeeder({ seed, applications, extensions, startedAt: Date.now() }),
    ),
    signature: signatureSchemes[signature],
    batcher: new RequestBatcher({ execute: (call) => executeRequest(core, call), log }),
    jobs: coreJobHandlers,
    controlToken,
    owners: assignCollectionOwners(extensions),
    value: (collection, row, field) => keyedValue(seed, collection, row, field),
    log,
  };
  return core;
}

const methodsWithBody: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Bodies stay bytes: the pipeline parses them itself, after it has found out whether the caller may be heard at all. So
 * Fastify need not look at them either; its way to a parser costs as much as a small handler.
 */
function readBodiesAsBytes(app: FastifyInstance): void {
  for (const method of methodsWithBody) app.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  app.addHook('preHandler', (request, reply, done) => {
    const { headers, method, raw, routeOptions } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || !methodsWithBody.has(method)) return done();
    const reading = {
      limit: routeOptions.bodyLimit,
      done: (error: Error | null, body?: Uint8Array) => {
        request.body = body;
        if (!error) return done();
        // The rest of the body may still come, and would be taken for the next request.
        reply.header('connection', 'close');
        done(error);
      },
    };
    if (raw instanceof BufferedRequest) raw.readBody(reading);
    else readInjectedBody(raw, reading);
  });
}

function rejectRoutesWithoutAccess(app: FastifyInstance): void {
  app.addHook('onRoute', ({ config, method, path }) => {
    if ((config as { readonly access?: unknown } | undefined)?.access === undefined) {
      throwEmulatorError('no-access-rule', { method: String(method), path });
    }
  });
}

/** What a client is told about an error that Fastify met before the call reached the pipeline. */
function codeOfStatus(status: number): ErrorCode {
  if (status >= 500) return 'E0099';
  return status === responseCodes.E0013.status ? 'E0013' : 'E0017';
}

function logToStandardError(line: string): void {
  process.stderr.write(`${line}\n`);
}
