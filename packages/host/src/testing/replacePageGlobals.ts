/**
 * Replaces what would leave the page of a test: requests, and the channel to other tabs, in which the shells of earlier
 * tests would take part. Returns a function that restores everything.
 */
export function replacePageGlobals(fetch: (url: string, request: RequestInit) => Promise<Response>): () => void {
  const { fetch: formerFetch, BroadcastChannel: formerChannel } = globalThis;
  Object.assign(globalThis, {
    fetch: (url: string, request: RequestInit = {}) => fetch(url, request),
    BroadcastChannel: SilentChannel,
  });
  return () => {
    Object.assign(globalThis, { fetch: formerFetch, BroadcastChannel: formerChannel });
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
