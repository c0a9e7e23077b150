// One request: the headers of decisions section 2, the signature, the body, and the response.
import { responseHeaders, type Endpoint, limits, login, requestHeaders, type WireLanguage } from '@brokerdesk/api';
import { type CallOptions, UnreachableError } from '@brokerdesk/plugin-sdk';
import { clockOffset, learnServerTime } from '@brokerdesk/plugin-sdk/clock';
import { buildUrl, type UrlInput } from './buildUrl.ts';
import { type EncodedBody, encodeBody } from './encodeBody.ts';
import { type ApiResponse, readResponse } from './readResponse.ts';
import { fetchWithProgress } from './fetchWithProgress.ts';
import type { Signer } from './Signer.ts';

/** The caller at the moment of a request. */
export interface Caller {
  readonly brokerCode: string | undefined;
  readonly language: WireLanguage;
  readonly token: string | undefined;
  readonly refreshToken: string | undefined;
  /** The value of `View-As`, in a page that views the portal as a role. */
  readonly viewAs?: string | undefined;
}

/** The connection that requests are sent over. */
export interface Transport {
  readonly apiBase: string;
  readonly signer: Signer;
  readonly caller: () => Caller;
  /** Called with the number of seconds that the session has left. */
  readonly onSessionRemain?: (seconds: number) => void;
}

/** The input and the options of a request. */
export interface RequestInput extends UrlInput {
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, readonly File[] | undefined>>;
}

/** A request to be sent. */
export interface ApiRequest {
  readonly endpoint: Endpoint;
  readonly input: RequestInput;
  readonly options: CallOptions;
  readonly pluginId: string | undefined;
  readonly isQuiet: boolean;
}

/** The result of a request. */
export interface SendResult {
  readonly response: ApiResponse;
  /** The server's clock is known better than when the request was signed. */
  readonly hasClockChanged: boolean;
  /** The token that the request carried. */
  readonly token: string | undefined;
}

/** Sends a request once, signed and with its headers, and reads its response. */
export async function sendRequest(
  transport: Transport,
  apiRequest: ApiRequest,
  timeoutSignal: AbortSignal,
): Promise<SendResult> {
  const { endpoint, options } = apiRequest;
  const signal = options.signal ? AbortSignal.any([options.signal, timeoutSignal]) : timeoutSignal;
  const offset = clockOffset();
  const { url, ...request } = await prepareRequest(transport, apiRequest);
  try {
    const sentAt = Date.now();
    const response = await transfer(url, { ...request, signal, onProgress: options.onProgress });
    // A gateway's own page has the gateway's time, and no identifier of a request.
    if (response.headers.has(responseHeaders.requestId)) {
      learnServerTime(response.headers.get('date'), { sentAt, receivedAt: Date.now() });
    }
    const remaining = Number(response.headers.get(responseHeaders.sessionRemainSec) ?? Number.NaN);
    // With 0 seconds left the error response says why; reported as time, the other tabs would take it for a timeout.
    if (Number.isFinite(remaining) && remaining > 0) transport.onSessionRemain?.(remaining);
    const token = request.headers.get(requestHeaders.token) ?? undefined;
    const hasClockChanged = clockOffset() !== offset;
    return { response: await readResponse(response, endpoint.responseKind), hasClockChanged, token };
  } catch (cause) {
    if (cause instanceof UnreachableError || options.signal?.aborted) throw cause;
    if (timeoutSignal.aborted) {
      const message = `The server did not respond within ${endpoint.timeoutMs / 1000} seconds. Try again.`;
      throw new UnreachableError('TIMEOUT', { message, cause });
    }
    throw new UnreachableError('OFFLINE', { message: 'The server could not be reached. Try again.', cause });
  }
}

interface Transfer extends RequestInit {
  readonly method: string;
  readonly headers: Headers;
  readonly body: EncodedBody['bytes'];
  readonly signal: AbortSignal;
  readonly onProgress: CallOptions['onProgress'];
}

function transfer(url: string, { onProgress, ...request }: Transfer): Promise<Response> {
  if (!onProgress) return fetch(url, { ...request, cache: 'no-store', credentials: 'same-origin' });
  return fetchWithProgress(url, { ...request, onProgress });
}

async function prepareRequest(transport: Transport, { endpoint, input, options, pluginId }: ApiRequest) {
  const { method } = endpoint;
  const url = buildUrl(transport.apiBase, endpoint, input);
  const { bytes, contentType } = await encodeBody(endpoint, await withPublicKey(transport.signer, endpoint, input));
  const headers = headersOf(transport.caller(), { method, pluginId, contentType, options });
  const signed = await transport.signer.sign({ method, url, headers, body: bytes });
  for (const [name, value] of new Headers(signed)) headers.set(name, value);
  return { url, method, headers, body: bytes };
}

/** A sign-in sends the key that the new session is bound to. */
async function withPublicKey(signature: Signer, endpoint: Endpoint, input: RequestInput): Promise<RequestInput> {
  if (endpoint.path !== login.path || endpoint.method !== login.method || !signature.publicKey) return input;
  return { ...input, body: { ...(input.body as object), publicKey: await signature.publicKey() } };
}

interface HeaderInput {
  readonly method: string;
  readonly pluginId: string | undefined;
  readonly contentType: string | undefined;
  readonly options: CallOptions;
}

function headersOf(caller: Caller, { method, pluginId, contentType, options }: HeaderInput): Headers {
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
  set(requestHeaders.viewAs, caller.viewAs);
  set(requestHeaders.twoFactorToken, options.twoFactorToken);
  set(requestHeaders.activity, options.passive ? 'passive' : undefined);
  if (method === 'POST' || method === 'PATCH') {
    set(requestHeaders.idempotencyKey, options.idempotencyKey ?? crypto.randomUUID());
  }
  return headers;
}
