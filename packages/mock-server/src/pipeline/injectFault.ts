// Applies the effect of a fault to a request. Handlers run as usual unless the effect says otherwise: a request whose
// response is lost has written.
import { once } from 'node:events';
import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type InFlightRequest, respond, writeJournalEntry } from './respond.ts';
import type { EventualResponse } from '../context/Route.ts';
import type { SessionRow } from '../state/rows.ts';
import type { Effect } from '../faults/Fault.ts';
import { replaceValues } from './replaceValues.ts';

export type InFlightApiRequest = InFlightRequest & { readonly context: NonNullable<InFlightRequest['context']> };

/**
 * Returns the payload of the response; never settles if the effect leaves the request without one.
 *
 * @throws DOMException named `AbortError` if the sandbox is reset, restored or removed while the request waits.
 */
export async function injectFault(
  inFlight: InFlightApiRequest,
  effect: Effect,
  decide: () => EventualResponse,
): Promise<unknown> {
  const { request, reply, context } = inFlight;
  context.releaseFixedTime();
  switch (effect.kind) {
    case 'latency':
      await pause(effect.ms, undefined, { ref: false, signal: context.generation });
      return respond(inFlight, await decide());
    case 'hang':
      writeJournalEntry(inFlight, noResponse);
      await once(reply.raw, 'close', { signal: context.generation });
      return never();
    case 'reset':
      writeJournalEntry(inFlight, noResponse);
      breakConnection(request, reply);
      return never();
    case 'lostReply':
      respond(inFlight, await decide());
      breakConnection(request, reply);
      return never();
    case 'truncate':
      sendHalf(request, reply, respond(inFlight, await decide()));
      return never();
    case 'http':
      writeJournalEntry(inFlight, { code: '', status: effect.status });
      reply.code(effect.status).header('cache-control', 'no-store').type('text/html; charset=utf-8');
      return `<!doctype html><title>${effect.status}</title><h1>${effect.status}</h1>`;
    case 'envelope':
      return respond(inFlight, { code: effect.code, data: effect.data ?? null });
    case 'sessionLow': {
      const response = await decide();
      shortenSession(inFlight, effect.remainSec);
      return respond(inFlight, response);
    }
    case 'replace':
      return replaceValues(respond(inFlight, await decide()), effect.values);
  }
}

const noResponse = { code: '', status: 0 } as const;

/** Leaves Fastify waiting for a response. */
function never(): Promise<never> {
  return new Promise(() => {});
}

/** Ends the connection of a request without a response, as a broken network does. */
function breakConnection({ raw: { socket } }: FastifyRequest, reply: FastifyReply): void {
  // The socket of an injected request cannot be reset.
  if (typeof socket.resetAndDestroy === 'function') socket.resetAndDestroy();
  else reply.raw.destroy();
}

/** Sends the head of a response and half of its payload, then breaks the connection. */
function sendHalf({ raw: { socket } }: FastifyRequest, reply: FastifyReply, payload: string | Uint8Array): void {
  const bytes = Buffer.from(payload);
  reply.raw.writeHead(reply.statusCode, {
    ...reply.getHeaders(),
    'content-length': bytes.byteLength,
  } as OutgoingHttpHeaders);
  reply.raw.write(bytes.subarray(0, Math.floor(bytes.byteLength / 2)), () => socket.destroy());
}

function shortenSession({ context }: InFlightApiRequest, remainSec: number): void {
  // The session may have ended while the request was in flight.
  const current = context.session && context.row<SessionRow>('sessions', context.session.sessionID);
  if (!current || current.ended) return;
  const session: SessionRow = { ...current, expiresAt: context.now() + remainSec * 1000 };
  context.change((draft) => draft.put('sessions', session.sessionID, session));
  context.session = session;
}
