// The requests of a sandbox, for developers and tests. The journal is limited by count and by bytes, so that a long-running
// emulator does not run out of memory. Bodies are shortened, and stored without secrets.
import type { State } from '../state/State.ts';
import type { ClockReading } from './Clock.ts';
import { parseJson } from '../contract/parseJson.ts';

const secretField = /password|token|secret|otp|key$/i;

const maximumText = 2048;

/** A longer body is not worth the time of parsing it. */
const maximumParsedBytes = 100_000;

const secretWord = /password|token|secret|otp|key|\\u/i;

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
  /** The endpoint's path in the contract; null for an address without an endpoint. */
  readonly endpoint: string | null;
  readonly pluginId: string | null;
  readonly brokerCode: string | null;
  readonly userID: string | null;
  /** The body as text, secrets replaced; null if there was none. */
  readonly body: string | null;
  /** Zero if a fault prevented the response. */
  readonly status: number;
  /** Of the envelope; empty if there was none. */
  readonly code: string;
  readonly durationMs: number;
  /** The injected fault; null if there was none. */
  readonly faultID: string | null;
}

/** An entry as the pipeline reports it; texts are created only when the journal is read. */
export interface JournalRecord extends Omit<JournalEntry, 'time' | 'body' | 'faultID'> {
  readonly now: number;
  readonly body: Uint8Array | null;
  readonly faultID?: string | null;
  /** The sandbox before the request; null if the request could not change it. */
  readonly snapshotBefore?: SandboxSnapshot | null;
}

const maximumEntries = 500;
/** Each entry keeps a state alive, which the garbage collector copies as long as it is young, so there are not many more. */
const entriesBeforeTrimming = 560;
const maximumBytes = 1_000_000;
const bytesPerEntry = 300;
const maximumUrl = 2048;
/** A body up to this size is stored as received if it has no field that holds a secret. */
const maximumRawBody = 2048;

interface StoredEntry {
  readonly record: JournalRecord;
  /** As received, or as text without secrets. */
  readonly body: Uint8Array | string | null;
  readonly bytes: number;
}

export class Journal {
  #entries: StoredEntry[] = [];
  #bytes = 0;

  add(record: JournalRecord): void {
    const { body: raw } = record;
    const isChanged =
      record.url.length > maximumUrl || (raw !== null && (raw.byteLength > maximumRawBody || mayHoldSecrets(raw)));
    const entry = isChanged ? redactRecord(record) : { record, body: raw, bytes: bytesOf(record.url, raw) };
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

  /** Returns the sandbox before a request; undefined if the journal does not have that request (any more). */
  snapshotBefore(requestId: string): SandboxSnapshot | undefined {
    return this.#entries.find(({ record }) => record.requestId === requestId)?.record.snapshotBefore ?? undefined;
  }

  /** All snapshots that can be restored. */
  *snapshots(): Generator<SandboxSnapshot> {
    for (const { record } of this.#entries) if (record.snapshotBefore) yield record.snapshotBefore;
  }

  /** Keeps the entries, but the sandbox cannot be restored to the time before one of them. */
  forgetSnapshots(): void {
    this.#entries = this.#entries.map((entry) => ({ ...entry, record: { ...entry.record, snapshotBefore: null } }));
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

/** Shortens a record and replaces the secrets in its body. */
function redactRecord(record: JournalRecord): StoredEntry {
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

/**
 * Whether a body may have a field that holds a secret. Quicker than looking for the fields, and never false for one that
 * has: an escape counts as well, because a field name may be written with it.
 */
function mayHoldSecrets(body: Uint8Array): boolean {
  return secretWord.test(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1'));
}

/** Returns a body as short text for the journal, with fields that hold secrets replaced at any depth. */
function redactBody(body: Uint8Array): string {
  const parsed = body.byteLength > maximumParsedBytes ? undefined : parseJson(body);
  // A body that is not JSON cannot be searched for secrets, so only its size is stored.
  if (parsed === undefined) return `(${body.byteLength} bytes, not read as JSON)`;
  const redacted = JSON.stringify(parsed, (name, value: unknown) => (secretField.test(name) ? '(secret)' : value));
  return redacted.length > maximumText ? `${redacted.slice(0, maximumText)}…` : redacted;
}
