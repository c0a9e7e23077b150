import { createResponseClass } from './createResponseClass.ts';
import { createRequestClass, type PageFetch } from './createRequestClass.ts';

/**
 * Replaces what would leave the page of a test: requests, and the channel to other tabs, in which the shells of earlier
 * tests would take part. Returns a function that restores everything.
 */
export function replacePageGlobals(fetch: PageFetch): () => void {
  const { fetch: formerFetch, Response: formerResponse, XMLHttpRequest: formerRequest } = globalThis;
  const { BroadcastChannel: formerChannel } = globalThis;
  Object.assign(globalThis, {
    fetch: (url: string, request: RequestInit = {}) => fetch(url, request),
    XMLHttpRequest: createRequestClass(fetch),
    Response: createResponseClass(),
    BroadcastChannel: SilentChannel,
  });
  return () => {
    Object.assign(globalThis, { fetch: formerFetch, Response: formerResponse });
    Object.assign(globalThis, { XMLHttpRequest: formerRequest, BroadcastChannel: formerChannel });
    sessionStorage.clear();
    document.documentElement.removeAttribute('data-covered');
  };
}

/** A channel without other tabs. */
class SilentChannel extends EventTarget {
  onmessage = null;
  onmessageerror = null;
  postMessage(): void {}
  close(): void {}
}
