import type { Sandbox } from '../sandboxes/Sandbox.ts';
import { formatTime } from '../shared-rules/times.ts';
import { isValidClockTime, readJson, readTime } from './readJson.ts';
import type { ControlRegistry } from './ControlRegistry.ts';

const expected =
  'Expected { "set"?: RFC 3339 or milliseconds, "advanceSec"?: number, "frozen"?: boolean, "instantWork"?: boolean }, and a time from 1970 to 2099.';

export function registerClock(register: ControlRegistry, runJobs: (sandbox: Sandbox) => void): void {
  register('GET', '/clock', ({ sandbox }) => describeClock(sandbox));
  register('PATCH', '/clock', ({ sandbox, request, reply }) => {
    const change = readClockChange(readJson(request));
    if (!change) return reply.code(400).send({ message: expected });
    const { set = sandbox.clock.now(), advanceSec = 0 } = change;
    if (!isValidClockTime(set + advanceSec * 1000)) return reply.code(400).send({ message: expected });
    sandbox.clock.change(change);
    runJobs(sandbox);
    return describeClock(sandbox);
  });
}

function describeClock({ clock }: Sandbox) {
  return { now: formatTime(clock.now()), frozen: clock.frozen, instantWork: clock.instantWork };
}

function readClockChange(body: Readonly<Record<string, unknown>> | undefined) {
  if (!body || Object.keys(body).some((key) => !['set', 'advanceSec', 'frozen', 'instantWork'].includes(key)))
    return undefined;
  const { advanceSec, frozen, instantWork } = body;
  const set = body['set'] === undefined ? undefined : readTime(body['set']);
  if (body['set'] !== undefined && set === undefined) return undefined;
  if (advanceSec !== undefined && !(typeof advanceSec === 'number' && Number.isFinite(advanceSec))) return undefined;
  if (frozen !== undefined && typeof frozen !== 'boolean') return undefined;
  if (instantWork !== undefined && typeof instantWork !== 'boolean') return undefined;
  return { set, advanceSec, frozen, instantWork };
}
