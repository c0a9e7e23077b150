// A text with an Ed25519 signature (RFC 8032). What is signed is the pre-authentication encoding of DSSE v1.0, so a signature
// of one kind of document is good for no other.
import { fromBase64url, toBase64url } from '@brokerdesk/api/signature';
import { DeliveryError } from './DeliveryError.ts';
import type { DocumentKinds, SignedDocument } from './documents.ts';

/** Signs bytes with a private key that it does not have to disclose. */
export interface Signer {
  /** The public key: 32 bytes, base64url. */
  readonly key: string;
  readonly sign: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>;
}

/** The kinds of text that are signed. */
export type DocumentKind = keyof DocumentKinds | 'manifest';

/** Returns the bytes that a signature covers. */
export function signingInput(kind: DocumentKind, payload: string): Uint8Array<ArrayBuffer> {
  const type = `application/vnd.brokerdesk.${kind}+json`;
  const encoder = new TextEncoder();
  const body = encoder.encode(payload);
  const head = encoder.encode(`DSSEv1 ${type.length} ${type} ${body.length} `);
  const input = new Uint8Array(head.length + body.length);
  input.set(head);
  input.set(body, head.length);
  return input;
}

/** Signs a text. */
export async function signText(kind: DocumentKind, payload: string, signer: Signer): Promise<SignedDocument> {
  const signature = await signer.sign(signingInput(kind, payload));
  return { payload, key: signer.key, signature: toBase64url(signature) };
}

/** Signs a document. */
export function signDocument<Kind extends keyof DocumentKinds>(
  kind: Kind,
  document: DocumentKinds[Kind],
  signer: Signer,
): Promise<SignedDocument> {
  return signText(kind, JSON.stringify(document), signer);
}

/**
 * Returns the text of a signed document.
 *
 * @throws DeliveryError `DLV_UNREADABLE`, `DLV_UNKNOWN_KEY` if another key than this one signed it, or `DLV_SIGNATURE`
 */
export async function openText(kind: DocumentKind, document: unknown, key: string): Promise<string> {
  if (!isSigned(document)) throw new DeliveryError('DLV_UNREADABLE', `This is not a signed ${kind}.`);
  if (document.key !== key)
    throw new DeliveryError('DLV_UNKNOWN_KEY', `The ${kind} was signed with the key ${document.key}, not with ${key}.`);
  if (!(await isSignedBy(key, document.signature, signingInput(kind, document.payload))))
    throw new DeliveryError('DLV_SIGNATURE', `The ${kind} was changed after it was signed.`);
  return document.payload;
}

/** Returns what a signed document says; errors as of {@link openText}. */
export async function openDocument<Kind extends keyof DocumentKinds>(
  kind: Kind,
  document: unknown,
  key: string,
): Promise<DocumentKinds[Kind]> {
  return JSON.parse(await openText(kind, document, key)) as DocumentKinds[Kind];
}

/** Returns which key has signed a document, without examining whether it has. */
export function claimedKey(document: unknown): string {
  if (!isSigned(document)) throw new DeliveryError('DLV_UNREADABLE', 'This is not a signed document.');
  return document.key;
}

function isSigned(value: unknown): value is SignedDocument {
  if (!hasExactly(value, ['payload', 'key', 'signature'])) return false;
  return Object.values(value).every((part) => typeof part === 'string');
}

/** Whether a value is an object with these members and no others: what no signature covers must not vary. */
export function hasExactly(value: unknown, names: readonly string[]): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const keys = Object.keys(value);
  return keys.length === names.length && names.every((name) => keys.includes(name));
}

async function isSignedBy(key: string, signature: string, input: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const [keyBytes, signatureBytes] = [fromBase64url(key), fromBase64url(signature)];
  if (keyBytes?.length !== 32 || signatureBytes?.length !== 64) return false;
  // The last character has bits that count for nothing.
  if (toBase64url(signatureBytes) !== signature) return false;
  const publicKey = await crypto.subtle.importKey('raw', keyBytes, 'Ed25519', false, ['verify']);
  return crypto.subtle.verify('Ed25519', publicKey, signatureBytes, input);
}

/** SHA-256 of a text in UTF-8, base64url. */
export async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return toBase64url(new Uint8Array(digest));
}
