// Parses the signature of a PDF with a minimal DER reader, so that tests do not rely on the library that made it.
interface DerElement {
  readonly tag: number;
  readonly content: Buffer;
  /** With its tag and length. */
  readonly encoded: Buffer;
}

export interface PdfSignature {
  readonly byteRange: readonly [number, number, number, number];
  /** Everything that is signed. */
  readonly covered: Buffer;
  /** The digest of the signed content, as the signature states it. */
  readonly messageDigest: Buffer;
  /** As they are signed: with the tag of a SET (RFC 5652, section 5.4). */
  readonly signedAttributes: Buffer;
  readonly signature: Buffer;
  readonly certificates: readonly Buffer[];
}

const messageDigestOid = Buffer.from('06092a864886f70d010904', 'hex');

export function readPdfSignature(pdf: Uint8Array): PdfSignature {
  const bytes = Buffer.from(pdf);
  const range = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(bytes.toString('latin1'));
  if (!range) throw new Error('The document has no signature.');
  const [start = 0, length = 0, next = 0, rest = 0] = range.slice(1).map(Number);
  const covered = Buffer.concat([bytes.subarray(start, start + length), bytes.subarray(next, next + rest)]);
  const hex = bytes.subarray(start + length + 1, next - 1).toString('latin1');
  return { byteRange: [start, length, next, rest], covered, ...readCms(Buffer.from(hex, 'hex')) };
}

/** ContentInfo → SignedData → the only SignerInfo. */
function readCms(bytes: Buffer): Omit<PdfSignature, 'byteRange' | 'covered'> {
  const signedData = childrenOf(childAt(childAt(readElement(bytes, 0), -1), 0));
  const signer = childrenOf(childAt(signedData.at(-1), 0));
  const attributes = signer.find(({ tag }) => tag === 0xa0);
  const digest = childrenOf(attributes).find(({ content }) => content.subarray(0, 11).equals(messageDigestOid));
  const signedAttributes = Buffer.from(requireElement(attributes).encoded);
  signedAttributes[0] = 0x31;
  return {
    messageDigest: childAt(childAt(digest, 1), 0).content,
    signedAttributes,
    signature: requireElement(signer.findLast(({ tag }) => tag === 0x04)).content,
    certificates: childrenOf(signedData.find(({ tag }) => tag === 0xa0)).map(({ encoded }) => encoded),
  };
}

function requireElement(element: DerElement | undefined): DerElement {
  if (!element) throw new Error('The signature lacks an element that every signature has.');
  return element;
}

function childAt(element: DerElement | undefined, index: number): DerElement {
  return requireElement(childrenOf(element).at(index));
}

function readElement(bytes: Buffer, start: number): DerElement {
  const first = bytes[start + 1] ?? 0;
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f;
  const length = lengthBytes === 0 ? first : bytes.readUIntBE(start + 2, lengthBytes);
  const begin = start + 2 + lengthBytes;
  const encoded = bytes.subarray(start, begin + length);
  return { tag: bytes[start] ?? 0, content: bytes.subarray(begin, begin + length), encoded };
}

function childrenOf(element: DerElement | undefined): readonly DerElement[] {
  const { content } = requireElement(element);
  const children: DerElement[] = [];
  for (let at = 0; at < content.length; ) {
    const child = readElement(content, at);
    children.push(child);
    at += child.encoded.length;
  }
  return children;
}
