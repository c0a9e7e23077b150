// A client for tests: sends requests to the emulator in process, in a separate sandbox, as one user or without a
// session.
import { type DataOf, type Endpoint, type InputOf, login } from '@brokerdesk/api';
import type { UnsignedRequest } from '@brokerdesk/api/signature';
import type { Emulator } from '../createEmulator.ts';

export interface TestResponse<Data> {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly data: Data;
  readonly headers: Readonly<Record<string, string>>;
  /** The whole parsed body; null if it was not JSON. */
  readonly body: unknown;
}

export interface TestClient {
  /** Sent with every request; change them to act as another user. */
  headers: Record<string, string>;
  /** Signs every request to the API, if set. */
  sign?: (request: UnsignedRequest) => Promise<Record<string, string>>;
  call<E extends Endpoint>(
    endpoint: E,
    input?: InputOf<E>,
    headers?: Record<string, string>,
  ): Promise<TestResponse<DataOf<E>>>;
  /** Sends any request, to `/api` or `/__mock`, and returns the parsed body. */
  send(method: string, url: string, options?: SendOptions): Promise<TestResponse<never>>;
  signIn(brokerCode: string, userID: string): Promise<TestResponse<DataOf<typeof login>>>;
}

export interface SendOptions {
  readonly headers?: Record<string, string>;
  /** Sent as JSON; a text or bytes as they are. */
  readonly body?: unknown;
}

const testHost = 'portal.example.test';

export const testPassword = 'Brokerdesk2026';

export function openClient({ app }: Emulator, sandbox: string): TestClient {
  const client: TestClient = {
    headers: {},
    async send(method, url, { headers = {}, body } = {}) {
      const payload = body === undefined ? null : payloadOf(body);
      const sent: Record<string, string> = {
        'mock-sandbox': sandbox,
        ...(payload === null ? {} : { 'content-type': 'application/json' }),
        ...client.headers,
        ...headers,
      };
      if (client.sign && url.startsWith('/api')) {
        const request = {
          method,
          url: `http://${testHost}${url}`,
          headers: sent,
          body: payload === null ? null : Buffer.from(payload),
        };
        Object.assign(sent, { host: testHost }, await client.sign(request));
      }
      const response = await app.inject({
        method: method as 'GET',
        url,
        headers: sent,
        ...(payload === null ? {} : { payload }),
      });
      const isJson = String(response.headers['content-type']).startsWith('application/json');
      const parsed = isJson ? (response.json() as TestResponse<never>) : null;
      const { code = '', message = '', data = null as never } = parsed ?? {};
      const answered = response.headers as Record<string, string>;
      return { status: response.statusCode, code, message, data, headers: answered, body: parsed };
    },
    async call(endpoint, input, headers) {
      const {
        params = {},
        query = {},
        body,
        files = {},
      } = (input ?? {}) as Record<'params' | 'query' | 'body' | 'files', object | undefined>;
      const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(toText((params as Readonly<Record<string, unknown>>)[name] ?? 'unknown')),
      );
      const texts = Object.entries(query).map(([name, value]) => [name, toText(value)]);
      const search = new URLSearchParams(texts).toString();
      const url = `/api${path}${search === '' ? '' : `?${search}`}`;
      if (endpoint.bodyKind === 'json') {
        return client.send(endpoint.method, url, { ...(body && { body }), ...(headers && { headers }) });
      }
      const form = await encodeForm(body, files as Record<string, readonly File[]>);
      return client.send(endpoint.method, url, { body: form.bytes, headers: { ...headers, ...form.headers } });
    },
    async signIn(brokerCode, userID) {
      const input = { body: { userID, password: testPassword } };
      const asked = await client.call(login, input, { 'broker-code': brokerCode });
      // Where a code is required as well, a session is minted: the tests are about the time after sign-in.
      const response = asked.code === 'E0008' ? await mintSession(client, { brokerCode, userID }) : asked;
      if (response.code === 'OK') client.headers = { ...client.headers, ...credentialsOf(response.data) };
      return response;
    },
  };
  return client;
}

/** An address can only contain well-formed texts, whatever a test generates. */
function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(toText).join(',');
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();
}

async function mintSession(
  client: TestClient,
  account: { readonly brokerCode: string; readonly userID: string },
): Promise<TestResponse<DataOf<typeof login>>> {
  const minted = await client.send('POST', '/__mock/sessions', { body: account });
  return { ...minted, code: 'OK', data: minted.body as DataOf<typeof login> };
}

function payloadOf(body: unknown): string | Buffer {
  if (body instanceof Uint8Array) return Buffer.from(body);
  return typeof body === 'string' ? body : JSON.stringify(body);
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

export function credentialsOf({ token, refreshToken }: { readonly token: string; readonly refreshToken: string }) {
  return { token, 'refresh-token': refreshToken };
}
