/** Where a registry lies. Paths are relative, with forward slashes. */
export interface RegistryStore {
  /** What messages name it by. */
  readonly name: string;
  /** Returns a file; undefined if there is none. */
  readonly read: (file: string) => Promise<Buffer | undefined>;
  /** Lists the files whose paths begin with a text. */
  readonly list: (prefix: string) => Promise<readonly string[]>;
  /** Writes a file that never changes; nothing happens if it is there. */
  readonly write: (file: string, content: Uint8Array | string) => Promise<void>;
  /**
   * Replaces a document, unless another writer has: returns whether it still had the expected text.
   *
   * @param expected undefined if there is none yet
   */
  readonly replace: (file: string, expected: string | undefined, next: string) => Promise<boolean>;
  /** Removes a file, if there is one. */
  readonly remove: (file: string) => Promise<void>;
}
