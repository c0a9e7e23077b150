import { requestHeaders } from '@brokerdesk/api';
import type { TestSession } from '@brokerdesk/plugin-sdk/testing';

/** A request that the page of a mounted plugin has sent. */
export interface PortalCall {
  readonly method: string;
  /** Without `/api` and query, as in `/users/U1`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The parsed JSON, of an upload that of its part `data`; undefined without one. */
  readonly body: unknown;
  /** The names of the uploaded files. */
  readonly files: readonly string[];
  /** The plugin that sent it; undefined for the host. */
  readonly pluginId: string | undefined;
  /** The code of the response; undefined while there is none, and for files. */
  readonly code: string | undefined;
}

/** The requests of a page, and the data that it has received. */
export interface FetchRecord {
  readonly fetch: (url: string, request: RequestInit) => Promise<Response>;
  readonly calls: readonly PortalCall[];
  /** The parsed JSON of every response. */
  readonly responses: readonly unknown[];
  readonly pending: () => number;
}

/** Sends the requests of a page to a session's back end and lists them. */
export function recordFetch(session: () => TestSession): FetchRecord {
  const calls: PortalCall[] = [];
  const responses: unknown[] = [];
  let pending = 0;
  return {
    calls,
    responses,
    pending: () => pending,
    async fetch(url, { method = 'GET', headers, body, signal }) {
      const sent = new Headers(headers);
      const call = {
        ...describeRequest(url, sent),
        method,
        ...describeBody(body),
        code: undefined as string | undefined,
      };
      calls.push(call);
      pending += 1;
      try {
        const response = await session().fetch(url, {
          method,
          headers: Object.fromEntries(sent),
          body: toSentBody(body),
          signal: signal ?? undefined,
        });
        const data = await readJson(response.clone());
        if (data !== undefined) responses.push(data);
        call.code = (data as { readonly code?: string } | undefined)?.code;
        return response;
      } finally {
        pending -= 1;
      }
    },
  };
}

function describeRequest(url: string, headers: Headers): Pick<PortalCall, 'path' | 'query' | 'pluginId'> {
  const { pathname, searchParams } = new URL(url, 'http://test.invalid');
  return {
    path: pathname.replace(/^\/api(?=\/)/, ''),
    query: Object.fromEntries(searchParams),
    pluginId: headers.get(requestHeaders.pluginId) ?? undefined,
  };
}

function toSentBody(body: RequestInit['body']): string | Uint8Array | undefined {
  if (body === null || body === undefined || typeof body === 'string') return body ?? undefined;
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  throw new TypeError('The host sends texts and bytes only.');
}

function describeBody(body: RequestInit['body']): Pick<PortalCall, 'body' | 'files'> {
  if (typeof body === 'string') return { body: JSON.parse(body) as unknown, files: [] };
  if (!ArrayBuffer.isView(body)) return { body: undefined, files: [] };
  const text = new TextDecoder().decode(body);
  const data = /name="data"(?:\r\n[^\r\n]+)*\r\n\r\n(?<json>.*?)\r\n--/s.exec(text)?.groups?.['json'];
  return {
    body: data === undefined ? undefined : (JSON.parse(data) as unknown),
    files: [...text.matchAll(/; filename="(?<name>[^"]*)"/g)].map(({ groups }) => groups?.['name'] ?? ''),
  };
}

async function readJson(response: Response): Promise<unknown> {
  if (!(response.headers.get('content-type') ?? '').includes('json')) return undefined;
  return (await response.json()) as unknown;
}
