// Requests that are signed otherwise than a client of the product signs them.
import { listComponents, signatureHeaders, type SigningKey, writeSignatureBase } from '@brokerdesk/api/signature';
import type { WireRequest } from './Wire.ts';

/** A change of a request before it is sent. */
export type Tampering = (request: WireRequest) => WireRequest;

/** What is signed instead of what should be. */
export interface SignatureChoices {
  readonly components?: (all: readonly string[]) => readonly string[];
  /** Edits the value of `Signature-Input`. */
  readonly input?: (text: string) => string;
}

/** Signs a signed request again: validly, but with other components or parameters. */
export async function signAgain(
  request: WireRequest,
  key: SigningKey,
  choices: SignatureChoices,
): Promise<WireRequest> {
  const { method, url, headers } = request;
  const { host, pathname, search } = new URL(url);
  const header = (name: string) => headers.find(([own]) => own.toLowerCase() === name)?.[1];
  const toSign = { method, authority: host, target: pathname + search, header };
  const components = (choices.components ?? ((all) => all))(listComponents(toSign));
  const given = header(signatureHeaders.input.toLowerCase()) ?? '';
  const parameters = given.slice(given.indexOf(')') + 1);
  const list = `(${components.map((name) => `"${name}"`).join(' ')})`;
  const input = (choices.input ?? ((text) => text))(list + parameters);
  const base = writeSignatureBase(toSign, { components, input });
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  const signature = await crypto.subtle.sign(algorithm, key.privateKey, new TextEncoder().encode(base));
  return withHeaders(request, {
    [signatureHeaders.input]: `brokerdesk=${input}`,
    [signatureHeaders.signature]: `brokerdesk=:${Buffer.from(signature).toString('base64')}:`,
  });
}

/** Replaces headers, whatever their case; undefined takes one away. */
export function withHeaders(request: WireRequest, changes: Readonly<Record<string, string | undefined>>): WireRequest {
  const changed = new Set(Object.keys(changes).map((name) => name.toLowerCase()));
  const kept = request.headers.filter(([name]) => !changed.has(name.toLowerCase()));
  const added = Object.entries(changes).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return { ...request, headers: [...kept, ...added] };
}

/** Sends a header a second time. */
export function withHeaderTwice(request: WireRequest, name: string): WireRequest {
  const again = request.headers.filter(([own]) => own.toLowerCase() === name);
  return { ...request, headers: [...request.headers, ...again] };
}
