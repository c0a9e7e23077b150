// One call on its way: the headers of decisions section 2, the signature, the body, and the answer as it came.
import { answerHeaders, type Endpoint, limits, login, requestHeaders, type WireLanguage } from '@brokerdesk/api';
import { type CallOptions, UnreachableError } from '@brokerdesk/plugin-sdk';
import { buildUrl, type UrlInput } from './buildUrl.ts';
import { type EncodedBody, encodeBody } from './encodeBody.ts';
import { type Answer, readAnswer } from './readAnswer.ts';
import type { Signer } from './Signer.ts';

/** Who is calling, at the moment of a call. */
export interface Caller {
  readonly brokerCode: string | undefined;
  readonly language: WireLanguage;
  readonly token: string | undefined;
  readonly refreshToken: string | undefined;
}

/** What a call goes out by. */
export interface Line {
  readonly apiBase: string;
  readonly signature: Signer;
  readonly caller: () => Caller;
  /** Told how many seconds the session has left. */
  readonly onSessionRemain?: (seconds: number) => void;
}

/** What a call is made with. */
export interface CallInput extends UrlInput {
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, readonly File[] | undefined>>;
}

/** A call on its way out. */
export interface Call {
  readonly endpoint: Endpoint;
  readonly input: CallInput;
  readonly options: CallOptions;
  readonly pluginId: string | undefined;
  readonly isQuiet: boolean;
}

/** What came of a call. */
export interface Sent {
  readonly answer: Answer;
  readonly date: string | null;
  /** The token that the call carried. */
  readonly token: string | undefined;
}

/** Sends a call once, signed and with its headers, and reads its answer. */
export async function sendCall(wire: Line, call: Call, timeUp: AbortSignal): Promise<Sent> {
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

async function prepare(wire: Line, { endpoint, input, options, pluginId }: Call) {
  const { method } = endpoint;
  const url = buildUrl(wire.apiBase, endpoint, input);
  const { bytes, contentType } = await encodeBody(endpoint, await withKey(wire.signature, endpoint, input));
  const headers = headersOf(wire.caller(), { method, pluginId, contentType, options });
  const signed = await wire.signature.sign({ method, url, headers, body: bytes });
  for (const [name, value] of new Headers(signed)) headers.set(name, value);
  return { url, method, headers, body: bytes };
}

/** A sign-in names the key that the new session is bound to. */
async function withKey(signature: Signer, endpoint: Endpoint, input: CallInput): Promise<CallInput> {
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
