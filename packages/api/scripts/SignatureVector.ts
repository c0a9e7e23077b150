import type { RequestToSign, SignatureParameters } from '../src/signature.ts';

/** One published vector: a request as it arrives, and the server's result for it. */
export interface SignatureVector {
  readonly name: string;
  readonly method: string;
  /** Absolute, as the client addressed it. */
  readonly url: string;
  /** In order; a repeated header is listed twice. The signature's headers are included. */
  readonly headers: readonly (readonly [string, string])[];
  /** base64; null if there is none. */
  readonly body: string | null;
  /** The server's clock. */
  readonly now: string;
  /** Whether the server knows a session of the caller, bound to the published key. */
  readonly isSignedIn: boolean;
  /** The nonce that the client chose. */
  readonly nonce: string;
  /** Whether the server has taken a request with this nonce before. */
  readonly isSeen: boolean;
  /** The expected signature base; null if the parameters cannot be read. */
  readonly base: string | null;
  /** `accepted`, or the reason of the error. */
  readonly result: string;
}

type ReceivedRequest = Pick<SignatureVector, 'method' | 'url' | 'headers'>;

/** Returns the parts from which a signature is built. */
export function requestToSign({ method, url, headers }: ReceivedRequest): RequestToSign {
  const { host, pathname, search } = new URL(url);
  const known = new Map(headers.map(([name, value]) => [name.toLowerCase(), value]));
  return { method, authority: host, target: pathname + search, header: (name) => known.get(name) };
}

/** Reads the parameters from `Signature-Input`; undefined if it has another format. */
export function parametersOf({ headers }: ReceivedRequest): SignatureParameters | undefined {
  const [, input = ''] = headers.find(([name]) => name === 'Signature-Input') ?? [];
  const [, created, expires, nonce, keyid] =
    /;created=(\d+);expires=(\d+);nonce="([^"]*)";keyid="([^"]*)"/.exec(input) ?? [];
  if (nonce === undefined || keyid === undefined) return undefined;
  return { created: Number(created), expires: Number(expires), nonce, keyid };
}
