import { parseJson } from '../pipeline/parseJson.ts';

const secretField = /password|token|secret|otp|key$/i;
const maximumText = 2048;

/** Gives a body as short text for the journal; fields that hold secrets are replaced at any depth. */
export function redactBody(body: Uint8Array): string {
  const parsed = parseJson(body);
  // A body that is no JSON cannot be searched for secrets, so only its size is kept.
  if (parsed === undefined) return `(${body.byteLength} bytes, not read as JSON)`;
  const redacted = JSON.stringify(parsed, (name, value: unknown) => (secretField.test(name) ? '(secret)' : value));
  return redacted.length > maximumText ? `${redacted.slice(0, maximumText)}…` : redacted;
}
