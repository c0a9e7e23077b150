// A network whose responses a test defines, for the tests of requests.
import { getApplication, login } from '@brokerdesk/api';
import { vi } from 'vitest';
import { createApiClientFactory, type ApiClientOptions } from './createApiClientFactory.ts';
import { getSigner } from './getSigner.ts';

export const readEndpoint = getApplication;
export const writeEndpoint = { ...login, timeoutMs: 20 };
export const body = { userID: 'mchan', password: 'secret' };

interface EnvelopeOptions {
  readonly code?: string;
  readonly message?: string;
  readonly status?: number;
  readonly headers?: HeadersInit;
}

/** A response in the envelope. */
export function respondWithEnvelope(data: unknown, options: EnvelopeOptions = {}) {
  const { code = 'OK', message = '', status = 200, headers = {} } = options;
  return async () => Response.json({ code, message, data }, { status, headers });
}

/** A response that never arrives; the request can be aborted. */
export function respondNever(_url: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

/** A response whose headers arrive and whose body does not, as with a stalled connection. */
export function respondWithStalledBody(kind: 'json' | 'blob') {
  return async (_url: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
    });
    const type = kind === 'json' ? 'application/json' : 'image/png';
    return new Response(body, { headers: { 'Content-Type': type } });
  };
}

/** A client whose requests receive these responses one after the other, and the requests that it has sent. */
export function createTestClient(
  responses: ((url: string, init: RequestInit) => Promise<Response>)[],
  options: Partial<ApiClientOptions> = {},
) {
  const requests: { url: string; headers: Headers }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push({ url, headers: init.headers as Headers });
    return responses.shift()?.(url, init);
  });
  const clientFactory = createApiClientFactory({
    apiBase: '/api',
    signer: getSigner('none'),
    caller: () => ({ brokerCode: 'DEMO', language: 'zh_HK', token: 't1', refreshToken: 'r1' }),
    ...options,
  });
  return { client: clientFactory.clientOf('faq'), requests };
}
