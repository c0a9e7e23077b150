import type { MockExtension } from '@brokerdesk/api';
import fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { registerControl } from './control/registerControl.ts';
import { connectionOptions } from './connectionOptions.ts';
import { createCore, type EmulatorOptions } from './createCore.ts';
import type { EmulatorCore } from './pipeline/EmulatorCore.ts';
import { throwEmulatorError } from './errors.ts';
import type { JoinedHalves } from './extensions/joinHalves.ts';
import { registerRoutes } from './pipeline/registerRoutes.ts';
import { rejectNonCanonicalPaths } from './pipeline/rejectNonCanonicalPaths.ts';
import { sendRequestError } from './pipeline/respond.ts';
import { productHalves } from './productHalves.ts';
import { registerPublicPictures } from './pipeline/registerPublicPictures.ts';
import type { State } from './state/State.ts';
import type { Sandboxes } from './sandboxes/Sandboxes.ts';

const initialDelayMs = 300;

const rowsPerStep = 250;

export interface ListenOptions {
  readonly host?: string;
  /** Zero for any free one. */
  readonly port?: number;
}

export interface Emulator {
  readonly app: FastifyInstance;
  /**
   * Replaces the endpoints, collections and functions of plugins while the emulator runs. Rows, clocks and sessions stay.
   * A user has a new function from the next sign-in, as with every change of functions.
   *
   * @throws EmulatorError as {@link createEmulator} does; then the present ones stay.
   */
  replaceExtensions(extensions: readonly MockExtension[]): Promise<void>;
  listen(options?: ListenOptions): Promise<{ readonly port: number }>;
  close(): Promise<void>;
  /** The state of a sandbox; undefined for an invalid identifier. It is immutable: the same object is the same state. */
  stateOf(sandbox: string): State | undefined;
}

/** The addresses that only this machine reaches. */
export const loopbackHosts: readonly string[] = ['127.0.0.1', '::1', 'localhost'];
/** Bytes of a body that no endpoint declares: control requests upload pictures. */
const bodyLimit = 25_000_000;

/**
 * Builds a back end that behaves like the real one, with separate demo data for every sandbox.
 *
 * @throws EmulatorError if two halves define the same, or if an endpoint has no access rule.
 */
export function createEmulator(options: EmulatorOptions = {}): Emulator {
  const halvesWith = (plugins: readonly MockExtension[] = []) => ({ core: productHalves, plugins });
  const core = createCore(options, halvesWith(options.extensions));
  const app = createApp(core, options.extensions);
  const replaced: FastifyInstance[] = [];
  let stopWarmUp = () => {};
  return {
    app,
    async listen({ host = '127.0.0.1', port = 0 } = {}) {
      if (!loopbackHosts.includes(host) && core.controlToken === null) throwEmulatorError('not-loopback', { host });
      const address = new URL(await app.listen({ host, port }));
      stopWarmUp = warmUpInBackground(core.sandboxes);
      return { port: Number(address.port) };
    },
    async replaceExtensions(extensions) {
      const nextCore = createCore(options, halvesWith(extensions), core);
      const next = createApp(nextCore, extensions);
      await next.ready();
      core.sandboxes.replaceSeeds(nextCore.seeder);
      app.server.removeAllListeners('request');
      app.server.on('request', (request, response) => next.routing(request, response));
      replaced.push(next);
    },
    async close() {
      stopWarmUp();
      core.sandboxes.close();
      await Promise.all([app, ...replaced].map((one) => one.close()));
    },
    stateOf: (sandbox) => core.sandboxes.open(sandbox)?.state,
  };
}

function createApp(core: EmulatorCore & JoinedHalves, extensions: readonly MockExtension[] = []): FastifyInstance {
  const app = fastify({
    ...connectionOptions,
    bodyLimit,
    forceCloseConnections: true,
    // Zod checks all input and output, so Fastify need not load its own compilers, which are a large part of its start.
    schemaController: { compilersFactory: { buildValidator: rejectSchema, buildSerializer: rejectSchema } },
    frameworkErrors: (error, request, reply) => sendRequestError(core, error, { request, reply }),
  });
  // Bodies stay bytes: the pipeline parses them only after the caller was authorized.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.addHook('onRoute', rejectRouteWithoutAccess);
  app.addHook('onRequest', rejectNonCanonicalPaths);
  app.setErrorHandler<Error>((error, request, reply) => sendRequestError(core, error, { request, reply }));
  registerRoutes(app, core, core.routes);
  registerPublicPictures(app, core);
  registerControl(app, core, { plugins: extensions, controls: core.controls });
  return app;
}

function rejectSchema(): never {
  throw new Error('Routes of the emulator have no JSON schemas.');
}

function rejectRouteWithoutAccess({ config, method, url }: RouteOptions): void {
  if (config && 'access' in config && config.access !== undefined) return;
  throwEmulatorError('no-access-rule', { method: String(method), path: url });
}

/**
 * Creates the seeded state in small steps between requests, so that the first list of a hundred thousand rows does not
 * wait for all of them. Begins after a pause, because the first response comes first. Returns the function that stops it.
 */
function warmUpInBackground(sandboxes: Sandboxes): () => void {
  let isStopped = false;
  const step = () => {
    if (!isStopped && !sandboxes.warmUp(rowsPerStep)) setImmediate(step).unref();
  };
  const start = setTimeout(step, initialDelayMs).unref();
  return () => {
    isStopped = true;
    clearTimeout(start);
  };
}
