// Carries out what a fault says. Handlers run as always where the fault lets them: a reply that is lost has written.
import { setTimeout as pause } from 'node:timers/promises';
import type { CallUnderway } from '../pipeline/CallUnderway.ts';
import type { Answer } from '../pipeline/Route.ts';
import { prepareAnswer, sendAnswer, writeJournal } from '../pipeline/sendAnswer.ts';
import type { SessionRow } from '../state/rows.ts';
import { breakConnection, sendHalf } from './breakConnection.ts';
import type { Effect } from './Fault.ts';

export async function sufferFault(
  call: CallUnderway,
  effect: Effect,
  decide: () => Answer | Promise<Answer>,
): Promise<unknown> {
  const { request, reply } = call;
  switch (effect.kind) {
    case 'latency':
      await pause(effect.ms, undefined, { ref: false });
      return sendAnswer(call, await decide());
    case 'hang':
      writeJournal(call, unanswered);
      return reply.hijack();
    case 'reset':
      writeJournal(call, unanswered);
      return breakConnection(request, reply);
    case 'lostReply':
      prepareAnswer(call, await decide());
      return breakConnection(request, reply);
    case 'truncate': {
      const { status, headers, bytes } = prepareAnswer(call, await decide());
      return sendHalf(request, reply, { status, headers, bytes: Buffer.from(bytes) });
    }
    case 'http':
      writeJournal(call, { code: '', status: effect.status });
      return reply
        .code(effect.status)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(`<!doctype html><title>${effect.status}</title><h1>${effect.status}</h1>`);
    case 'envelope':
      return sendAnswer(call, { code: effect.code, data: effect.data ?? null });
    case 'sessionLow': {
      const answer = await decide();
      lowerSession(call, effect.remainSec);
      return sendAnswer(call, answer);
    }
  }
}

const unanswered = { code: '', status: 0 } as const;

function lowerSession({ context }: CallUnderway, remainSec: number): void {
  // As it is by now: it may have ended while the call was on its way.
  const present = context?.session && context.row<SessionRow>('sessions', context.session.sessionID);
  if (!context || !present || present.ended) return;
  const session: SessionRow = { ...present, expiresAt: context.now() + remainSec * 1000 };
  context.change((draft) => draft.put('sessions', session.sessionID, session));
  context.session = session;
}
