// The calls by which people and tests drive the emulator. They are no part of the product's API: they have no envelope,
// and act on the sandbox of whoever calls.
import type { FastifyInstance } from 'fastify';
import type { EmulatorCore } from '../EmulatorCore.ts';
import { findSandbox } from '../pipeline/findSandbox.ts';
import { hashState } from '../state/stateHash.ts';
import type { ControlRegistry } from './ControlRegistry.ts';
import { registerClock } from './registerClock.ts';
import { registerRows } from './registerRows.ts';
import { registerSandboxes } from './registerSandboxes.ts';
import { isFromElsewhere } from './isFromElsewhere.ts';

export function registerControl(app: FastifyInstance, core: EmulatorCore): void {
  const config = { access: 'control' } as const;
  app.get('/__mock/health', { config }, () => ({ status: 'ok', sandboxes: core.sandboxes.list().length }));
  const register: ControlRegistry = (method, path, handle) => {
    app.route({
      method,
      url: `/__mock${path}`,
      config,
      handler: (request, reply) => {
        if (isFromElsewhere(request.headers)) return reply.code(403).send({ message: 'Only this machine may ask.' });
        const sandbox = findSandbox(core, request, reply);
        return sandbox ? handle({ sandbox, request, reply }) : reply;
      },
    });
  };
  register('POST', '/reset', ({ sandbox }) => {
    core.sandboxes.reset(sandbox);
    return { sandbox: sandbox.id };
  });
  register('GET', '/journal', ({ sandbox }) => ({ entries: sandbox.journal.read() }));
  register('GET', '/state_hash', ({ sandbox }) => hashState(sandbox.state, core.owners));
  registerClock(register);
  registerRows(register);
  registerSandboxes(register, core);
}
