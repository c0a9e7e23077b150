/** A document as the bench and the popup show it: what it is called, and how its bytes are had. */
export interface ViewerDocument {
  /** Names these very bytes: a document that was signed again has another one. */
  readonly id: string;
  /** What staff call it, as in `Identity document, front`. */
  readonly name: string;
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** Pixels of a picture, if they are known before it is fetched. */
  readonly width?: number;
  readonly height?: number;
  /** What else is worth knowing, in a few words, as when it was uploaded. */
  readonly note?: string;
  /** Fetches the bytes; asked when the document, or the one before it, is shown for the first time. */
  readonly fetch: (options: { readonly signal: AbortSignal }) => Promise<Blob>;
}

/** How a document is shown. */
export type DocumentKind = 'picture' | 'pdf' | 'video' | 'other';

const pictures: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/bmp'];

/** Returns how a file of a content type is shown. SVG is not: it is a program rather than a picture. */
export function documentKindOf(contentType: string): DocumentKind {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (pictures.includes(type)) return 'picture';
  if (type === 'application/pdf') return 'pdf';
  return type.startsWith('video/') ? 'video' : 'other';
}
