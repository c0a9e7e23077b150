// The only access of request and job handlers to time, chance, state and files. Nothing here depends on the caller.
import type { MockTransaction, MockRow } from '@brokerdesk/api';
import type { RowWrite, Sandbox } from '../sandboxes/Sandbox.ts';
import { hashBytes } from '../state/hashTexts.ts';
import type { RowIndex } from '../state/RowIndex.ts';
import type { JobRow, StoredFile } from '../state/rows.ts';

export interface SandboxEnvironment {
  readonly sandbox: Sandbox;
  readonly seed: string;
  readonly value: (collection: string, row: string | number, field: string) => number;
}

/** A file to store in the sandbox. */
export interface FileToStore {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** Pixels of a picture. */
  readonly width?: number | null;
  readonly height?: number | null;
}

export class StateContext {
  readonly environment: SandboxEnvironment;
  readonly #stateGeneration: number;

  constructor(environment: SandboxEnvironment) {
    this.environment = environment;
    this.#stateGeneration = environment.sandbox.stateGeneration;
  }

  /** Whether the sandbox was reset or restored since: the state that this context belongs to is gone. */
  get isStale(): boolean {
    return this.environment.sandbox.stateGeneration !== this.#stateGeneration;
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
    return this.environment.sandbox.secretOf(this.environment.seed, name);
  }

  row<Row extends MockRow>(collection: string, id: string): Row | undefined {
    return this.environment.sandbox.collection(collection).get(id) as Row | undefined;
  }

  rows<Row extends MockRow>(collection: string): readonly Row[] {
    return this.environment.sandbox.collection(collection).rows() as readonly Row[];
  }

  /** Returns the rows of one group of a collection, such as those of one broker. */
  rowsOf<Row extends MockRow>(collection: string, group: string): readonly Row[] {
    return this.environment.sandbox.collection(collection).rowsOf(group) as readonly Row[];
  }

  /** Returns the identifiers of the rows that have this key in an index of the collection. */
  idsBy(collection: string, index: RowIndex, key: string): readonly string[] {
    return this.environment.sandbox.collection(collection).idsBy(index, key);
  }

  count(collection: string): number {
    return this.environment.sandbox.collection(collection).size;
  }

  ids(collection: string): readonly string[] {
    return this.environment.sandbox.collection(collection).ids();
  }

  /** Writes everything that `step` writes together; nothing if this context is stale. */
  change<Result>(step: (draft: MockTransaction) => Result): Result {
    const { sandbox } = this.environment;
    const draft = new Draft(sandbox);
    const result = step(draft);
    if (!this.isStale) draft.commit();
    return result;
  }

  /** Stores the bytes of a file and returns what a row holds of it. */
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

/** Rows to write together. Until then, reads outside of the draft see the state without them. */
class Draft implements MockTransaction {
  readonly #sandbox: Sandbox;
  readonly #writes: RowWrite[] = [];

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox;
  }

  get<Row extends MockRow>(collection: string, id: string): Row | undefined {
    const written = this.#writes.findLast((write) => write.collection === collection && write.id === id);
    return (written ? (written.row ?? undefined) : this.#sandbox.collection(collection).get(id)) as Row | undefined;
  }

  put(collection: string, id: string, row: MockRow): void {
    this.#writes.push({ collection, id, row });
  }

  remove(collection: string, id: string): void {
    this.#writes.push({ collection, id, row: null });
  }

  commit(): void {
    for (const write of this.#writes) this.#sandbox.write(write);
  }
}
