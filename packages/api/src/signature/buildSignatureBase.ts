import { signatureProfile, signedHeaders } from './signatureProfile.ts';

/** A request as its signature covers it. */
export interface RequestToSign {
  readonly method: string;
  /** Host and port as the client addressed them. */
  readonly authority: string;
  /** Path and query, raw, as they go over the wire. */
  readonly target: string;
  /** Returns a header by its name in lower case; undefined if the request has none. */
  readonly header: (name: string) => string | undefined;
}

/** The parameters of a signature. */
export interface SignatureParameters {
  /** Seconds since 1970. */
  readonly created: number;
  readonly expires: number;
  /** 128 bits, base64url. */
  readonly nonce: string;
  /** RFC 7638 thumbprint of the public key, base64url. */
  readonly keyid: string;
}

/** The two texts of a signature. */
export interface SignatureBase {
  /** The value of `Signature-Input` without its label: the covered components, and the parameters. */
  readonly input: string;
  /** The text that is signed (RFC 9421, section 2.5). */
  readonly base: string;
}

/**
 * Writes the texts of a request's signature: a signature covers every component of the profile that the request has, in
 * the profile's order.
 */
export function buildSignatureBase(request: RequestToSign, parameters: SignatureParameters): SignatureBase {
  const { method, authority, target } = request;
  const queryAt = target.indexOf('?');
  const [path, query] = queryAt < 0 ? [target, '?'] : [target.slice(0, queryAt), target.slice(queryAt)];
  let covered = '"@method" "@authority" "@path" "@query"';
  let lines = `"@method": ${method}\n"@authority": ${authority.toLowerCase()}\n"@path": ${path}\n"@query": ${query}\n`;
  for (const name of signedHeaders) {
    const value = request.header(name);
    if (value === undefined) continue;
    covered += ` "${name}"`;
    lines += `"${name}": ${value.trim()}\n`;
  }
  const { created, expires, nonce, keyid } = parameters;
  const { algorithm, tag } = signatureProfile;
  const input = `(${covered});created=${created};expires=${expires};nonce="${nonce}";keyid="${keyid}";alg="${algorithm}";tag="${tag}"`;
  return { input, base: `${lines}"@signature-params": ${input}` };
}
