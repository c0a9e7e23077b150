// The published vectors of packages/api: what they say a server makes of a request is what this one makes of it.
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { type ClientKey, buildSignatureBase } from '@brokerdesk/api/signature';
import { describe, expect, test } from 'vitest';
import { parseSignature } from './parseSignature.ts';
import { type VerifyOptions, verifySignature, preverifySignature } from './verifySignature.ts';

interface SignatureVector {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string | null;
  readonly now: string;
  readonly isSignedIn: boolean;
  readonly isSeen: boolean;
  readonly base: string | null;
  readonly result: string;
}

const folder = new URL('signature/vectors/', import.meta.resolve('@brokerdesk/api/signature'));
const { d: _private, ...publicKey } = await read<ClientKey & { readonly d: string }>('key');
const valid = await read<SignatureVector[]>('valid');
const invalid = await read<SignatureVector[]>('invalid');

async function read<Content>(name: string): Promise<Content> {
  return JSON.parse(await readFile(new URL(`${name}.json`, folder), 'utf8')) as Content;
}

describe.each([
  ['valid', valid],
  ['invalid', invalid],
] as const)('%s vectors', (kind, vectors) => {
  test.each(vectors.map((vector) => [vector.name, vector] as const))('%s', (_name, vector) => {
    expect(resultOf(verifyOptionsOf(vector))).toBe(vector.result);
    expect(vector.result === 'accepted').toBe(kind === 'valid');
  });

  test.each(vectors.map((vector) => [vector.name, vector] as const))('weighed ahead: %s', async (_name, vector) => {
    const verification = verifyOptionsOf(vector);
    expect(resultOf({ ...verification, preverified: await preverifySignature(verification) })).toBe(vector.result);
  });

  test.each(vectors.filter(({ base }) => base !== null).map((vector) => [vector.name, vector] as const))(
    'the text to sign of: %s',
    (_name, vector) => {
      const { headers, method, url } = requestOf(vector);
      const parsed = parseSignature(String(headers['signature-input']), String(headers['signature']));
      if (!parsed) return;
      const header = (name: string) => headers[name] as string | undefined;
      const request = { method: method ?? '', authority: headers.host ?? '', target: url ?? '', header };
      expect(buildSignatureBase(request, parsed.parameters).base).toBe(vector.base);
    },
  );
});

test('there are at least 20 valid and 40 invalid ones', () => {
  expect(valid.length).toBeGreaterThanOrEqual(20);
  expect(invalid.length).toBeGreaterThanOrEqual(40);
  process.stdout.write(`Vectors in Node: ${valid.length} valid, ${invalid.length} invalid.\n`);
});

test('what was found out for another key says nothing', async () => {
  const forged = invalid.find(({ result, isSignedIn }) => result === 'signature' && isSignedIn);
  if (!forged) throw new Error('There is no vector with a wrong signature.');
  const verification = verifyOptionsOf(forged);
  const weighed = await preverifySignature(verification);
  if (!weighed) throw new Error('It was refused before its signature was looked at.');
  expect(weighed.isValid).toBe(false);
  expect(resultOf({ ...verification, preverified: { ...weighed, isValid: true } })).toBe('accepted');
  expect(resultOf({ ...verification, preverified: { ...weighed, isValid: true, thumbprint: 'of another' } })).toBe(
    'signature',
  );
});

function verifyOptionsOf(vector: SignatureVector): VerifyOptions {
  return {
    request: requestOf(vector),
    body: vector.body === null ? null : Buffer.from(vector.body, 'base64'),
    now: Date.parse(vector.now),
    sessionKey: vector.isSignedIn ? publicKey : null,
    consumeNonce: () => !vector.isSeen,
  };
}

function resultOf(verification: VerifyOptions): string {
  const verdict = verifySignature(verification);
  return 'problem' in verdict ? verdict.problem : 'accepted';
}

/** As Node hands it over; of a repeated header it keeps the first, and shows both only in the raw list. */
function requestOf({ method, url, headers }: SignatureVector): IncomingMessage {
  const { host, pathname, search } = new URL(url);
  const target = url.endsWith('?') ? `${pathname}?` : pathname + search;
  const all = [['Host', host] as const, ...headers];
  const known: Record<string, string> = {};
  for (const [name, value] of all) known[name.toLowerCase()] ??= value.trim();
  return { method, url: target, headers: known, rawHeaders: all.flat() } as unknown as IncomingMessage;
}
