import type { EmulatorCore } from '../pipeline/EmulatorCore.ts';
import { formatTime } from '../contract/times.ts';
import type { Sandbox, SandboxStartOptions } from '../sandboxes/Sandbox.ts';
import { isSandboxId } from '../sandboxes/Sandboxes.ts';
import type { GlobalRegistry } from './ControlRegistry.ts';
import { readJson } from './readJson.ts';
import { readTime, timeSpelling } from './readTime.ts';

const expected = `Expected { "id"?: letters, digits, "_" and "-", "now"?: ${timeSpelling}, "frozen"?: boolean }.`;

/** These requests act on no sandbox, so they also work when there are too many for the caller to get one. */
export function registerSandboxes(register: GlobalRegistry, { sandboxes }: EmulatorCore): void {
  register('GET', '/sandboxes', () => ({ sandboxes: sandboxes.list().map(describe) }));
  register('POST', '/sandboxes', ({ request, reply }) => {
    const body = readJson(request);
    const { id } = body ?? {};
    const startOptions = readStartOptions(body);
    const isNamed = typeof id === 'string' && isSandboxId(id);
    if (typeof startOptions === 'string') return reply.code(400).send({ message: startOptions });
    if (!body || (id !== undefined && !isNamed)) return reply.code(400).send({ message: expected });
    const sandbox = sandboxes.create(isNamed ? id : undefined, startOptions);
    return sandbox ? reply.code(201).send(describe(sandbox)) : reply.code(429).send({ message: 'Too many sandboxes.' });
  });
  register('DELETE', '/sandboxes/:id', ({ request, reply }) => {
    const { id } = request.params as { readonly id: string };
    return sandboxes.delete(id)
      ? reply.code(204).send()
      : reply.code(404).send({ message: `There is no sandbox "${id}".` });
  });
}

function describe({ id, clock, lastUsed }: Sandbox) {
  return { id, now: formatTime(clock.now()), frozen: clock.frozen, lastUsed: formatTime(lastUsed) };
}

/** How a new sandbox starts; undefined to start like the others. A text says why it cannot start so. */
function readStartOptions(
  body: Readonly<Record<string, unknown>> | undefined,
): SandboxStartOptions | undefined | string {
  const { now, frozen = false } = body ?? {};
  if (typeof frozen !== 'boolean') return expected;
  if (now === undefined) return frozen ? { now: null, frozen } : undefined;
  const time = readTime(now);
  return typeof time === 'string' ? time : { now: time, frozen };
}
