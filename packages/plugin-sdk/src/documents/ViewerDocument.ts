/** A document as the viewer and the popup show it: its name, and how to load its bytes. */
export interface ViewerDocument {
  /** Identifies these exact bytes: a document that was signed again has a different one. */
  readonly id: string;
  /** Its name, as in `Identity document, front`. */
  readonly name: string;
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** Pixels of a picture, if known before it is loaded. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** Other useful information in a few words, such as the upload time. */
  readonly note?: string | undefined;
  /** Loads the bytes; called when the document, or the one before it, is first shown. */
  readonly fetch: (options: { readonly signal: AbortSignal }) => Promise<Blob>;
}

/** How a document is shown. */
export type DocumentKind = 'picture' | 'pdf' | 'video' | 'other';

const pictures: readonly string[] = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/bmp'];

/** Returns how a file of a content type is shown. SVG is not shown: it is a program rather than a picture. */
export function documentKindOf(contentType: string): DocumentKind {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (pictures.includes(type)) return 'picture';
  if (type === 'application/pdf') return 'pdf';
  return type.startsWith('video/') ? 'video' : 'other';
}
