import { readFile } from 'node:fs/promises';
import { signingAddresses } from '@brokerdesk/fixtures';
import { createPrivateKey, sign, X509Certificate, type KeyObject } from 'node:crypto';
import { loadLibrary } from './loadLibrary.ts';

interface Identity {
  readonly key: KeyObject;
  readonly certificate: X509Certificate;
}

let identity: Promise<Identity> | undefined;

/** The specimen key and certificate with which every emulator signs. */
export function loadIdentity(): Promise<Identity> {
  identity ??= readIdentity();
  return identity;
}

async function readIdentity(): Promise<Identity> {
  const [key, certificate] = await Promise.all([
    readFile(signingAddresses.key),
    readFile(signingAddresses.certificate),
  ]);
  return { key: createPrivateKey(key), certificate: new X509Certificate(certificate) };
}

export interface SignatureFacts {
  /** RFC 3339. */
  readonly time: string;
  readonly reason: string;
  readonly location: string;
}

/**
 * Adds a PAdES signature (detached CMS over everything but itself) to a document, which stays as it was before it. RSA
 * with PKCS #1 v1.5 has no chance in it, so that equal documents get equal signatures.
 */
export async function signDocument(bytes: Uint8Array, { time, reason, location }: SignatureFacts): Promise<Uint8Array> {
  const [{ PDF }, { key, certificate }] = await Promise.all([loadLibrary(), loadIdentity()]);
  const pdf = await PDF.load(bytes);
  const signed = await pdf.sign({
    signer: {
      certificate: certificate.raw,
      keyType: 'RSA',
      signatureAlgorithm: 'RSASSA-PKCS1-v1_5',
      sign: (data, algorithm) => Promise.resolve(sign(algorithm.replace('-', ''), data, key)),
    },
    reason,
    location,
    signingTime: new Date(time),
    estimatedSize: 4096,
  });
  return signed.bytes;
}
