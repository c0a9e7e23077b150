import type { FastifyInstance } from 'fastify';

/** What a request of a test needs of `fetch`'s options. */
export interface InProcessRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
  readonly signal?: AbortSignal | undefined;
}

export type InProcessFetch = (url: string, request: InProcessRequest) => Promise<Response>;

/**
 * Returns a `fetch` that hands requests to the emulator without a network. Like the real one it rejects if the emulator
 * breaks the connection or the caller aborts.
 */
export function createInProcessFetch(app: FastifyInstance): InProcessFetch {
  return async (url, { method, headers, body, signal }) => {
    signal?.throwIfAborted();
    const aborted = Promise.withResolvers<never>();
    const abort = () => aborted.reject(signal?.reason);
    signal?.addEventListener('abort', abort);
    try {
      const payload = typeof body === 'string' || body === undefined ? body : Buffer.from(body);
      const injected = app.inject({ method: method as 'GET', url, headers, ...(payload && { payload }) });
      const { statusCode, headers: received, rawPayload } = await Promise.race([injected, aborted.promise]);
      const entries = Object.entries(received).map(([name, value]) => [name, String(value)] as [string, string]);
      const bytes = statusCode === 204 ? null : new Uint8Array(rawPayload);
      return new Response(bytes, { status: statusCode, headers: entries });
    } finally {
      signal?.removeEventListener('abort', abort);
    }
  };
}
