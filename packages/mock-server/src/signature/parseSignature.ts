import { type SignatureParameters, signatureProfile } from '@brokerdesk/api/signature';

export interface ParsedSignature {
  /** `Signature-Input` without its label, exactly as it came. */
  readonly input: string;
  readonly parameters: SignatureParameters;
  readonly signature: Uint8Array;
}

const { label } = signatureProfile;
// The profile has one spelling of a signature, so a general parser of structured fields is not needed.
const inputPattern = new RegExp(
  `^${label}=(\\("[^()]*"\\);created=(\\d{1,12});expires=(\\d{1,12});nonce="([\\w-]{22})";keyid="([\\w-]{43})";alg="[\\w-]+";tag="[\\w-]+")$`,
);
const signaturePattern = new RegExp(`^${label}=:([A-Za-z0-9+/]{86}==):$`);

/** Parses the two headers of a signature; undefined if they are spelled differently. */
export function parseSignature(inputHeader: string, signatureHeader: string): ParsedSignature | undefined {
  const [, input, created, expires, nonce, keyid] = inputPattern.exec(inputHeader) ?? [];
  const [, signature] = signaturePattern.exec(signatureHeader) ?? [];
  if (input === undefined || nonce === undefined || keyid === undefined || signature === undefined) return undefined;
  const bytes = Buffer.from(signature, 'base64');
  // Its last character has bits that mean nothing: only one of sixteen spellings is taken.
  if (bytes.toString('base64') !== signature) return undefined;
  return {
    input,
    parameters: { created: Number(created), expires: Number(expires), nonce, keyid },
    signature: bytes,
  };
}
