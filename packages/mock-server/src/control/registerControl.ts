// The control API, by which developers and tests drive the emulator. It is not part of the product's API: responses have no
// envelope, and requests act on the caller's sandbox.
import type { MockExtension } from '@brokerdesk/api';
import type { FastifyInstance } from 'fastify';
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
import { registerFaults } from './registerFaults.ts';
import { registerOutbox } from './registerOutbox.ts';
import { registerOpenApi } from './registerOpenApi.ts';
import { registerRows } from './registerRows.ts';
import { registerSandboxes } from './registerSandboxes.ts';
import { registerSessions } from './registerSessions.ts';
import { registerSnapshots } from './registerSnapshots.ts';
import { requireControlToken } from './requireControlToken.ts';
import { rejectCrossOrigin } from './rejectCrossOrigin.ts';

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
