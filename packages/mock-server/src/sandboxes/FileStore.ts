// The bytes of uploaded and generated files, by the hash of their content. Bytes never change, so they stand outside the
// state: an old state that names a file still finds it. Files that nothing names any more are thrown away from time to
// time, whenever there are twice as many bytes as were in use the last time.
import { throwEmulatorError } from '../errors.ts';
import type { State } from '../state/State.ts';
import { listReferencedFiles } from './listReferencedFiles.ts';

const maximumBytes = 512_000_000;
const firstSweepBytes = 64_000_000;
/** Longer than any call takes: what it has stored, no row may name yet. */
const gracePeriodMs = 180_000;

export interface FileStoreOptions {
  /** All states that somebody can still go back to, and the present one. */
  readonly states: () => Iterable<State>;
  /** Milliseconds by the machine's clock. */
  readonly now?: () => number;
}

interface FileEntry {
  readonly bytes: Uint8Array;
  /** When somebody stored it last. */
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

  /** How many bytes are kept. */
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

  /** Throws away what no state names, unless it is so young that a row may be about to name it. */
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
