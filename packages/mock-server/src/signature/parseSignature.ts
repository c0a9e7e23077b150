// Reads the two headers of a signature, which are structured fields (RFC 8941): labels, components and parameters may
// come in any order.
import { type SignatureParameters, signatureProfile } from '@brokerdesk/api/signature';
import { type BareItem, parseDictionary, serializeInnerList } from 'structured-headers';

export interface ParsedSignature {
  /** The value of `Signature-Input` without its label, in the one spelling that a signature covers. */
  readonly input: string;
  /** The names of the covered components, in the order of the signature base. */
  readonly components: readonly string[];
  readonly parameters: SignatureParameters;
  readonly signature: Uint8Array;
}

const parameterNames = ['created', 'expires', 'nonce', 'keyid', 'alg', 'tag'];
/** 128 bits or more, base64 or base64url. */
const noncePattern = /^[A-Za-z0-9+/_-]{22,64}={0,2}$/;
const keyidPattern = /^[A-Za-z0-9_-]{43}$/;
const signatureBytes = 64;

/** Parses the signature with the profile's tag; undefined if there is none, more than one, or one that is spelled otherwise. */
export function parseSignature(inputHeader: string, signatureHeader: string): ParsedSignature | undefined {
  try {
    return parse(inputHeader, signatureHeader);
  } catch {
    // Not a structured field.
    return undefined;
  }
}

function parse(inputHeader: string, signatureHeader: string): ParsedSignature | undefined {
  const ours = [...parseDictionary(inputHeader)].filter(([, [, values]]) => values.get('tag') === signatureProfile.tag);
  const [label, member] = ours[0] ?? [];
  if (label === undefined || member === undefined || ours.length > 1 || !Array.isArray(member[0])) return undefined;
  const [items, values] = member;
  const parameters = readParameters(values);
  // A component with parameters of its own is another component.
  const components = items.map(([name, { size }]) => (size === 0 && typeof name === 'string' ? name : ''));
  const signature = parseDictionary(signatureHeader).get(label)?.[0];
  if (!parameters || !(signature instanceof ArrayBuffer) || signature.byteLength !== signatureBytes) return undefined;
  // base64 has several spellings of the same bytes; only one is accepted.
  if (!signatureHeader.includes(`:${Buffer.from(signature).toString('base64')}:`)) return undefined;
  return { input: serializeInnerList([items, values]), components, parameters, signature: new Uint8Array(signature) };
}

/** Returns the parameters if all of the profile are there, and no others. */
function readParameters(values: ReadonlyMap<string, BareItem>): SignatureParameters | undefined {
  const [created, expires, nonce, keyid, algorithm] = parameterNames.map((name) => values.get(name));
  if (values.size !== parameterNames.length || algorithm !== signatureProfile.algorithm) return undefined;
  if (!Number.isInteger(created) || !Number.isInteger(expires)) return undefined;
  if (typeof nonce !== 'string' || !noncePattern.test(nonce)) return undefined;
  if (typeof keyid !== 'string' || !keyidPattern.test(keyid)) return undefined;
  return { created: created as number, expires: expires as number, nonce, keyid };
}
