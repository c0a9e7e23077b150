import type { ClientKey } from '@brokerdesk/api/signature';

/** A request that is ready but for its signature. */
export interface UnsignedRequest {
  readonly method: string;
  /** Absolute, or from the root of the page's origin. */
  readonly url: string;
  readonly headers: Headers;
  readonly body: string | Uint8Array | null;
}

/** Where the key is kept that signs: in the browser's profile, or only in this page, where the browser allows no more. */
export type KeyStorage = 'profile' | 'page';

/** A way to sign calls. It gets a finished request and gives the headers that it adds. */
export interface Signer {
  /** Gives the headers that prove where a request comes from. */
  readonly sign: (request: UnsignedRequest) => Promise<HeadersInit>;
  /** The key that a new session is to be bound to; absent where sessions are bound to none. */
  readonly publicKey?: () => Promise<ClientKey>;
  readonly keyStorage?: () => Promise<KeyStorage>;
  /** Sets its clock by the `Date` of an answer that refused the time of a signature; false if that says nothing. */
  readonly adjustClock?: (date: string | null) => boolean;
}
