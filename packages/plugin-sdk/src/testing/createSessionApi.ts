// The API client of tests: the wire format of the contract without the host's time limits, retries and dialogs.
import {
  type Endpoint,
  type Envelope,
  type ErrorCode,
  limits,
  requestHeaders,
  responseHeaders,
  type Session,
  type WireLanguage,
} from '@brokerdesk/api';
import { ApiError, UnreachableError } from '../services/errors.ts';
import type { ApiClient, CallOptions } from '../services/hostServices.ts';

/** A user's session at a back end for tests, such as one that `@brokerdesk/mock-server/testing` opens. */
export interface TestSession extends Pick<Session, 'token' | 'refreshToken' | 'user' | 'functions'> {
  /** Sends a request to the back end; rejects if no response comes. */
  readonly fetch: (
    url: string,
    request: {
      readonly method: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body?: string | Uint8Array | undefined;
      readonly signal?: AbortSignal | undefined;
    },
  ) => Promise<Response>;
}

interface CallInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly files?: Readonly<Record<string, readonly File[] | undefined>>;
}

/** Creates a client that sends its calls to the session's back end. */
export function createSessionApi(session: TestSession, language: WireLanguage = 'en_US'): ApiClient {
  async function send(endpoint: Endpoint, input: CallInput, options: CallOptions = {}): Promise<Response> {
    const { method } = endpoint;
    const { body, contentType } = endpoint.bodyKind === 'json' ? encodeJson(input) : await encodeForm(input);
    const { idempotencyKey = crypto.randomUUID(), passive, signal, twoFactorToken, onProgress } = options;
    const headers = {
      [requestHeaders.apiVersion]: limits.apiVersion,
      [requestHeaders.appVersion]: limits.appVersion,
      [requestHeaders.brokerCode]: session.user.brokerCode,
      [requestHeaders.language]: language,
      [requestHeaders.token]: session.token,
      [requestHeaders.refreshToken]: session.refreshToken,
      ...(passive && { [requestHeaders.activity]: 'passive' }),
      ...(twoFactorToken !== undefined && { [requestHeaders.twoFactorToken]: twoFactorToken }),
      ...((method === 'POST' || method === 'PATCH') && { [requestHeaders.idempotencyKey]: idempotencyKey }),
      ...(contentType !== undefined && { 'Content-Type': contentType }),
    };
    // Reported once, when the request is sent; browsers report several times.
    if (typeof body === 'object') onProgress?.({ sent: body.byteLength, total: body.byteLength });
    try {
      return await session.fetch(`/api${pathOf(endpoint, input)}`, { method, headers, body, signal });
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw new UnreachableError('OFFLINE', { message: 'The test’s back end did not respond.', cause });
    }
  }
  return {
    async call(endpoint, input, options) {
      return (await readEnvelope(await send(endpoint, input as CallInput, options))) as never;
    },
    async callForBlob(endpoint, input, options) {
      const response = await send(endpoint, input as CallInput, options);
      // A file may be JSON, like an envelope, but only a file has a name.
      if (response.ok && (response.headers.has('content-disposition') || !isJson(response))) return response.blob();
      await readEnvelope(response);
      throw unreadable(response);
    },
  };
}

function pathOf({ path }: Endpoint, { params = {}, query = {} }: CallInput): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
}

interface EncodedBody {
  readonly body: string | Uint8Array | undefined;
  readonly contentType: string | undefined;
}

function encodeJson({ body }: CallInput): EncodedBody {
  if (body === undefined) return { body, contentType: undefined };
  return { body: JSON.stringify(body), contentType: 'application/json' };
}

/** Writes a multipart form by hand: the simulated page's FormData cannot be read by the runtime's Response. */
async function encodeForm({ body, files = {} }: CallInput): Promise<EncodedBody> {
  const boundary = `test-${crypto.randomUUID()}`;
  const parts: BlobPart[] = [];
  const add = (disposition: string, type: string, content: BlobPart) =>
    parts.push(
      `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: ${type}\r\n\r\n`,
      content,
      '\r\n',
    );
  if (body !== undefined) add('name="data"', 'application/json', JSON.stringify(body));
  for (const [name, list = []] of Object.entries(files)) {
    for (const file of list) add(`name="${name}"; filename="${file.name}"`, file.type, file);
  }
  const bytes = await new Blob([...parts, `--${boundary}--\r\n`]).arrayBuffer();
  return { body: new Uint8Array(bytes), contentType: `multipart/form-data; boundary=${boundary}` };
}

async function readEnvelope(response: Response): Promise<unknown> {
  if (!isJson(response)) throw unreadable(response);
  const { code, message, data } = (await response.json()) as Envelope;
  if (code === 'OK') return data;
  const requestId = response.headers.get(responseHeaders.requestId) ?? undefined;
  throw new ApiError({ code: code as ErrorCode, message, data, requestId });
}

function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.includes('application/json') ?? false;
}

function unreadable({ status }: Response): UnreachableError {
  if ([502, 503, 504].includes(status)) {
    return new UnreachableError('UNAVAILABLE', { message: `A proxy could not reach the server (HTTP ${status}).` });
  }
  return new UnreachableError('UNREADABLE', { message: `The response (HTTP ${status}) could not be read.` });
}
