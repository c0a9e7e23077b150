import { type ResponseCode, responseHeaders, type Envelope, type ErrorCode } from '@brokerdesk/api';
import { type GatewayCode, UnreachableError } from '@brokerdesk/plugin-sdk';

/** A parsed response: its data, its bytes, or an error. */
export type ApiResponse =
  | { readonly kind: 'data'; readonly data: unknown }
  | { readonly kind: 'blob'; readonly blob: Blob }
  | {
      readonly kind: 'error';
      readonly status: number;
      readonly code: ErrorCode | GatewayCode;
      /** Empty if a server in front of the back end has responded. */
      readonly message: string;
      readonly data: unknown;
      readonly requestId: string | undefined;
    };

/**
 * Reads a response.
 *
 * @throws UnreachableError if the body is neither an envelope nor the requested bytes: `UNAVAILABLE` if a server in front
 *   of the back end could not reach it, otherwise `UNREADABLE`.
 */
export async function readResponse(response: Response, expected: 'json' | 'blob'): Promise<ApiResponse> {
  const requestId = response.headers.get(responseHeaders.requestId) ?? undefined;
  if (expected === 'blob' && response.ok && isFile(response)) return { kind: 'blob', blob: await response.blob() };
  const envelope = await readEnvelope(response);
  if (!envelope) return readGatewayError(response, requestId);
  if (envelope.code === 'OK' && response.ok) return { kind: 'data', data: envelope.data };
  return {
    kind: 'error',
    status: response.status,
    code: envelope.code as ErrorCode,
    message: envelope.message,
    data: envelope.data,
    requestId,
  };
}

/** A file may be JSON, like an envelope, but only a file has a name. */
function isFile({ headers }: Response): boolean {
  return headers.has('content-disposition') || !headers.get('content-type')?.includes('application/json');
}

async function readEnvelope(response: Response): Promise<Envelope | undefined> {
  // Read as text first, so that a failure while the body arrives counts as a network failure.
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    return isEnvelope(body) ? body : undefined;
  } catch {
    // Not JSON: a server in front of the back end has responded.
    return undefined;
  }
}

/**
 * A gateway rejects a request with its own page. Its status is the code, because the back end has sent none; only 413
 * means the same to the user, whichever server sends it.
 */
function readGatewayError({ status }: Response, requestId: string | undefined): ApiResponse {
  if (status < 400 || status >= 500) throw unreadable(status, requestId);
  const code = status === 413 ? 'E0013' : (`HTTP ${status}` as const);
  return { kind: 'error', status, code, message: '', data: null, requestId };
}

const apiCodePattern = /^(?:OK|E\d{4})$/;

/** The error of a gateway may be JSON with a code, too, but the code is not one of ours. */
function isEnvelope(body: unknown): body is Envelope<unknown> & { readonly code: ResponseCode } {
  const { code } = (body ?? {}) as { code?: unknown };
  return typeof code === 'string' && apiCodePattern.test(code);
}

/** With these a server in front of the back end says that it did not get a response from it. */
const unavailable: ReadonlySet<number> = new Set([502, 503, 504]);

function unreadable(status: number, requestId: string | undefined) {
  const message = `The answer (HTTP ${status}) could not be read. Try again; if the problem persists, tell your administrator.`;
  const code = unavailable.has(status) ? 'UNAVAILABLE' : 'UNREADABLE';
  return new UnreachableError(code, { message, requestId });
}
