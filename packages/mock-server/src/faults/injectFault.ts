// Carries out what a fault says. Handlers run as always where the fault lets them: a reply that is lost has written.
import { setTimeout as pause } from 'node:timers/promises';
import type { InFlightRequest } from '../pipeline/InFlightRequest.ts';
import type { RouteResponse } from '../pipeline/Route.ts';
import { prepareResponse, sendResponse, writeJournalEntry } from '../pipeline/sendResponse.ts';
import type { SessionRow } from '../state/rows.ts';
import { breakConnection, sendTruncated } from './breakConnection.ts';
import type { Effect } from './Fault.ts';

export async function injectFault(
  inFlight: InFlightRequest,
  effect: Effect,
  runPipeline: () => RouteResponse | Promise<RouteResponse>,
): Promise<unknown> {
  const { request, reply } = inFlight;
  switch (effect.kind) {
    case 'latency':
      await pause(effect.ms, undefined, { ref: false });
      return sendResponse(inFlight, await runPipeline());
    case 'hang':
      writeJournalEntry(inFlight, noResponse);
      return reply.hijack();
    case 'reset':
      writeJournalEntry(inFlight, noResponse);
      return breakConnection(request, reply);
    case 'lostReply':
      prepareResponse(inFlight, await runPipeline());
      return breakConnection(request, reply);
    case 'truncate': {
      const { status, headers, bytes } = prepareResponse(inFlight, await runPipeline());
      return sendTruncated(request, reply, { status, headers, bytes: Buffer.from(bytes) });
    }
    case 'http':
      writeJournalEntry(inFlight, { code: '', status: effect.status });
      return reply
        .code(effect.status)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(`<!doctype html><title>${effect.status}</title><h1>${effect.status}</h1>`);
    case 'envelope':
      return sendResponse(inFlight, { code: effect.code, data: effect.data ?? null });
    case 'sessionLow': {
      const answer = await runPipeline();
      shortenSession(inFlight, effect.remainSec);
      return sendResponse(inFlight, answer);
    }
  }
}

const noResponse = { code: '', status: 0 } as const;

function shortenSession({ context }: InFlightRequest, remainSec: number): void {
  // As it is by now: it may have ended while the call was on its way.
  const current = context?.session && context.row<SessionRow>('sessions', context.session.sessionID);
  if (!context || !current || current.ended) return;
  const session: SessionRow = { ...current, expiresAt: context.now() + remainSec * 1000 };
  context.change((draft) => draft.put('sessions', session.sessionID, session));
  context.session = session;
}
