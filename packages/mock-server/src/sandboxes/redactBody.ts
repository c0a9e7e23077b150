import { parseJson } from '../contract/parseJson.ts';

const secretField = /password|token|secret|otp|key$/i;
const maximumText = 2048;
/** A longer body is not worth the time of parsing it. */
const maximumParsedBytes = 100_000;
const secretWord = /password|token|secret|otp|key|\\u/i;

/**
 * Whether a body may have a field that holds a secret. Quicker than looking for the fields, and never false for one that
 * has: an escape counts as well, because a field name may be written with it.
 */
export function mayHoldSecrets(body: Uint8Array): boolean {
  return secretWord.test(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1'));
}

/** Returns a body as short text for the journal, with fields that hold secrets replaced at any depth. */
export function redactBody(body: Uint8Array): string {
  const parsed = body.byteLength > maximumParsedBytes ? undefined : parseJson(body);
  // A body that is not JSON cannot be searched for secrets, so only its size is stored.
  if (parsed === undefined) return `(${body.byteLength} bytes, not read as JSON)`;
  const redacted = JSON.stringify(parsed, (name, value: unknown) => (secretField.test(name) ? '(secret)' : value));
  return redacted.length > maximumText ? `${redacted.slice(0, maximumText)}…` : redacted;
}
