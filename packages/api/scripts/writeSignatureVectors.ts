// Writes the published vectors of the signature: requests as they arrive, what has to be signed for them, and what a server
// makes of each. The key is published with them, so that another back end or client can be tested against them.
// Signatures of this algorithm are never twice the same, so the files change with every run; their meaning does not.
import { readFile, writeFile } from 'node:fs/promises';
import {
  buildSignatureBase,
  type ClientKey,
  createSigningKey,
  keyThumbprint,
  type SigningKey,
  signRequest,
} from '../src/signature.ts';
import { parametersOf, requestToSign, type SignatureVector } from './SignatureVector.ts';
import { invalidCases } from './signature-cases/invalidCases.ts';
import type { ReceivedMessage, VectorCase } from './signature-cases/VectorCase.ts';
import { validCases } from './signature-cases/validCases.ts';

const standardHeaders = {
  'Broker-Code': 'DEMO',
  'Api-Lang': 'en_US',
  'App-Version': '1.2.0-9123',
  'Api-Version': 'v1',
} as const;
const sessionHeaders = { Token: 't.published', 'Refresh-Token': 'r.published' } as const;
const now = Date.parse('2026-03-02T03:00:00Z');
const folder = new URL('../src/signature/vectors/', import.meta.url);
const key = await readVectorKey();
const otherKey = await createSigningKey();
for (const [file, cases] of Object.entries({ valid: validCases, invalid: invalidCases })) {
  const vectors = await Promise.all(cases.map((one, index) => makeVector(one, `${file}-${index}`)));
  await writeFile(
    new URL(`${file}.json`, folder),
    `[\n${vectors.map((vector) => JSON.stringify(vector)).join(',\n')}\n]\n`,
  );
  process.stdout.write(`${file}.json: ${vectors.length} vectors\n`);
}

/** Reads the published key pair. It proves no identity, because it is public. */
async function readVectorKey(): Promise<SigningKey> {
  const jwk = JSON.parse(await readFile(new URL('key.json', folder), 'utf8')) as ClientKey & { readonly d: string };
  const { kty, crv, x, y } = jwk;
  const publicKey: ClientKey = { kty, crv, x, y };
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const privateKey = await crypto.subtle.importKey('jwk', { ...jwk }, algorithm, false, ['sign']);
  return { privateKey, publicKey, thumbprint: await keyThumbprint(publicKey) };
}

async function makeVector(vectorCase: VectorCase, id: string): Promise<SignatureVector> {
  const { name, method = 'GET', url = 'https://portal.example.test/api/users?page=1', isSignedIn = true } = vectorCase;
  const signingKey: SigningKey = vectorCase.isSignedWithOtherKey ? otherKey : key;
  const headers = { ...standardHeaders, ...(isSignedIn && sessionHeaders), ...vectorCase.headers };
  const body = vectorCase.body === undefined ? null : Buffer.from(vectorCase.body);
  const nonce = Buffer.from(id.padEnd(16, '.')).toString('base64url');
  const options = {
    key: signingKey,
    now: now + (vectorCase.clockAheadSec ?? 0) * 1000,
    nonce,
    includesKey: !isSignedIn,
  };
  const signed = await signRequest({ method, url, headers, body }, options);
  const sent: ReceivedMessage = {
    method,
    url: new URL(url).href,
    headers: Object.entries({ ...headers, ...signed }),
    body: body?.toString('base64') ?? null,
  };
  const received = { ...sent, ...vectorCase.tamper?.(sent) };
  const vector = {
    name,
    ...received,
    now: new Date(now).toISOString(),
    isSignedIn,
    nonce,
    isSeen: vectorCase.isSeen ?? false,
  };
  const parameters = parametersOf(vector);
  const base = parameters ? buildSignatureBase(requestToSign(vector), parameters).base : null;
  return { ...vector, base, result: vectorCase.result ?? 'accepted' };
}
