// What an answer is.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ProbeResponse } from './send.ts';

/** Returns the bytes of a compressed body; undefined if it is not compressed as its header says. */
export function unpack({ body }: ProbeResponse, encoding: string): Buffer | undefined {
  try {
    return encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
  } catch {
    // Its bytes differ from what the header says.
    return undefined;
  }
}

/** Whether a response is a page of a portal. */
export function isPage({ headers, body }: ProbeResponse): boolean {
  return headers['content-type']?.startsWith('text/html') === true && body.includes('id="brokerdesk-config"');
}

/** Whether a body is an envelope of the API. */
export function isEnvelope(body: Buffer): boolean {
  return typeof parse(body)?.['code'] === 'string';
}

/** Returns the object in a JSON text; undefined for any other text. */
export function parse(body: Buffer): Readonly<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(body.toString()) as Readonly<Record<string, unknown>>;
  } catch {
    // Something else has answered.
    return undefined;
  }
}

/** Returns the start of a text, quoted. */
export function start(body: Buffer): string {
  return JSON.stringify(body.toString().slice(0, 80));
}

/** Whether an address is of this machine. */
export function isThisMachine({ hostname }: URL): boolean {
  return /^(?:localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}
