import type { Endpoint } from '@brokerdesk/api';
import type { ApiClient, CallOptions } from '../services/hostServices.ts';

/** A call as {@link createTestApi} passes it to its handler. */
export interface TestCall {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
  /** Whether it ran in the background. */
  readonly passive: boolean;
}

/** Creates a client whose calls `handler` handles: it returns data or a Blob, or throws an `ApiError`. */
export function createTestApi(handler: (call: TestCall) => unknown): ApiClient {
  async function respond(endpoint: Endpoint, input: unknown, options: CallOptions = {}): Promise<unknown> {
    const { params = {}, query = {}, body } = input as Partial<TestCall>;
    const { signal, passive = false } = options;
    return handler({ endpoint, params, query, body, signal, passive });
  }
  return {
    call: (endpoint, input, options) => respond(endpoint, input, options) as never,
    callForBlob: (endpoint, input, options) => respond(endpoint, input, options) as Promise<Blob>,
  };
}
