// The one place where requests leave the browser. It applies the endpoint's time limit, retries what may be retried,
// and passes errors to the error catalogue. Session and screens are injected.
import { type ApiClient, ApiError, UnreachableError } from '@brokerdesk/plugin-sdk';
import type { ApiResponse } from './readResponse.ts';
import { type ApiRequest, type RequestInput, type Transport, type SendResult, sendRequest } from './sendRequest.ts';
import { type ErrorHandling, classifyError } from './classifyError.ts';

/** Shows an error to the user, and resolves when the failed request may continue. */
export type ShowError = (treatment: Exclude<ErrorHandling, 'none'>, error: ApiError) => Promise<void>;

/** A call that the server has refused to the user. */
export type RefusedCall = Pick<ApiRequest, 'endpoint' | 'pluginId'>;

/** Options of {@link createApiClientFactory}. */
export interface ApiClientOptions extends Transport {
  /**
   * Called when the server considers the session of a request ended (`E0001`), with the token that the request carried.
   * Resolves to true if the page has a newer token, so that the request may be sent again.
   */
  readonly onSessionEnded?: (error: ApiError, token: string | undefined) => Promise<boolean>;
  /** Called with every error response, before anything else is done about it. */
  readonly onError?: (error: ApiError) => void;
  /** Whether the session has ended in a way that no response reported, such as a timeout or in another tab. */
  readonly hasSessionEnded?: () => boolean;
  /** Returns the message for an error response without one, for example from a gateway. */
  readonly fallbackMessage?: (code: ApiError['code']) => string;
  /** Called with each request that the user may not make (`E0002`). */
  readonly onRefused?: (call: RefusedCall) => void;
  /** The error catalogue; without it errors are only thrown, as before sign-in. */
  readonly showError?: ShowError;
}

/** Creates clients. */
export interface ApiClientFactory {
  /** Returns the client of the host, or of the named plugin. */
  readonly clientOf: (pluginId?: string) => ApiClient;
  /** Returns a client whose errors are only thrown: the caller shows them. */
  readonly quietClientOf: (pluginId: string) => ApiClient;
}

/** The state that all requests of a factory share. */
interface Connection extends ApiClientOptions {
  /** Why the session ended, once it has. */
  endError?: ApiError;
}

/** Creates the factory of the portal's API clients. */
export function createApiClientFactory(options: ApiClientOptions): ApiClientFactory {
  const connection: Connection = { ...options };
  return {
    clientOf: (pluginId) => createClient(connection, { pluginId, isQuiet: false }),
    quietClientOf: (pluginId) => createClient(connection, { pluginId, isQuiet: true }),
  };
}

function createClient(connection: Connection, origin: Pick<ApiRequest, 'pluginId' | 'isQuiet'>): ApiClient {
  return {
    call: async (endpoint, input, options = {}) => {
      const answer = await execute(connection, { endpoint, input: input as RequestInput, options, ...origin });
      return (answer.kind === 'data' ? answer.data : undefined) as never;
    },
    callForBlob: async (endpoint, input, options = {}) => {
      const answer = await execute(connection, { endpoint, input: input as RequestInput, options, ...origin });
      if (answer.kind === 'blob') return answer.blob;
      throw new UnreachableError('UNREADABLE', { message: `${endpoint.path} gave data where a file was expected.` });
    },
  };
}

async function execute(connection: Connection, request: ApiRequest): Promise<Exclude<ApiResponse, { kind: 'error' }>> {
  const isRead = request.endpoint.method === 'GET';
  if (hasEnded(connection))
    return isRead ? neverSettle() : Promise.reject(connection.endError ?? createSessionEndedError());
  const response = await sendWithRetries(connection, request);
  // Nothing may appear behind the dialog any more, whatever the response was.
  if (hasEnded(connection) && isRead) return neverSettle();
  if (response.kind !== 'error') return response;
  if (response.code === 'E0002') connection.onRefused?.(request);
  const message = response.message || (connection.fallbackMessage?.(response.code) ?? `HTTP ${response.status}`);
  const error = new ApiError({ ...response, message });
  connection.onError?.(error);
  const treatment = classifyError(response);
  const { passive, handles = [] } = request.options;
  // The user did not request what runs in the background, so only its caller is notified of the error.
  const isForCaller = request.isQuiet || passive === true || handles.some((code) => code === error.code);
  const isSilent = isForCaller && treatment !== 'session-ended';
  if (treatment === 'none' || isSilent || !connection.showError) throw error;
  const announced = connection.showError(treatment, error);
  if (treatment === 'session-ended') {
    connection.endError = error;
    if (isRead) return neverSettle();
  }
  // A read waits while the dialog is open, so that no screen shows a second error behind it.
  if (isRead) await announced;
  throw error;
}

function hasEnded({ endError, hasSessionEnded }: Connection): boolean {
  return endError !== undefined || (hasSessionEnded?.() ?? false);
}

/** The error of a write that a screen sends while it is being removed. */
function createSessionEndedError(): ApiError {
  const message = 'The session has ended. Sign in again.';
  return new ApiError({ code: 'E0001', message, data: null, requestId: undefined });
}

/** Each caller waits for a separate promise without other references, so that waiting code can be collected. */
function neverSettle(): Promise<never> {
  return new Promise(() => {});
}

// Tokens may be rotated while a request is in flight, and again during the retry; more than that is not a race.
const maxAttempts = 3;

/** Sends a request and reads its response; the endpoint's time limit covers both, and all retries. */
async function sendWithRetries(options: ApiClientOptions, request: ApiRequest): Promise<ApiResponse> {
  const timeoutSignal = AbortSignal.timeout(request.endpoint.timeoutMs);
  let isClockRetry = false;
  for (let tries = 1; ; tries += 1) {
    const result = await sendRequest(options, request, timeoutSignal);
    // Rejected before anything was done, so the same request may be sent again. Called after the last retry, too, because
    // it is also how the end of a session is reported.
    const isSessionEnd = result.response.kind === 'error' && result.response.code === 'E0001';
    const canRetry = isSessionEnd
      ? await canRetryWithNewToken(options, result)
      : !isClockRetry && canRetryWithNewClock(result);
    if (!canRetry || tries === maxAttempts) return result.response;
    isClockRetry ||= !isSessionEnd;
  }
}

async function canRetryWithNewToken(options: ApiClientOptions, { response, token }: SendResult): Promise<boolean> {
  if (response.kind !== 'error') return false;
  return (await options.onSessionEnded?.(new ApiError(response), token)) ?? false;
}

/** The time of the signature was rejected, and the server's time has been learnt meanwhile. */
function canRetryWithNewClock({ response, hasClockChanged }: SendResult): boolean {
  if (response.kind !== 'error' || response.code !== 'E0010' || readReason(response.data) !== 'clock') return false;
  return hasClockChanged;
}

function readReason(data: unknown): unknown {
  return (data as { reason?: unknown } | null)?.reason;
}
