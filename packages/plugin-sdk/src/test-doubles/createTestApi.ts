import type { Endpoint } from '@brokerdesk/api';
import type { ApiClient, CallOptions } from '../hostServices.ts';

/** A call as {@link createTestApi} hands it to its handler. */
export interface TestCall {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
  /** Whether it was done in the background. */
  readonly passive: boolean;
}

/** Makes a client whose calls are answered by `handler`: with data, with a Blob, or by throwing a `ApiError`. */
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
