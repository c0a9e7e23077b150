import type { FastifyInstance } from 'fastify';
import type { EmulatorCore } from '../pipeline/EmulatorCore.ts';
import { bodyOf } from '../pipeline/readInput.ts';
import { StateContext } from '../context/StateContext.ts';
import { throwEmulatorError } from '../errors.ts';
import type { Control } from '../shared-rules/EmulatorExtension.ts';
import type { ControlRegistry } from './ControlRegistry.ts';
import { readJson } from './readJson.ts';

interface ControlPlace {
  readonly app: FastifyInstance;
  readonly register: ControlRegistry;
  readonly core: EmulatorCore;
}

/**
 * Registers the control calls of the emulator's halves.
 *
 * @throws EmulatorError if one has the address of a control call that every emulator has.
 */
export function registerControls({ app, register, core }: ControlPlace, controls: readonly Control[]): void {
  for (const { method, path, handle } of controls) {
    const address = path.replace(/\{(\w+)\}/g, ':$1');
    if (app.hasRoute({ method, url: `/__mock${address}` })) {
      const owners = { first: 'the emulator', second: 'a plugin' };
      throwEmulatorError('path-conflict', { method, path: `/__mock${path}`, ...owners });
    }
    register(method, address, ({ sandbox, request, reply }) => {
      const response = handle(new StateContext(core.environmentOf(sandbox)), {
        params: request.params as Readonly<Record<string, string>>,
        query: request.query as Readonly<Record<string, string>>,
        bytes: bodyOf(request),
        json: readJson(request),
      });
      return reply.code(response.status).send('message' in response ? { message: response.message } : response.data);
    });
  }
}
