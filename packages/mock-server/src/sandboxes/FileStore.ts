// The bytes of uploaded and generated files, by the hash of their content. Bytes never change, so they stand outside the
// state: an old state that names a file still finds it.
import { failEmulator } from '../errors.ts';

const maximumBytes = 512_000_000;

export class FileStore {
  readonly #files = new Map<string, Uint8Array>();
  #bytes = 0;

  put(hash: string, bytes: Uint8Array): void {
    if (this.#files.has(hash)) return;
    if (this.#bytes + bytes.byteLength > maximumBytes) failEmulator('too-many-files', { limit: String(maximumBytes) });
    this.#files.set(hash, bytes);
    this.#bytes += bytes.byteLength;
  }

  get(hash: string): Uint8Array | undefined {
    return this.#files.get(hash);
  }

  clear(): void {
    this.#files.clear();
    this.#bytes = 0;
  }
}
