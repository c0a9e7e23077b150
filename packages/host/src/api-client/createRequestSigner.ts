// HTTP Message Signatures (RFC 9421) in the browser. They use the time of the server, not of the machine.
import { requestHeaders } from '@brokerdesk/api';
import { signRequest } from '@brokerdesk/api/signature';
import { currentTime } from '@brokerdesk/plugin-sdk/clock';
import { findSigningKey, type StoredKey } from './findSigningKey.ts';
import type { Signer } from './Signer.ts';

/** Creates the scheme `rfc9421`; the search for its key starts now, so that the key is ready for the first request. */
export function createRequestSigner(find: () => Promise<StoredKey> = findSigningKey): Signer {
  const storedKey = find();
  // A failure is reported when a request is signed; before that there is no listener.
  storedKey.catch(() => {});
  return {
    async sign({ method, url, headers, body }) {
      const { key } = await storedKey;
      const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
      return signRequest(
        { method, url: new URL(url, location.href).href, headers: Object.fromEntries(headers), body: bytes },
        // If the server does not know the caller's session, it verifies with this key.
        { key, now: currentTime(), includesKey: !headers.has(requestHeaders.token) },
      );
    },
    publicKey: async () => (await storedKey).key.publicKey,
    keyStorage: async () => (await storedKey).storage,
  };
}
