// `fetch` does not report how much of a request has been sent, so this uses XMLHttpRequest. The response is the same as
// that of `fetch`.
import type { SendProgress } from '@brokerdesk/plugin-sdk';

/** A request whose progress is reported. */
export interface ProgressRequest {
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | Uint8Array<ArrayBuffer> | null;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SendProgress) => void;
}

/** Sends a request and reports its progress. Fails as `fetch` does: with the signal's reason, or a `TypeError`. */
export function fetchWithProgress(url: string, request: ProgressRequest): Promise<Response> {
  const { method, headers, body, signal, onProgress } = request;
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    signal.addEventListener('abort', abort);
    xhr.open(method, url);
    xhr.responseType = 'arraybuffer';
    for (const [name, value] of headers) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ sent: loaded, total }));
    xhr.addEventListener('load', () => resolve(responseOf(xhr)));
    xhr.addEventListener('error', () => reject(new TypeError('The request failed on its way.')));
    xhr.addEventListener('abort', () => reject(signal.reason));
    xhr.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
    xhr.send(body);
  });
}

function responseOf(xhr: XMLHttpRequest): Response {
  const { status } = xhr;
  const hasNoBody = status === 204 || status === 304;
  return new Response(hasNoBody ? null : (xhr.response as ArrayBuffer), { status, headers: headersOf(xhr) });
}

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
