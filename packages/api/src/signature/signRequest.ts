// Signs requests with WebCrypto, which both browsers and Node have. The private key is only used, never read.
import { requestHeaders } from '../envelope.ts';
import { type ClientKey, keyThumbprint, writeClientKey } from './clientKey.ts';
import { signatureHeaders, signatureProfile } from './signatureProfile.ts';
import { toBase64, toBase64url } from './base64url.ts';
import { buildSignatureBase } from './buildSignatureBase.ts';

/** A key pair for signing, and its public half as sent. */
export interface SigningKey {
  readonly privateKey: CryptoKey;
  readonly publicKey: ClientKey;
  /** RFC 7638, base64url. */
  readonly thumbprint: string;
}

/** A complete request without its signature. */
export interface UnsignedRequest {
  readonly method: string;
  /** Absolute. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
}

/** The options of {@link signRequest}. */
export interface SignOptions {
  readonly key: SigningKey;
  /** Milliseconds since 1970 by the server's clock, as far as the client knows it. */
  readonly now: number;
  /** 128 bits, base64url; random by default. */
  readonly nonce?: string;
  /** Sends the public key as well, for calls without a session. */
  readonly includesKey?: boolean;
}

/** Generates a key pair whose private key cannot be exported. */
export async function createSigningKey(): Promise<SigningKey> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign', 'verify']);
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  const publicKey: ClientKey = { kty: 'EC', crv: 'P-256', x, y };
  return { privateKey: pair.privateKey, publicKey, thumbprint: await keyThumbprint(publicKey) };
}

/** Returns the headers to add to a request to sign it; the given headers must not change afterwards. */
export async function signRequest(request: UnsignedRequest, options: SignOptions): Promise<Record<string, string>> {
  const { key, now, nonce = randomNonce(), includesKey = false } = options;
  const added: Record<string, string> = {};
  const given = new Map(Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]));
  const digestOf = async (header: string, name: string) => {
    const value = given.get(header.toLowerCase());
    if (value !== undefined) added[name] = toBase64url(await sha256(value));
  };
  await digestOf(requestHeaders.token, signatureHeaders.tokenDigest);
  await digestOf(requestHeaders.refreshToken, signatureHeaders.refreshTokenDigest);
  if (request.body !== null)
    added[signatureHeaders.contentDigest] = `sha-256=:${toBase64(await sha256(request.body))}:`;
  if (includesKey)
    added[signatureHeaders.clientKey] = toBase64url(new TextEncoder().encode(writeClientKey(key.publicKey)));
  const { host, pathname, search } = new URL(request.url);
  const all = new Map([
    ...given,
    ...Object.entries(added).map(([name, value]) => [name.toLowerCase(), value] as const),
  ]);
  const toSign = {
    method: request.method,
    authority: host,
    target: pathname + search,
    header: (name: string) => all.get(name),
  };
  const created = Math.floor(now / 1000);
  const expires = created + signatureProfile.lifetimeSec;
  const parameters = { created, expires, nonce, keyid: key.thumbprint };
  const { input, base } = buildSignatureBase(toSign, parameters);
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  const signature = await crypto.subtle.sign(algorithm, key.privateKey, new TextEncoder().encode(base));
  const { label } = signatureProfile;
  return {
    ...added,
    [signatureHeaders.input]: `${label}=${input}`,
    [signatureHeaders.signature]: `${label}=:${toBase64(signature)}:`,
  };
}

function randomNonce(): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(16)));
}

function sha256(data: string | Uint8Array): Promise<ArrayBuffer> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : Uint8Array.from(data);
  return crypto.subtle.digest('SHA-256', bytes);
}
