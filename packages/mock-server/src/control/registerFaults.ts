import { faultShape } from '../faults/Fault.ts';
import type { ControlRegistry } from './ControlRegistry.ts';
import { readJson } from './readJson.ts';

/** Lets the network and the back end fail on purpose, for the calls of the caller's sandbox. */
export function registerFaults(register: ControlRegistry): void {
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
