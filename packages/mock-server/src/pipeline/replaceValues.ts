// Puts values into a response that has already been checked, so that a portal meets what the contract does not know.

/** Replaces values in the data of a successful envelope; other payloads, such as files, stay as they are. */
export function replaceValues(
  payload: string | Uint8Array,
  values: Readonly<Record<string, unknown>>,
): string | Uint8Array {
  const envelope = readEnvelope(payload);
  if (envelope?.code !== 'OK') return payload;
  for (const [place, value] of Object.entries(values)) replaceAt(envelope, ['data', ...place.split('.')], value);
  return JSON.stringify(envelope);
}

interface Envelope {
  readonly code?: unknown;
}

function readEnvelope(payload: string | Uint8Array): Envelope | undefined {
  try {
    const parsed: unknown = JSON.parse(typeof payload === 'string' ? payload : Buffer.from(payload).toString());
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch (error) {
    // There is no JSON in a file.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function replaceAt(target: unknown, [key, ...rest]: readonly string[], value: unknown): void {
  if (typeof target !== 'object' || target === null || key === undefined) return;
  for (const name of key === '*' ? Object.keys(target) : [key]) {
    if (!Object.hasOwn(target, name)) continue;
    if (rest.length === 0) Object.assign(target, { [name]: value });
    else replaceAt((target as Readonly<Record<string, unknown>>)[name], rest, value);
  }
}
