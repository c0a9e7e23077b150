import { formatTime } from '../contract/times.ts';
import type { SandboxSnapshot } from '../sandboxes/Journal.ts';
import type { ControlRegistry } from './ControlRegistry.ts';
import { readJson } from './readJson.ts';

const namePattern = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/;
const maximumSnapshots = 100;

/** Takes, restores and deletes snapshots of the caller's sandbox. Each costs one pointer, however large the state is. */
export function registerSnapshots(register: ControlRegistry): void {
  register('GET', '/snapshots', ({ sandbox }) => ({
    snapshots: [...sandbox.snapshots].map(([name, snapshot]) => describe(name, snapshot)),
  }));
  register('PUT', '/snapshots/:name', ({ sandbox, request, reply }) => {
    const { name } = request.params as { readonly name: string };
    if (!namePattern.test(name)) {
      return reply
        .code(400)
        .send({ message: 'The name of a snapshot is letters, digits, ".", "_" and "-", at most 64.' });
    }
    if (!sandbox.snapshots.has(name) && sandbox.snapshots.size >= maximumSnapshots) {
      return reply.code(429).send({ message: `There are ${maximumSnapshots} snapshots; delete one first.` });
    }
    const snapshot = sandbox.takeSnapshot();
    sandbox.snapshots.set(name, snapshot);
    return describe(name, snapshot);
  });
  register('POST', '/snapshots/:name/restore', ({ sandbox, request, reply }) => {
    const { name } = request.params as { readonly name: string };
    const snapshot = sandbox.snapshots.get(name);
    if (!snapshot) return reply.code(404).send({ message: `There is no snapshot "${name}" in this sandbox.` });
    sandbox.restore(snapshot);
    return describe(name, snapshot);
  });
  register('DELETE', '/snapshots/:name', ({ sandbox, request, reply }) => {
    const { name } = request.params as { readonly name: string };
    return sandbox.snapshots.delete(name)
      ? reply.code(204).send()
      : reply.code(404).send({ message: `There is no snapshot "${name}" in this sandbox.` });
  });
  register('POST', '/rewind', ({ sandbox, request, reply }) => {
    const requestId = readJson(request)?.['requestId'];
    if (typeof requestId !== 'string') {
      return reply.code(400).send({ message: 'Expected { "requestId": the Request-Id of an answer }.' });
    }
    const snapshot = sandbox.journal.snapshotBefore(requestId);
    if (!snapshot) {
      return reply.code(404).send({ message: `The journal does not know the request "${requestId}", or no longer.` });
    }
    sandbox.restore(snapshot);
    return { requestId, now: formatTime(snapshot.clock.now) };
  });
}

function describe(name: string, { clock }: SandboxSnapshot) {
  return { name, now: formatTime(clock.now), frozen: clock.frozen };
}
