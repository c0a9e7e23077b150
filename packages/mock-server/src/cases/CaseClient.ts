// A client for cases: sends requests as one user or without a session. What carries them is given: the emulator in
// process, or a connection to any back end.
import { type DataOf, type Endpoint, type InputOf } from '@brokerdesk/api';

export interface TestResponse<Data> {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly data: Data;
  readonly headers: Readonly<Record<string, string>>;
  /** The whole parsed body; null if it was not JSON. */
  readonly body: unknown;
}

/** Who a client signs in as. */
export interface TestAccount {
  readonly brokerCode: string;
  readonly userID: string;
  readonly password: string;
  /** Known after a sign-in. */
  readonly refID?: string | undefined;
}

export interface CaseClient {
  /** Sent with every request; change them to act as another user. */
  headers: Record<string, string>;
  /** Who the client is, or would be if it were signed in. */
  readonly account: TestAccount;
  call<E extends Endpoint>(
    endpoint: E,
    input?: InputOf<E>,
    headers?: Record<string, string>,
  ): Promise<TestResponse<DataOf<E>>>;
  /** Sends any request, to `/api` or `/__mock`, and returns the parsed body. */
  send(method: string, url: string, options?: SendOptions): Promise<TestResponse<never>>;
}

export interface SendOptions {
  readonly headers?: Record<string, string>;
  /** Sent as JSON; a text or bytes as they are. */
  readonly body?: unknown;
}

/** What a call sends: its address below the API base, and its body. */
export interface EncodedCall {
  readonly method: string;
  readonly path: string;
  readonly options: SendOptions;
}

/** Encodes a call as it goes over the wire. */
export async function encodeCall<E extends Endpoint>(
  endpoint: E,
  input?: InputOf<E>,
  headers?: Record<string, string>,
): Promise<EncodedCall> {
  const {
    params = {},
    query = {},
    body,
    files = {},
  } = (input ?? {}) as Record<'params' | 'query' | 'body' | 'files', object | undefined>;
  const { method } = endpoint;
  const address = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(toText((params as Readonly<Record<string, unknown>>)[name] ?? 'unknown')),
  );
  const texts = Object.entries(query).map(([name, value]) => [name, toText(value)]);
  const search = new URLSearchParams(texts).toString();
  const path = `${address}${search === '' ? '' : `?${search}`}`;
  if (endpoint.bodyKind === 'json') {
    return { method, path, options: { ...(body && { body }), ...(headers && { headers }) } };
  }
  const form = await encodeForm(body, files as Record<string, readonly File[]>);
  return { method, path, options: { body: form.bytes, headers: { ...headers, ...form.headers } } };
}

/** Returns the bytes of a body: JSON, or a text or bytes as they are; null without one. */
export function payloadOf(body: unknown): Buffer | null {
  if (body === undefined) return null;
  if (body instanceof Uint8Array) return Buffer.from(body);
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Reads the fields of an envelope; those of no envelope are empty. */
export function readEnvelope(body: unknown): Pick<TestResponse<never>, 'code' | 'message' | 'data'> {
  const envelope = typeof body === 'object' && body !== null ? (body as Partial<TestResponse<never>>) : {};
  const { code = '', message = '', data = null as never } = envelope;
  return { code, message, data };
}

export function credentialsOf({ token, refreshToken }: { readonly token: string; readonly refreshToken: string }) {
  return { token, 'refresh-token': refreshToken };
}

/** An address can only contain well-formed texts, whatever a test generates. */
function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(',');
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
}

/** A multipart form as the wire has it: a JSON part `data`, and the files. */
async function encodeForm(data: object | undefined, files: Readonly<Record<string, readonly File[]>>) {
  const form = new FormData();
  if (data !== undefined) form.append('data', JSON.stringify(data));
  for (const [part, list] of Object.entries(files)) for (const file of list) form.append(part, file);
  const encoded = new Response(form);
  const contentType = encoded.headers.get('content-type') ?? '';
  return { bytes: new Uint8Array(await encoded.arrayBuffer()), headers: { 'content-type': contentType } };
}
