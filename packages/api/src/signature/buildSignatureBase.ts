import { signatureProfile, signedHeaders } from './signatureProfile.ts';

/** A request as its signature sees it. */
export interface RequestToSign {
  readonly method: string;
  /** Host and port as the client addressed them. */
  readonly authority: string;
  /** Path and query, raw, as they go over the wire. */
  readonly target: string;
  /** Gives a header by its name in lower case; undefined if the request has none. */
  readonly header: (name: string) => string | undefined;
}

/** What a signature says of itself. */
export interface SignatureParameters {
  /** Seconds since 1970. */
  readonly created: number;
  readonly expires: number;
  /** 128 bits, base64url. */
  readonly nonce: string;
  /** RFC 7638 thumbprint of the public key, base64url. */
  readonly keyid: string;
}

/** Gives the components that the signature of a request covers, in order. */
export function coveredComponents(request: RequestToSign): readonly string[] {
  const headers = signedHeaders.filter((name) => request.header(name) !== undefined);
  return ['@method', '@authority', '@path', '@query', ...headers];
}

/** Writes the value of `Signature-Input` without its label. */
export function writeParameters(components: readonly string[], parameters: SignatureParameters): string {
  const { created, expires, nonce, keyid } = parameters;
  const covered = components.map((name) => `"${name}"`).join(' ');
  const { algorithm, tag } = signatureProfile;
  return `(${covered});created=${created};expires=${expires};nonce="${nonce}";keyid="${keyid}";alg="${algorithm}";tag="${tag}"`;
}

/** Builds the text that is signed (RFC 9421, section 2.5). */
export function buildSignatureBase(request: RequestToSign, parameters: SignatureParameters): string {
  const components = coveredComponents(request);
  const lines = components.map((name) => `"${name}": ${componentOf(request, name)}`);
  return [...lines, `"@signature-params": ${writeParameters(components, parameters)}`].join('\n');
}

function componentOf({ method, authority, target, header }: RequestToSign, name: string): string {
  const queryAt = target.indexOf('?');
  switch (name) {
    case '@method':
      return method;
    case '@authority':
      return authority.toLowerCase();
    case '@path':
      return queryAt < 0 ? target : target.slice(0, queryAt);
    case '@query':
      return queryAt < 0 ? '?' : target.slice(queryAt);
    default:
      return (header(name) ?? '').trim();
  }
}
