// The rows of the emulator's own collections. Anything that an answer computes (a tree, an age in days) is no row.

/** An answer that a retry with the same idempotency key gets again. */
export interface IdempotencyRow {
  readonly bodyHash: string;
  readonly answeredAt: number;
  readonly data: unknown;
}

/** What a row holds of a file; the bytes stand in the sandbox's file store. */
export interface StoredFile {
  /** SHA-256 of the content, base64url. */
  readonly hash: string;
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** Pixels of a picture; null for other files. */
  readonly width: number | null;
  readonly height: number | null;
}

/** Work that is planned for a moment of the sandbox's clock. */
export interface JobRow {
  readonly jobID: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly type: string;
  /** Plain JSON. */
  readonly args: object;
}

/** Rows that people edit know how often and by whom they were changed last. */
export interface Stamp {
  /** Counts up with every change; a change has to name the version that its author saw. */
  readonly version: number;
  /** RFC 3339. */
  readonly updateTime: string;
  /** The name of whoever changed it last. */
  readonly updateBy: string;
}
