import type { Sandbox } from '../sandboxes/Sandbox.ts';
import { formatTime } from '../contract/times.ts';
import { isValidClockTime } from '../sandboxes/Clock.ts';
import type { ControlRegistry } from './ControlRegistry.ts';
import { readJson } from './readJson.ts';
import { readTime, timeSpelling } from './readTime.ts';

const expected = `Expected { "set"?: ${timeSpelling}, "advanceSec"?: number, "frozen"?: boolean, "instantWork"?: boolean }, and a time from 1970 to 2099.`;

export function registerClock(register: ControlRegistry, runJobs: (sandbox: Sandbox) => void): void {
  register('GET', '/clock', ({ sandbox }) => describeClock(sandbox));
  register('PATCH', '/clock', ({ sandbox, request, reply }) => {
    const change = readClockChange(readJson(request));
    if (typeof change === 'string') return reply.code(400).send({ message: change });
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

/** A text says why the change is none. */
function readClockChange(body: Readonly<Record<string, unknown>> | undefined) {
  if (!body || Object.keys(body).some((key) => !['set', 'advanceSec', 'frozen', 'instantWork'].includes(key)))
    return expected;
  const { advanceSec, frozen, instantWork } = body;
  const set = body['set'] === undefined ? undefined : readTime(body['set']);
  if (typeof set === 'string') return set;
  if (advanceSec !== undefined && !(typeof advanceSec === 'number' && Number.isFinite(advanceSec))) return expected;
  if (frozen !== undefined && typeof frozen !== 'boolean') return expected;
  if (instantWork !== undefined && typeof instantWork !== 'boolean') return expected;
  return { set, advanceSec, frozen, instantWork };
}
