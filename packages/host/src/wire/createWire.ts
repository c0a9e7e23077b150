// The one place where calls leave the browser. It gives up after the time that the endpoint allows, sends again what
// may go again, and hands refusals to the error catalogue. It knows no session and no screen: both are handed in.
import type { RefusalCode } from '@brokerdesk/api';
import { type ApiClient, RefusalError, UnreachableError } from '@brokerdesk/plugin-sdk';
import type { Answer } from './readAnswer.ts';
import { type Call, type CallInput, type Line, type Sent, sendCall } from './sendCall.ts';
import { type Treatment, treatmentOf } from './treatmentOf.ts';

/** What people are told about a refusal, and when the call that was refused may go on. */
export type Announce = (treatment: Exclude<Treatment, 'none'>, refusal: RefusalError) => Promise<void>;

/** What {@link createWire} needs. */
export interface WireOptions extends Line {
  /**
   * Told that the server takes the session of a call for ended (`E0001`), and with which token it went out. True if the
   * page has a newer token by now, with which the call may go out once more.
   */
  readonly onSessionEnded?: (refusal: RefusalError, token: string | undefined) => Promise<boolean>;
  /** Tells whether the session has ended in a way that no answer has told, as idle or in another tab. */
  readonly isOver?: () => boolean;
  /** Gives words for a refusal that came without any, as from a gateway. */
  readonly wordsOf?: (code: RefusalCode) => string;
  /** The error catalogue; without it every refusal is simply rejected, as before sign-in. */
  readonly announce?: Announce;
}

/** Makes clients. */
export interface Wire {
  /** The client of the host itself, or of the plugin that is named. */
  readonly clientOf: (pluginId?: string) => ApiClient;
  /** A client whose refusals are only rejected: whoever calls with it tells people himself. */
  readonly quietClientOf: (pluginId: string) => ApiClient;
}

/** What all calls of a wire share. */
interface Connection extends WireOptions {
  /** Why the session ended, once it has. */
  ended?: RefusalError;
}

/** Connects the portal with its API. */
export function createWire(options: WireOptions): Wire {
  const wire: Connection = { ...options };
  return {
    clientOf: (pluginId) => clientWith(wire, { pluginId, isQuiet: false }),
    quietClientOf: (pluginId) => clientWith(wire, { pluginId, isQuiet: true }),
  };
}

function clientWith(wire: Connection, facts: Pick<Call, 'pluginId' | 'isQuiet'>): ApiClient {
  return {
    call: async (endpoint, input, options = {}) => {
      const answer = await exchange(wire, { endpoint, input: input as CallInput, options, ...facts });
      return (answer.kind === 'data' ? answer.data : undefined) as never;
    },
    callForBlob: async (endpoint, input, options = {}) => {
      const answer = await exchange(wire, { endpoint, input: input as CallInput, options, ...facts });
      if (answer.kind === 'blob') return answer.blob;
      throw new UnreachableError('UNREADABLE', { message: `${endpoint.path} gave data where a file was expected.` });
    },
  };
}

async function exchange(wire: Connection, call: Call): Promise<Exclude<Answer, { kind: 'refusal' }>> {
  const isRead = call.endpoint.method === 'GET';
  if (hasEnded(wire)) return isRead ? neverSettle() : Promise.reject(wire.ended ?? endedHere());
  const answer = await ask(wire, call);
  // Nothing may appear behind the dialog any more, whatever the answer was.
  if (hasEnded(wire) && isRead) return neverSettle();
  if (answer.kind !== 'refusal') return answer;
  const message = answer.message || (wire.wordsOf?.(answer.code) ?? `HTTP ${answer.status}`);
  const refusal = new RefusalError({ ...answer, message });
  const treatment = treatmentOf(answer);
  // Nobody asked for what is done in the background, so nobody is told that it was refused; only its own caller is.
  const isSilent = (call.isQuiet || call.options.passive === true) && treatment !== 'session-ended';
  if (treatment === 'none' || isSilent || !wire.announce) throw refusal;
  const announced = wire.announce(treatment, refusal);
  if (treatment === 'session-ended') {
    wire.ended = refusal;
    if (isRead) return neverSettle();
  }
  // A read waits for as long as the dialog is open, so no screen shows a second error behind it.
  if (isRead) await announced;
  throw refusal;
}

function hasEnded({ ended, isOver }: Connection): boolean {
  return ended !== undefined || (isOver?.() ?? false);
}

/** What a write is told that a screen makes while it is taken off the page. */
function endedHere(): RefusalError {
  const message = 'The session has ended. Please login again.';
  return new RefusalError({ code: 'E0001', message, data: null, requestId: undefined });
}

/** Each caller waits for a promise of his own that nobody else holds, so that whatever waits can be collected. */
function neverSettle(): Promise<never> {
  return new Promise(() => {});
}

// Tokens may be rotated while a call is under way, and then again; more than that is no race any longer.
const mostTries = 3;

/** Sends a call and reads its answer; the time that the endpoint allows is for both, and for further tries. */
async function ask(wire: WireOptions, call: Call): Promise<Answer> {
  const timeUp = AbortSignal.timeout(call.endpoint.timeoutMs);
  let hasSetClock = false;
  for (let tries = 1; ; tries += 1) {
    const sent = await sendCall(wire, call, timeUp);
    // Refused before anything was done, so the same call may go out again. Asked after the last try too, as that is how
    // an end is told.
    const isEnd = sent.answer.kind === 'refusal' && sent.answer.code === 'E0001';
    const mayGoAgain = isEnd ? await goesOn(wire, sent) : !hasSetClock && setsClock(wire, sent);
    if (!mayGoAgain || tries === mostTries) return sent.answer;
    hasSetClock ||= !isEnd;
  }
}

async function goesOn(wire: WireOptions, { answer, token }: Sent): Promise<boolean> {
  if (answer.kind !== 'refusal') return false;
  return (await wire.onSessionEnded?.(new RefusalError(answer), token)) ?? false;
}

function setsClock(wire: WireOptions, { answer, date }: Sent): boolean {
  if (answer.kind !== 'refusal' || answer.code !== 'E0010' || reasonIn(answer.data) !== 'clock') return false;
  return wire.signature.learnTime?.(date) ?? false;
}

function reasonIn(data: unknown): unknown {
  return (data as { reason?: unknown } | null)?.reason;
}
