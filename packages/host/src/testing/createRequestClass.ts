/** Sends a request of the page. */
export type PageFetch = (url: string, request: RequestInit) => Promise<Response>;

/**
 * Creates an XMLHttpRequest whose requests are those of `fetch`. The portal sends uploads with progress by it; the progress
 * is reported once, when the request is sent.
 */
export function createRequestClass(fetch: PageFetch): new () => EventTarget {
  return class FetchedRequest extends EventTarget {
    readonly upload = new EventTarget();
    responseType = '';
    response: ArrayBuffer | null = null;
    status = 0;
    #target = { method: 'GET', url: '' };
    readonly #headers = new Headers();
    readonly #controller = new AbortController();
    #received = new Headers();

    open(method: string, url: string): void {
      this.#target = { method, url };
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.append(name, value);
    }

    getAllResponseHeaders(): string {
      return [...this.#received].map(([name, value]) => `${name}: ${value}`).join('\r\n');
    }

    abort(): void {
      this.#controller.abort();
    }

    send(body: string | Uint8Array<ArrayBuffer> | null): void {
      void this.#transfer(body);
    }

    async #transfer(body: string | Uint8Array<ArrayBuffer> | null): Promise<void> {
      const total = typeof body === 'string' ? new TextEncoder().encode(body).byteLength : (body?.byteLength ?? 0);
      const { method, url } = this.#target;
      const { signal } = this.#controller;
      this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: total, total }));
      const end = await fetch(url, { method, headers: this.#headers, body, signal })
        .then(async (response) => {
          this.#received = response.headers;
          this.status = response.status;
          this.response = await response.arrayBuffer();
          return 'load';
        })
        // As in a browser, the page does not learn why.
        .catch(() => (signal.aborted ? 'abort' : 'error'));
      this.dispatchEvent(new ProgressEvent(end));
      this.dispatchEvent(new ProgressEvent('loadend'));
    }
  };
}
