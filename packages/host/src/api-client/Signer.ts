import type { ClientKey } from '@brokerdesk/api/signature';

/** A complete request without its signature. */
export interface UnsignedRequest {
  readonly method: string;
  /** Absolute, or relative to the origin of the page. */
  readonly url: string;
  readonly headers: Headers;
  readonly body: string | Uint8Array | null;
}

/** Where the signing key is stored: in the browser's profile, or only in this page if the browser does not allow more. */
export type KeyStorage = 'profile' | 'page';

/** A signature scheme. */
export interface Signer {
  /** Returns the headers that prove where a request comes from. */
  readonly sign: (request: UnsignedRequest) => Promise<HeadersInit>;
  /** The key that a new session is bound to; absent if sessions are not bound. */
  readonly publicKey?: () => Promise<ClientKey>;
  readonly keyStorage?: () => Promise<KeyStorage>;
}
