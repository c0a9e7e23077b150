// The signature is checked without the library that made it: the bytes that it covers, and the CMS structure in DER.
import { createHash, verify } from 'node:crypto';
import { expect, it } from 'vitest';
import { readPdfSignature } from '@brokerdesk/mock-server/testing';
import { drawTemplate } from './drawTemplate.ts';
import { loadSigningIdentity, signDocument } from './signDocument.ts';

const facts = { time: '2026-03-02T03:00:00.000Z', reason: 'Account opening form', location: 'Hong Kong' };

async function signSample() {
  const bytes = await drawTemplate('individual', { EN: 'Demo Securities', SC: '示范证券', TC: '示範證券' });
  return { bytes, signed: await signDocument(bytes, facts) };
}

it('covers the whole document but the signature itself, and leaves what was there before it', async () => {
  const { bytes, signed } = await signSample();
  expect(Buffer.from(signed.subarray(0, bytes.byteLength)).equals(bytes)).toBe(true);
  const { byteRange, covered } = readPdfSignature(signed);
  expect(byteRange[0]).toBe(0);
  expect(byteRange[2] + byteRange[3]).toBe(signed.byteLength);
  expect(covered.byteLength).toBe(byteRange[1] + byteRange[3]);
});

it('is a CMS signature over the digest of those bytes, by the specimen certificate', async () => {
  const { signed } = await signSample();
  const { covered, messageDigest, signedAttributes, signature, certificates } = readPdfSignature(signed);
  const { certificate } = await loadSigningIdentity();
  expect(messageDigest).toEqual(createHash('sha256').update(covered).digest());
  expect(certificates.some((one) => one.equals(certificate.raw))).toBe(true);
  expect(certificate.subject).toContain('SPECIMEN');
  expect(verify('sha256', signedAttributes, certificate.publicKey, signature)).toBe(true);
});

it('breaks when one byte of the document or of the signed facts is another', async () => {
  const { signed } = await signSample();
  for (const place of [200, signed.byteLength - 20]) {
    const altered = Uint8Array.from(signed);
    altered[place] = (altered[place] ?? 0) ^ 1;
    const { covered, messageDigest } = readPdfSignature(altered);
    expect(messageDigest).not.toEqual(createHash('sha256').update(covered).digest());
  }
  const { signedAttributes, signature } = readPdfSignature(signed);
  const { certificate } = await loadSigningIdentity();
  signedAttributes[signedAttributes.length - 1] = (signedAttributes.at(-1) ?? 0) ^ 1;
  expect(verify('sha256', signedAttributes, certificate.publicKey, signature)).toBe(false);
});

it('is the same for the same document and moment', async () => {
  const [first, second] = [await signSample(), await signSample()];
  expect(Buffer.from(first.signed).equals(second.signed)).toBe(true);
});
