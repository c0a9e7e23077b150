// The bytes of uploaded and generated files, by the hash of their content. Bytes never change, so they stand outside the
// state: an old state that names a file still finds it. Files that nothing names any more are thrown away from time to
// time, whenever there are twice as many bytes as were in use the last time.
import { failEmulator } from '../errors.ts';
import type { State } from '../state/State.ts';
import { listFiles } from './listFiles.ts';

const maximumBytes = 512_000_000;
const firstSweepBytes = 64_000_000;
/** Longer than any call takes: what it has stored, no row may name yet. */
const youngMs = 180_000;

export interface FileStoreOptions {
  /** All states that somebody can still go back to, and the present one. */
  readonly states: () => Iterable<State>;
  /** Milliseconds by the machine's clock. */
  readonly now?: () => number;
}

interface KeptFile {
  readonly bytes: Uint8Array;
  /** When somebody stored it last. */
  readonly time: number;
}

export class FileStore {
  readonly #files = new Map<string, KeptFile>();
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
    const known = this.#files.get(hash);
    const more = known ? 0 : bytes.byteLength;
    if (this.#bytes + more > this.#sweepAt) this.sweep();
    if (this.#bytes + more > maximumBytes) failEmulator('too-many-files', { limit: String(maximumBytes) });
    this.#files.set(hash, { bytes: known?.bytes ?? bytes, time: this.#now() });
    this.#bytes += more;
  }

  get(hash: string): Uint8Array | undefined {
    return this.#files.get(hash)?.bytes;
  }

  /** Throws away what no state names, unless it is so young that a row may be about to name it. */
  sweep(): void {
    const named = listFiles(this.#states());
    const old = this.#now() - youngMs;
    for (const [hash, { bytes, time }] of this.#files) {
      if (named.has(hash) || time > old) continue;
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
