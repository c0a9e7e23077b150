import type { EmulatorCore } from '../pipeline/EmulatorCore.ts';
import { bodyOf } from '../pipeline/readInput.ts';
import { StateContext } from '../context/StateContext.ts';
import type { Control } from '../shared-rules/EmulatorExtension.ts';
import type { ControlRegistry } from './ControlRegistry.ts';
import { readJson } from './readJson.ts';

/** Registers the control calls of the emulator's halves. */
export function registerControls(register: ControlRegistry, core: EmulatorCore, controls: readonly Control[]): void {
  for (const { method, path, handle } of controls) {
    register(method, path.replace(/\{(\w+)\}/g, ':$1'), ({ sandbox, request, reply }) => {
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
