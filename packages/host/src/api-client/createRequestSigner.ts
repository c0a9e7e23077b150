// HTTP Message Signatures (RFC 9421) in the browser. The clock of the server counts, not that of the machine: what a
// refusal says about it is kept for as long as the page is there.
import { requestHeaders } from '@brokerdesk/api';
import { signRequest } from '@brokerdesk/api/signature';
import { findSigningKey, type StoredKey } from './findSigningKey.ts';
import type { Signer } from './Signer.ts';

/** Makes the scheme `rfc9421`; its key is looked for at once, so that it is there for the first call. */
export function createRequestSigner(find: () => Promise<StoredKey> = findSigningKey): Signer {
  let clockOffsetMs = 0;
  const storedKey = find();
  // Whoever signs is told; nobody may be listening yet.
  storedKey.catch(() => {});
  return {
    async sign({ method, url, headers, body }) {
      const { key } = await storedKey;
      const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
      return signRequest(
        { method, url: new URL(url, location.href).href, headers: Object.fromEntries(headers), body: bytes },
        // A server that knows no session of the caller has only this key to go by.
        { key, now: Date.now() + clockOffsetMs, includesKey: !headers.has(requestHeaders.token) },
      );
    },
    publicKey: async () => (await storedKey).key.publicKey,
    keyStorage: async () => (await storedKey).storage,
    adjustClock(date) {
      const time = Date.parse(date ?? '');
      if (Number.isNaN(time)) return false;
      clockOffsetMs = time - Date.now();
      return true;
    },
  };
}
