// The one place where calls leave the browser. It adds the headers of decisions section 2, gives up after the time that
// the endpoint allows, reads the envelope and hands refusals to the error catalogue. It knows no session and no screen:
// both are handed in.
import {
  answerHeaders,
  type Endpoint,
  limits,
  login,
  type RefusalCode,
  requestHeaders,
  type WireLanguage,
} from '@brokerdesk/api';
import { type ApiClient, type CallOptions, RefusalError, UnreachableError } from '@brokerdesk/plugin-sdk';
import { buildUrl, type UrlInput } from './buildUrl.ts';
import { type EncodedBody, encodeBody } from './encodeBody.ts';
import { type Answer, readAnswer } from './readAnswer.ts';
import type { Signer } from './Signer.ts';
import { type Treatment, treatmentOf } from './treatmentOf.ts';

/** Who is calling, at the moment of a call. */
export interface Caller {
  readonly brokerCode: string | undefined;
  readonly language: WireLanguage;
  readonly token: string | undefined;
  readonly refreshToken: string | undefined;
}

/** What people are told about a refusal, and when the call that was refused may go on. */
export type Announce = (treatment: Exclude<Treatment, 'none'>, refusal: RefusalError) => Promise<void>;

/** What {@link createWire} needs. */
export interface WireOptions {
  readonly apiBase: string;
  readonly signature: Signer;
  readonly caller: () => Caller;
  /** Told how many seconds the session has left. */
  readonly onSessionRemain?: (seconds: number) => void;
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

interface Input extends UrlInput {
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, readonly File[] | undefined>>;
}

interface Call {
  readonly endpoint: Endpoint;
  readonly input: Input;
  readonly options: CallOptions;
  readonly pluginId: string | undefined;
  readonly isQuiet: boolean;
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
      const answer = await exchange(wire, { endpoint, input: input as Input, options, ...facts });
      return (answer.kind === 'data' ? answer.data : undefined) as never;
    },
    callForBlob: async (endpoint, input, options = {}) => {
      const answer = await exchange(wire, { endpoint, input: input as Input, options, ...facts });
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
    const sent = await send(wire, call, timeUp);
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

interface Sent {
  readonly answer: Answer;
  readonly date: string | null;
  /** The token that the call carried. */
  readonly token: string | undefined;
}

async function send(wire: WireOptions, call: Call, timeUp: AbortSignal): Promise<Sent> {
  const { endpoint, options } = call;
  const signal = options.signal ? AbortSignal.any([options.signal, timeUp]) : timeUp;
  const { url, ...request } = await prepare(wire, call);
  try {
    const response = await transfer(url, { ...request, signal, onProgress: options.onProgress });
    const remaining = Number(response.headers.get(answerHeaders.sessionRemainSec) ?? Number.NaN);
    // With none left the answer is the refusal that says why; told as time, the other tabs would take it for idleness.
    if (Number.isFinite(remaining) && remaining > 0) wire.onSessionRemain?.(remaining);
    const token = request.headers.get(requestHeaders.token) ?? undefined;
    return { answer: await readAnswer(response, endpoint.kind), date: response.headers.get('date'), token };
  } catch (cause) {
    if (cause instanceof UnreachableError || options.signal?.aborted) throw cause;
    if (timeUp.aborted) {
      const message = `No response within ${endpoint.timeoutMs / 1000} seconds. Try again.`;
      throw new UnreachableError('TIMEOUT', { message, cause });
    }
    throw new UnreachableError('OFFLINE', { message: 'Network is abnormal or server is busy. Try again.', cause });
  }
}

interface Transfer extends RequestInit {
  readonly method: string;
  readonly headers: Headers;
  readonly body: EncodedBody['bytes'];
  readonly signal: AbortSignal;
  readonly onProgress: CallOptions['onProgress'];
}

async function transfer(url: string, { onProgress, ...request }: Transfer): Promise<Response> {
  if (!onProgress) return fetch(url, { ...request, cache: 'no-store', credentials: 'same-origin' });
  const { fetchWithProgress } = await import('./fetchWithProgress.ts');
  return fetchWithProgress(url, { ...request, onProgress });
}

async function prepare(wire: WireOptions, { endpoint, input, options, pluginId }: Call) {
  const { method } = endpoint;
  const url = buildUrl(wire.apiBase, endpoint, input);
  const { bytes, contentType } = await encodeBody(endpoint, await withKey(wire.signature, endpoint, input));
  const headers = headersOf(wire.caller(), { method, pluginId, contentType, options });
  const signed = await wire.signature.sign({ method, url, headers, body: bytes });
  for (const [name, value] of new Headers(signed)) headers.set(name, value);
  return { url, method, headers, body: bytes };
}

/** A sign-in names the key that the new session is bound to. */
async function withKey(signature: Signer, endpoint: Endpoint, input: Input): Promise<Input> {
  if (endpoint.path !== login.path || endpoint.method !== login.method || !signature.publicKey) return input;
  return { ...input, body: { ...(input.body as object), publicKey: await signature.publicKey() } };
}

interface HeaderFacts {
  readonly method: string;
  readonly pluginId: string | undefined;
  readonly contentType: string | undefined;
  readonly options: CallOptions;
}

function headersOf(caller: Caller, { method, pluginId, contentType, options }: HeaderFacts): Headers {
  const headers = new Headers();
  const set = (name: string, value: string | undefined) => {
    if (value !== undefined) headers.set(name, value);
  };
  set('Accept', 'application/json, */*');
  set('Content-Type', contentType);
  set(requestHeaders.brokerCode, caller.brokerCode);
  set(requestHeaders.language, caller.language);
  set(requestHeaders.token, caller.token);
  set(requestHeaders.refreshToken, caller.refreshToken);
  set(requestHeaders.appVersion, limits.appVersion);
  set(requestHeaders.apiVersion, limits.apiVersion);
  set(requestHeaders.pluginId, pluginId);
  set(requestHeaders.twoFactorToken, options.twoFactorToken);
  set(requestHeaders.activity, options.passive ? 'passive' : undefined);
  if (method === 'POST' || method === 'PATCH') {
    set(requestHeaders.idempotencyKey, options.idempotencyKey ?? crypto.randomUUID());
  }
  return headers;
}
