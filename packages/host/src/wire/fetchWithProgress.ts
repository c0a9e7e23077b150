// `fetch` tells nobody how much of a request has left the browser; the older way does. Everything else is as `fetch` has
// it, so the wire reads the answer alike.
import type { SendProgress } from '@brokerdesk/plugin-sdk';

/** A request whose way is watched. */
export interface WatchedRequest {
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SendProgress) => void;
}

/** Makes a request and tells how much of it has left. Fails as `fetch` does: by the signal's reason, or a `TypeError`. */
export function fetchWithProgress(url: string, request: WatchedRequest): Promise<Response> {
  const { method, headers, body, signal, onProgress } = request;
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const exchange = new XMLHttpRequest();
    const abort = () => exchange.abort();
    signal.addEventListener('abort', abort);
    exchange.open(method, url);
    exchange.responseType = 'arraybuffer';
    for (const [name, value] of headers) exchange.setRequestHeader(name, value);
    exchange.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ sent: loaded, total }));
    exchange.addEventListener('load', () => resolve(responseOf(exchange)));
    exchange.addEventListener('error', () => reject(new TypeError('The request failed on its way.')));
    exchange.addEventListener('abort', () => reject(signal.reason));
    exchange.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    exchange.send(body);
  });
}

function responseOf(exchange: XMLHttpRequest): Response {
  const { status } = exchange;
  const hasNoBody = status === 204 || status === 304;
  return new Response(hasNoBody ? null : (exchange.response as ArrayBuffer), { status, headers: headersOf(exchange) });
}

function headersOf(exchange: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of exchange.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
