import { parseJson } from '../pipeline/parseJson.ts';

const secretField = /password|token|secret|otp|key$/i;
const maximumText = 2048;

/** Returns a body as short text for the journal, with fields that hold secrets replaced at any depth. */
export function redactBody(body: Uint8Array): string {
  const parsed = parseJson(body);
  // A body that is not JSON cannot be searched for secrets, so only its size is stored.
  if (parsed === undefined) return `(${body.byteLength} bytes, not read as JSON)`;
  const redacted = JSON.stringify(parsed, (name, value: unknown) => (secretField.test(name) ? '(secret)' : value));
  return redacted.length > maximumText ? `${redacted.slice(0, maximumText)}…` : redacted;
}
