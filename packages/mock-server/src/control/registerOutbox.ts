import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { clearOutbox, messageNumber, sentMessages } from '../resources/outbox/outboxRules.ts';
import type { EmulatorCore } from '../pipeline/EmulatorCore.ts';
import { StateContext } from '../context/StateContext.ts';
import type { Sandbox } from '../sandboxes/Sandbox.ts';
import type { OutboxRow } from '../resources/outbox/outboxRows.ts';
import type { ControlRegistry } from './ControlRegistry.ts';
import { readTime } from './readTime.ts';

const longestWaitMs = 60_000;
const pollIntervalMs = 20;
const expected =
  'Expected no more than to, kind, channel, since (a message identifier or RFC 3339 with an offset) and wait (milliseconds, at most 60000).';

interface OutboxFilter {
  readonly matches: (message: OutboxRow) => boolean;
  readonly waitMs: number;
}

export interface RegisterOutboxOptions {
  readonly core: EmulatorCore;
  readonly runJobs: (sandbox: Sandbox) => void;
}

/** Returns sent messages; with `wait`, as soon as there is one or the time is over. */
export function registerOutbox(register: ControlRegistry, { core, runJobs }: RegisterOutboxOptions): void {
  const contextOf = (sandbox: Sandbox) => new StateContext(core.environmentOf(sandbox));
  register('GET', '/outbox', async ({ sandbox, request, reply }) => {
    const filter = readOutboxFilter(request);
    if (!filter) return reply.code(400).send({ message: expected });
    const { generation } = sandbox;
    // By the machine's clock: the sandbox's may stand still.
    const until = performance.now() + filter.waitMs;
    for (;;) {
      const messages = sentMessages(contextOf(sandbox)).filter(filter.matches);
      if (messages.length > 0 || performance.now() >= until || generation.aborted) return { messages };
      await sleep(pollIntervalMs, undefined, { ref: false });
      if (!generation.aborted) runJobs(sandbox);
    }
  });
  register('DELETE', '/outbox', ({ sandbox }) => ({ deleted: clearOutbox(contextOf(sandbox)) }));
}

function readOutboxFilter({ query }: FastifyRequest): OutboxFilter | undefined {
  const { to, kind, channel, since, wait = '0', ...others } = query as Readonly<Record<string, unknown>>;
  const isLater = createSinceFilter(since);
  const waitMs = typeof wait === 'string' && /^\d{1,6}$/.test(wait) ? Number(wait) : Number.NaN;
  const texts = [to, kind, channel].every((value) => value === undefined || typeof value === 'string');
  if (!texts || !isLater || !(waitMs <= longestWaitMs) || Object.keys(others).length > 0) return undefined;
  return {
    waitMs,
    matches: (message) =>
      (to === undefined || message.to === to) &&
      (kind === undefined || message.kind === kind) &&
      (channel === undefined || message.channel === channel) &&
      isLater(message),
  };
}

/** After a message, which is exact, or from a time on. */
function createSinceFilter(since: unknown): ((message: OutboxRow) => boolean) | undefined {
  if (since === undefined) return () => true;
  if (typeof since !== 'string') return undefined;
  if (/^MSG-\d{1,12}$/.test(since)) return ({ messageID }) => messageNumber(messageID) > messageNumber(since);
  const time = readTime(since);
  return typeof time === 'string' ? undefined : (message) => Date.parse(message.time) >= time;
}
