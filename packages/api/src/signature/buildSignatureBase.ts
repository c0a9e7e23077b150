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
  /** At least 128 bits, base64url. */
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

/** Returns the components that a signature has to cover: every one of the profile that the request has. */
export function listComponents({ header }: Pick<RequestToSign, 'header'>): readonly string[] {
  const names = ['@method', '@authority', '@path', '@query'];
  for (const name of signedHeaders) if (header(name) !== undefined) names.push(name);
  return names;
}

/** Writes the texts of a request's signature, with components and parameters in the profile's order. */
export function buildSignatureBase(request: RequestToSign, parameters: SignatureParameters): SignatureBase {
  const components = listComponents(request);
  const { created, expires, nonce, keyid } = parameters;
  const { algorithm, tag } = signatureProfile;
  const covered = components.map((name) => `"${name}"`).join(' ');
  const input = `(${covered});created=${created};expires=${expires};nonce="${nonce}";keyid="${keyid}";alg="${algorithm}";tag="${tag}"`;
  return { input, base: writeSignatureBase(request, { components, input }) };
}

/** Writes the text to sign for components in any order; `input` is the value of `Signature-Input` without its label. */
export function writeSignatureBase(
  request: RequestToSign,
  { components, input }: { readonly components: readonly string[]; readonly input: string },
): string {
  const lines = components.map((name) => `"${name}": ${valueOf(name, request)}\n`);
  return `${lines.join('')}"@signature-params": ${input}`;
}

function valueOf(name: string, { method, authority, target, header }: RequestToSign): string {
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
      return header(name)?.trim() ?? '';
  }
}
