// Row types that all resources share. Values that a response computes (a tree, an age in days) are not stored.

/** An answer that a retry with the same idempotency key gets again. */
export interface IdempotencyRow {
  readonly bodyHash: string;
  readonly answeredAt: number;
  /** The data of the response, encrypted with a key that follows from the idempotency key. */
  readonly sealed: string;
}

/** A row's reference to a file; the content is in the sandbox's file store. */
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

/** A job that is planned for a time of the sandbox's clock. */
export interface JobRow {
  readonly jobID: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly type: string;
  /** Plain JSON. */
  readonly args: object;
}

/** Rows that users edit have a version and the author of the last change. */
export interface Stamp {
  /** Counts up with every change; a change has to name the version that its author saw. */
  readonly version: number;
  /** RFC 3339. */
  readonly updateTime: string;
  /** The name of the user who changed it last. */
  readonly updateBy: string;
}
