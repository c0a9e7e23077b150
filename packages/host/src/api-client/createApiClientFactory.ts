// The one place where calls leave the browser. It gives up after the time that the endpoint allows, sends again what
// may go again, and hands refusals to the error catalogue. It knows no session and no screen: both are handed in.
import type { ErrorCode } from '@brokerdesk/api';
import { type ApiClient, ApiError, UnreachableError } from '@brokerdesk/plugin-sdk';
import type { ApiResponse } from './readResponse.ts';
import { type ApiRequest, type RequestInput, type Transport, type SendResult, sendRequest } from './sendRequest.ts';
import { type ErrorHandling, classifyError } from './classifyError.ts';

/** What people are told about a refusal, and when the call that was refused may go on. */
export type ShowError = (treatment: Exclude<ErrorHandling, 'none'>, error: ApiError) => Promise<void>;

/** What {@link createApiClientFactory} needs. */
export interface ApiClientOptions extends Transport {
  /**
   * Told that the server takes the session of a call for ended (`E0001`), and with which token it went out. True if the
   * page has a newer token by now, with which the call may go out once more.
   */
  readonly onSessionEnded?: (refusal: ApiError, token: string | undefined) => Promise<boolean>;
  /** Tells whether the session has ended in a way that no answer has told, as idle or in another tab. */
  readonly hasSessionEnded?: () => boolean;
  /** Gives words for a refusal that came without any, as from a gateway. */
  readonly fallbackMessage?: (code: ErrorCode) => string;
  /** The error catalogue; without it every refusal is simply rejected, as before sign-in. */
  readonly showError?: ShowError;
}

/** Makes clients. */
export interface ApiClientFactory {
  /** The client of the host itself, or of the plugin that is named. */
  readonly clientOf: (pluginId?: string) => ApiClient;
  /** A client whose refusals are only rejected: whoever calls with it tells people himself. */
  readonly quietClientOf: (pluginId: string) => ApiClient;
}

/** What all calls of a wire share. */
interface Connection extends ApiClientOptions {
  /** Why the session ended, once it has. */
  endError?: ApiError;
}

/** Connects the portal with its API. */
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
  // Nothing may appear behind the dialog any more, whatever the answer was.
  if (hasEnded(connection) && isRead) return neverSettle();
  if (response.kind !== 'error') return response;
  const message = response.message || (connection.fallbackMessage?.(response.code) ?? `HTTP ${response.status}`);
  const error = new ApiError({ ...response, message });
  const treatment = classifyError(response);
  // Nobody asked for what is done in the background, so nobody is told that it was refused; only its own caller is.
  const isSilent = (request.isQuiet || request.options.passive === true) && treatment !== 'session-ended';
  if (treatment === 'none' || isSilent || !connection.showError) throw error;
  const announced = connection.showError(treatment, error);
  if (treatment === 'session-ended') {
    connection.endError = error;
    if (isRead) return neverSettle();
  }
  // A read waits for as long as the dialog is open, so no screen shows a second error behind it.
  if (isRead) await announced;
  throw error;
}

function hasEnded({ endError, hasSessionEnded }: Connection): boolean {
  return endError !== undefined || (hasSessionEnded?.() ?? false);
}

/** What a write is told that a screen makes while it is taken off the page. */
function createSessionEndedError(): ApiError {
  const message = 'The session has ended. Please login again.';
  return new ApiError({ code: 'E0001', message, data: null, requestId: undefined });
}

/** Each caller waits for a promise of his own that nobody else holds, so that whatever waits can be collected. */
function neverSettle(): Promise<never> {
  return new Promise(() => {});
}

// Tokens may be rotated while a call is under way, and then again; more than that is no race any longer.
const maxAttempts = 3;

/** Sends a call and reads its answer; the time that the endpoint allows is for both, and for further tries. */
async function sendWithRetries(options: ApiClientOptions, request: ApiRequest): Promise<ApiResponse> {
  const timeoutSignal = AbortSignal.timeout(request.endpoint.timeoutMs);
  let hasAdjustedClock = false;
  for (let tries = 1; ; tries += 1) {
    const result = await sendRequest(options, request, timeoutSignal);
    // Refused before anything was done, so the same call may go out again. Asked after the last try too, as that is how
    // an end is told.
    const isSessionEnd = result.response.kind === 'error' && result.response.code === 'E0001';
    const canRetry = isSessionEnd
      ? await canRetryWithNewToken(options, result)
      : !hasAdjustedClock && adjustsClock(options, result);
    if (!canRetry || tries === maxAttempts) return result.response;
    hasAdjustedClock ||= !isSessionEnd;
  }
}

async function canRetryWithNewToken(options: ApiClientOptions, { response, token }: SendResult): Promise<boolean> {
  if (response.kind !== 'error') return false;
  return (await options.onSessionEnded?.(new ApiError(response), token)) ?? false;
}

function adjustsClock(options: ApiClientOptions, { response, date }: SendResult): boolean {
  if (response.kind !== 'error' || response.code !== 'E0010' || readReason(response.data) !== 'clock') return false;
  return options.signer.adjustClock?.(date) ?? false;
}

function readReason(data: unknown): unknown {
  return (data as { reason?: unknown } | null)?.reason;
}
