// The only access of request and job handlers to time, chance, state and files. Nothing here depends on the caller.
import type { MockRow, MockTransaction, UploadedFile } from '@brokerdesk/api';
import type { RowWrite, Sandbox } from '../sandboxes/Sandbox.ts';
import type { Collection } from '../state/Collection.ts';
import { hashBytes, hashTexts } from '../state/hashTexts.ts';
import type { JobRow, StoredFile } from '../state/rows.ts';

export interface SandboxEnvironment {
  readonly sandbox: Sandbox;
  readonly seed: string;
  /** Determines everything that must not be guessed: the seed, or random bytes where other machines can call. */
  readonly secretSeed: string;
  readonly value: (collection: string, row: string | number, field: string) => number;
}

/** A file to store in the sandbox; only a picture has a size in pixels. */
export type FileToStore = Partial<UploadedFile> & Pick<UploadedFile, 'fileName' | 'contentType' | 'bytes'>;

export class StateContext {
  readonly environment: SandboxEnvironment;
  /** Aborted once the state that this context belongs to is gone: the sandbox was reset, restored or removed. */
  readonly generation: AbortSignal;

  constructor(environment: SandboxEnvironment) {
    this.environment = environment;
    this.generation = environment.sandbox.generation;
  }

  get isStale(): boolean {
    return this.generation.aborted;
  }

  /** Milliseconds since 1970 by the sandbox's clock; in a job, the time for which it was scheduled. */
  now(): number {
    return this.environment.sandbox.clock.now();
  }

  value(collection: string, row: string | number, field: string): number {
    return this.environment.value(collection, row, field);
  }

  /** Returns a new identifier that starts with `prefix`. */
  token(prefix: string): string {
    const count = (this.row<{ count: number }>('counters', prefix)?.count ?? 0) + 1;
    if (!this.isStale) this.environment.sandbox.write({ collection: 'counters', id: prefix, row: { count } });
    return `${prefix}${count}`;
  }

  /** Returns the secret part of the token with this name; it is valid in this sandbox only. */
  secret(name: string): string {
    return this.environment.sandbox.secretOf(this.environment.secretSeed, name);
  }

  /** Returns a number in [0, 1) that only this emulator can derive, unless its secrets follow from the seed. */
  secretValue(collection: string, row: string, field: string): number {
    const { seed, secretSeed, sandbox } = this.environment;
    if (secretSeed === seed) return this.value(collection, row, field);
    return readFraction(hashTexts([secretSeed, sandbox.id, collection, row, field]));
  }

  collection(name: string): Collection {
    return this.environment.sandbox.collection(name);
  }

  row<Row extends MockRow>(collection: string, id: string): Row | undefined {
    return this.collection(collection).get(id) as Row | undefined;
  }

  rows<Row extends MockRow>(collection: string): readonly Row[] {
    return this.collection(collection).rows() as readonly Row[];
  }

  /** Returns the rows of one group of a collection, such as those of one broker. */
  rowsOf<Row extends MockRow>(collection: string, group: string): readonly Row[] {
    return this.collection(collection).rowsOf(group) as readonly Row[];
  }

  /**
   * Writes everything that `step` writes together; nothing if this context is stale. Until then, reads outside of the draft
   * see the state without it.
   */
  change<Result>(step: (draft: MockTransaction) => Result): Result {
    const writes: RowWrite[] = [];
    const result = step({
      get: <Row extends MockRow>(collection: string, id: string) => {
        const written = writes.findLast((write) => write.collection === collection && write.id === id);
        return written ? ((written.row ?? undefined) as Row | undefined) : this.row<Row>(collection, id);
      },
      put: (collection, id, row) => writes.push({ collection, id, row }),
      remove: (collection, id) => writes.push({ collection, id, row: null }),
    });
    if (!this.isStale) for (const write of writes) this.environment.sandbox.write(write);
    return result;
  }

  /**
   * Stores the bytes of a file and returns what a row holds of it. Write that row before waiting for anything: between
   * requests, files that no row names are deleted.
   */
  storeFile({ fileName, contentType, bytes, width = null, height = null }: FileToStore): StoredFile {
    const hash = hashBytes(bytes);
    this.environment.sandbox.files.put(hash, bytes);
    return { hash, fileName, contentType, size: bytes.byteLength, width, height };
  }

  fileBytes({ hash }: Pick<StoredFile, 'hash'>): Uint8Array | undefined {
    return this.environment.sandbox.files.get(hash);
  }

  /** Schedules a job by the sandbox's clock; `type` names its handler. Returns the job's identifier. */
  schedule({ type, at, args }: Omit<JobRow, 'jobID'>): string {
    const jobID = this.token('job');
    this.change((draft) => draft.put('jobs', jobID, { jobID, type, at, args } satisfies JobRow));
    return jobID;
  }

  cancelJob(jobID: string): void {
    this.change((draft) => draft.remove('jobs', jobID));
  }

  /** Returns how long work takes that takes `ms` in production: zero if the sandbox works instantly. */
  duration(ms: number): number {
    return this.environment.sandbox.clock.instantWork ? 0 : ms;
  }
}

function readFraction(base64url: string): number {
  return Buffer.from(base64url, 'base64url').readUIntBE(0, 6) / 2 ** 48;
}
