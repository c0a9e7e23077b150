import type { Endpoint } from '@brokerdesk/api';
import type { ApiClient, CallOptions } from '../services/hostServices.ts';

/** A call that was made, with its input and options. */
export interface RecordedCall {
  readonly endpoint: Endpoint;
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** The uploaded files by the name of their part; absent without any. */
  readonly files?: Readonly<Record<string, readonly File[] | undefined>>;
  readonly options: CallOptions;
}

/** A client that passes its calls on and lists them, the oldest first. */
export interface RecordingApi extends ApiClient {
  readonly calls: readonly RecordedCall[];
  /** Lists the calls that write: no reads, no background calls. */
  readonly writes: () => readonly RecordedCall[];
}

/** Wraps a client so that a test can check which calls were made. */
export function recordCalls(api: ApiClient): RecordingApi {
  const calls: RecordedCall[] = [];
  function note(endpoint: Endpoint, input: unknown, options: CallOptions = {}) {
    const { params = {}, query = {}, body, files } = input as Partial<RecordedCall>;
    calls.push({ endpoint, params, query, body, ...(files && { files }), options });
  }
  return {
    calls,
    writes: () => calls.filter(({ endpoint, options }) => endpoint.method !== 'GET' && !options.passive),
    call(endpoint, input, options) {
      note(endpoint, input, options);
      return api.call(endpoint, input, options);
    },
    callForBlob(endpoint, input, options) {
      note(endpoint, input, options);
      return api.callForBlob(endpoint, input, options);
    },
  };
}
