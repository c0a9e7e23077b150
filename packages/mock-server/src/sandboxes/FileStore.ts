// The bytes of uploaded and generated files, by the hash of their content. Bytes never change, so they stand outside the
// state: an old state that names a file still finds it. Files that no state names are deleted whenever there are twice as
// many bytes as were in use after the last cleanup, between two requests: every file that was stored is named by then.
import { throwEmulatorError } from '../errors.ts';
import type { State } from '../state/State.ts';
import { listReferencedFiles } from './listReferencedFiles.ts';

const maximumBytes = 512_000_000;
const firstSweepBytes = 64_000_000;

export interface FileStoreOptions {
  /** The current state and all states that can still be restored. */
  readonly states: () => Iterable<State>;
  /** Forgets the states before single requests; snapshots stay. */
  readonly releaseStates: () => void;
}

export class FileStore {
  readonly #files = new Map<string, Uint8Array>();
  readonly #options: FileStoreOptions;
  #bytes = 0;
  #sweepAt = firstSweepBytes;

  constructor(options: FileStoreOptions) {
    this.#options = options;
  }

  /** The number of stored bytes. */
  get size(): number {
    return this.#bytes;
  }

  /** Deletes what no state names, if needed. Returns whether there is room; call it before a request stores files. */
  makeRoom(bytes: number): boolean {
    if (this.#bytes + bytes > this.#sweepAt) this.sweep();
    if (this.#bytes + bytes > maximumBytes) {
      this.#options.releaseStates();
      this.sweep();
    }
    return this.#bytes + bytes <= maximumBytes;
  }

  /** Stores a file. The row that names it must be written before anything is waited for. */
  put(hash: string, bytes: Uint8Array): void {
    if (this.#files.has(hash)) return;
    if (this.#bytes + bytes.byteLength > maximumBytes) {
      throwEmulatorError('too-many-files', { limit: String(maximumBytes) });
    }
    this.#files.set(hash, bytes);
    this.#bytes += bytes.byteLength;
  }

  get(hash: string): Uint8Array | undefined {
    return this.#files.get(hash);
  }

  /** Deletes files that no state names. */
  sweep(): void {
    const referenced = listReferencedFiles(this.#options.states());
    for (const [hash, bytes] of this.#files) {
      if (referenced.has(hash)) continue;
      this.#files.delete(hash);
      this.#bytes -= bytes.byteLength;
    }
    this.#sweepAt = Math.min(maximumBytes, Math.max(firstSweepBytes, 2 * this.#bytes));
  }

  clear(): void {
    this.#files.clear();
    this.#bytes = 0;
    this.#sweepAt = firstSweepBytes;
  }
}
