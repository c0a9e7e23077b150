// What was called in a sandbox, for people and tests to read. Bounded by count and by bytes, for a journal that grows
// without end is how a long-running emulator dies. Bodies are kept short and read without secrets.
import type { State } from '../state/State.ts';
import type { ClockReading } from './Clock.ts';
import { redactBody } from './redactBody.ts';

/** State and clock of a sandbox at one time. It holds two references, however large the state is. */
export interface SandboxSnapshot {
  readonly state: State;
  readonly clock: ClockReading;
}

export interface JournalEntry {
  readonly requestId: string;
  /** RFC 3339, by the sandbox's clock. */
  readonly time: string;
  readonly method: string;
  /** Path and query as they came. */
  readonly url: string;
  /** The call as the contract spells it; null for an address that nothing answers. */
  readonly endpoint: string | null;
  readonly pluginId: string | null;
  readonly brokerCode: string | null;
  readonly userID: string | null;
  /** The body as text, secrets replaced; null if there was none. */
  readonly body: string | null;
  /** Zero if a fault kept the answer back. */
  readonly status: number;
  /** Of the envelope; empty if there was none. */
  readonly code: string;
  readonly durationMs: number;
  /** The fault that the call suffered; null if there was none. */
  readonly faultID: string | null;
}

/** An entry as the pipeline reports it; texts are made only when somebody reads the journal. */
export interface JournalRecord extends Omit<JournalEntry, 'time' | 'body' | 'faultID'> {
  readonly now: number;
  readonly body: Uint8Array | null;
  readonly faultID?: string | null;
  /** What the sandbox was before the call; null if the call could not change it. */
  readonly snapshotBefore?: SandboxSnapshot | null;
}

const maximumEntries = 500;
/** Each entry keeps a state alive, which the garbage collector copies as long as it is young: so not many more. */
const entriesBeforeTrimming = 560;
const maximumBytes = 1_000_000;
const bytesPerEntry = 300;
const maximumUrl = 2048;
/** A body up to this size is kept as it came and redacted when somebody reads the journal; few calls are ever read. */
const maximumRawBody = 2048;

interface StoredEntry {
  readonly record: JournalRecord;
  /** As it came, or as text without secrets. */
  readonly body: Uint8Array | string | null;
  readonly bytes: number;
}

export class Journal {
  #entries: StoredEntry[] = [];
  #bytes = 0;

  add(record: JournalRecord): void {
    const { body: raw } = record;
    const isLong = record.url.length > maximumUrl || (raw !== null && raw.byteLength > maximumRawBody);
    const entry = isLong ? truncateRecord(record) : { record, body: raw, bytes: bytesOf(record.url, raw) };
    this.#entries.push(entry);
    this.#bytes += entry.bytes;
    if (this.#entries.length >= entriesBeforeTrimming || this.#bytes > maximumBytes) this.#trim();
  }

  /** The newest last. */
  read(): JournalEntry[] {
    return this.#entries
      .slice(-maximumEntries)
      .map(({ record: { now, snapshotBefore: _before, faultID = null, ...rest }, body }) => ({
        ...rest,
        faultID,
        time: new Date(now).toISOString(),
        body: typeof body === 'string' || body === null ? body : redactBody(body),
      }));
  }

  /** What the sandbox was before a call; undefined if the journal does not know that call (any more). */
  snapshotBefore(requestId: string): SandboxSnapshot | undefined {
    return this.#entries.find(({ record }) => record.requestId === requestId)?.record.snapshotBefore ?? undefined;
  }

  /** All moments to which somebody can go back. */
  *snapshots(): Generator<SandboxSnapshot> {
    for (const { record } of this.#entries) if (record.snapshotBefore) yield record.snapshotBefore;
  }

  clear(): void {
    this.#entries = [];
    this.#bytes = 0;
  }

  /** Drops the oldest, or more while the bytes are too many; dropping one at a time would cost on every call. */
  #trim(): void {
    let remaining = this.#entries.slice(-maximumEntries);
    let bytes = sumBytes(remaining);
    while (bytes > maximumBytes / 2 && remaining.length > 1) {
      remaining = remaining.slice(Math.ceil(remaining.length / 2));
      bytes = sumBytes(remaining);
    }
    this.#entries = remaining;
    this.#bytes = bytes;
  }
}

/** Lets go of what is too long to be kept as it came. */
function truncateRecord(record: JournalRecord): StoredEntry {
  const url = record.url.length > maximumUrl ? `${record.url.slice(0, maximumUrl)}…` : record.url;
  const body = record.body === null ? null : redactBody(record.body);
  return { record: { ...record, url, body: null }, body, bytes: bytesOf(url, body) };
}

function bytesOf(url: string, body: Uint8Array | string | null): number {
  return bytesPerEntry + url.length + (body?.length ?? 0);
}

function sumBytes(entries: readonly { readonly bytes: number }[]): number {
  return entries.reduce((sum, entry) => sum + entry.bytes, 0);
}
