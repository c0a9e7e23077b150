import { readFile } from 'node:fs/promises';
import { signingUrls } from '@brokerdesk/fixtures';
import { createPrivateKey, sign, X509Certificate, type KeyObject } from 'node:crypto';
import { loadPdfLibrary } from './loadPdfLibrary.ts';

interface SigningIdentity {
  readonly key: KeyObject;
  readonly certificate: X509Certificate;
}

let identity: Promise<SigningIdentity> | undefined;

/** The specimen key and certificate with which every emulator signs. */
export function loadSigningIdentity(): Promise<SigningIdentity> {
  identity ??= readSigningIdentity();
  return identity;
}

async function readSigningIdentity(): Promise<SigningIdentity> {
  const [key, certificate] = await Promise.all([readFile(signingUrls.key), readFile(signingUrls.certificate)]);
  return { key: createPrivateKey(key), certificate: new X509Certificate(certificate) };
}

export interface SignatureDetails {
  /** RFC 3339. */
  readonly time: string;
  readonly reason: string;
  readonly location: string;
}

/**
 * Adds a PAdES signature (detached CMS over everything but itself) to a document, which stays as it was before it. RSA
 * with PKCS #1 v1.5 has no chance in it, so that equal documents get equal signatures.
 */
export async function signDocument(
  bytes: Uint8Array,
  { time, reason, location }: SignatureDetails,
): Promise<Uint8Array> {
  const [{ PDF }, { key, certificate }] = await Promise.all([loadPdfLibrary(), loadSigningIdentity()]);
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
