// A wire whose answers a test gives, for the tests of calls.
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

/** An answer in the envelope. */
export function respondWithEnvelope(data: unknown, options: EnvelopeOptions = {}) {
  const { code = 'OK', message = '', status = 200, headers = {} } = options;
  return async () => Response.json({ code, message, data }, { status, headers });
}

/** An answer that never comes; the call can be given up. */
export function respondNever(_url: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

/** An answer whose head arrives and whose body does not, as with a connection that gets stuck. */
export function respondWithStalledBody(kind: 'json' | 'blob') {
  return async (_url: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
    });
    const type = kind === 'json' ? 'application/json' : 'image/png';
    return new Response(body, { headers: { 'Content-Type': type } });
  };
}

/** A client whose calls get these answers, one after the other, and what it has sent. */
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
