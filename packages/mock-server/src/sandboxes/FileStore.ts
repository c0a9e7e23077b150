// The bytes of uploaded and generated files, by the hash of their content. Bytes never change, so they stand outside the
// state: an old state that names a file still finds it. Files that no state names are deleted whenever there are twice as
// many bytes as were in use after the last cleanup.
import { throwEmulatorError } from '../errors.ts';
import type { State } from '../state/State.ts';
import { listReferencedFiles } from './listReferencedFiles.ts';

const maximumBytes = 512_000_000;
const firstSweepBytes = 64_000_000;
/** Longer than any request takes: no row may name yet what it has stored. */
const gracePeriodMs = 180_000;

export interface FileStoreOptions {
  /** The current state and all states that can still be restored. */
  readonly states: () => Iterable<State>;
  /** Milliseconds by the machine's clock. */
  readonly now?: () => number;
}

interface FileEntry {
  readonly bytes: Uint8Array;
  /** The last time it was stored. */
  readonly storedAt: number;
}

export class FileStore {
  readonly #files = new Map<string, FileEntry>();
  readonly #states: () => Iterable<State>;
  readonly #now: () => number;
  #bytes = 0;
  #sweepAt = firstSweepBytes;

  constructor({ states, now = () => performance.now() }: FileStoreOptions) {
    this.#states = states;
    this.#now = now;
  }

  /** The number of stored bytes. */
  get size(): number {
    return this.#bytes;
  }

  put(hash: string, bytes: Uint8Array): void {
    const existing = this.#files.get(hash);
    const addedBytes = existing ? 0 : bytes.byteLength;
    if (this.#bytes + addedBytes > this.#sweepAt) this.sweep();
    if (this.#bytes + addedBytes > maximumBytes) throwEmulatorError('too-many-files', { limit: String(maximumBytes) });
    this.#files.set(hash, { bytes: existing?.bytes ?? bytes, storedAt: this.#now() });
    this.#bytes += addedBytes;
  }

  get(hash: string): Uint8Array | undefined {
    return this.#files.get(hash)?.bytes;
  }

  /** Deletes files that no state names, except recent ones, which a row may be about to name. */
  sweep(): void {
    const referenced = listReferencedFiles(this.#states());
    const storedBefore = this.#now() - gracePeriodMs;
    for (const [hash, { bytes, storedAt }] of this.#files) {
      if (referenced.has(hash) || storedAt > storedBefore) continue;
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
