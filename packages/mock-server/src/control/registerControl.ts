// The control API, by which developers and tests drive the emulator. It is not part of the product's API: responses have no
// envelope, and requests act on the caller's sandbox.
import type { MockExtension } from '@brokerdesk/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EmulatorCore } from '../pipeline/EmulatorCore.ts';
import { findSandbox } from '../pipeline/findSandbox.ts';
import type { Sandbox } from '../sandboxes/Sandbox.ts';
import { hashState } from '../state/hashState.ts';
import type { Control } from '../shared-rules/EmulatorExtension.ts';
import type { ControlRegistry, GlobalRegistry } from './ControlRegistry.ts';
import { runDueJobs } from '../context/runDueJobs.ts';
import { registerControls } from './registerControls.ts';
import { registerClock } from './registerClock.ts';
import { registerDocs } from './registerDocs.ts';
import { registerOutbox } from './registerOutbox.ts';
import { registerOpenApi } from './registerOpenApi.ts';
import { registerRows } from './registerRows.ts';
import { registerSandboxes } from './registerSandboxes.ts';
import { registerSessions } from './registerSessions.ts';
import { registerSnapshots } from './registerSnapshots.ts';
import { requireControlToken } from './requireControlToken.ts';
import { faultShape } from '../faults/Fault.ts';
import { readJson } from './readJson.ts';
import type { IncomingHttpHeaders } from 'node:http';

const forwardingHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

export interface ControlOptions {
  readonly plugins: readonly MockExtension[];
  readonly controls: readonly Control[];
}

export function registerControl(app: FastifyInstance, core: EmulatorCore, { plugins, controls }: ControlOptions): void {
  const onRequest = core.controlToken === null ? rejectCrossOrigin : requireControlToken(core.controlToken);
  const options = { config: { access: 'control' }, onRequest } as const;
  app.get('/__mock/health', options, () => ({ status: 'ok', sandboxes: core.sandboxes.list().length }));
  const runJobs = (sandbox: Sandbox) => runDueJobs(core.environmentOf(sandbox));
  const registerGlobal: GlobalRegistry = (method, path, handle) => {
    app.route({
      ...options,
      method,
      url: `/__mock${path}`,
      handler: (request, reply) => handle({ request, reply }),
    });
  };
  const register: ControlRegistry = (method, path, handle) => {
    registerGlobal(method, path, ({ request, reply }) => {
      const sandbox = findSandbox(core, request, reply);
      if (!sandbox) return reply;
      runJobs(sandbox);
      return handle({ sandbox, request, reply });
    });
  };
  register('POST', '/reset', ({ sandbox }) => {
    core.sandboxes.reset(sandbox);
    return { sandbox: sandbox.id };
  });
  register('GET', '/journal', ({ sandbox }) => ({ entries: sandbox.journal.read() }));
  register('GET', '/state_hash', ({ sandbox }) => hashState(sandbox.state, core.owners));
  registerClock(register, runJobs);
  registerOutbox(register, { core, runJobs });
  registerRows(register);
  registerSandboxes(registerGlobal, core);
  registerSessions(register, core);
  registerSnapshots(register);
  registerFaults(register);
  registerDocs(app, { route: options, readDocument: registerOpenApi(register, plugins) });
  // After the emulator's own, so that one of a plugin with the same address is found.
  registerControls({ app, register, core }, controls);
}

/** Lets the network and the back end fail on purpose, for the calls of the caller's sandbox. */
function registerFaults(register: ControlRegistry): void {
  register('GET', '/faults', ({ sandbox }) => ({ faults: sandbox.faults.list() }));
  register('POST', '/faults', ({ sandbox, request, reply }) => {
    const parsed = faultShape.safeParse(readJson(request));
    if (parsed.success) return reply.code(201).send(sandbox.faults.add(parsed.data));
    const [issue] = parsed.error.issues;
    const message = `A fault has { match?, when?, effect }: ${issue?.path.join('.')}: ${issue?.message}`;
    return reply.code(400).send({ message });
  });
  register('DELETE', '/faults', ({ sandbox, reply }) => {
    sandbox.faults.clear();
    return reply.code(204).send();
  });
  register('DELETE', '/faults/:faultID', ({ sandbox, request, reply }) => {
    const { faultID } = request.params as { readonly faultID: string };
    return sandbox.faults.remove(faultID)
      ? reply.code(204).send()
      : reply.code(404).send({ message: `There is no fault "${faultID}".` });
  });
}

/** Rejects control requests of other origins. Runs before the body is read. */
function rejectCrossOrigin({ headers }: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (isCrossOrigin(headers) || isForwarded(headers))
    reply.code(403).send({ message: 'Only this machine and its own pages may send control requests.' });
  else done();
}

/** Whether a proxy or a tunnel passed the request on: it may come from anywhere, and its host name may be rewritten. */
function isForwarded(headers: IncomingHttpHeaders): boolean {
  return forwardingHeaders.some((name) => headers[name] !== undefined);
}

/**
 * Whether a request was made by a page of another origin or under a foreign host name. The emulator listens on this
 * machine only, but every page that is open in a browser here could reach it, and one that some other program serves
 * on this machine is of the same site. Programs other than browsers send neither of the two headers.
 */
function isCrossOrigin({ host = '', origin, 'sec-fetch-site': site = 'none' }: IncomingHttpHeaders): boolean {
  if (!ownHost.test(host) || !['none', 'same-origin'].includes(String(site))) return true;
  return origin !== undefined && origin !== `http://${host}` && origin !== `https://${host}`;
}
