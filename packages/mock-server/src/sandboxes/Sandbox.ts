import type { MockRow } from '@brokerdesk/api';
import type { Collection } from '../state/Collection.ts';
import { hashTexts } from '../state/hashTexts.ts';
import { collectionOf, type State } from '../state/State.ts';
import { Faults } from '../faults/Faults.ts';
import { NonceStore } from './NonceStore.ts';
import { Clock, type ClockOptions } from './Clock.ts';
import { FileStore } from './FileStore.ts';
import { Journal, type SandboxSnapshot } from './Journal.ts';

/** Rows that extensions add to a collection of the emulator. */
const extended = 'functions';

/** The session that a token names, and how often that session's tokens had been rotated. */
export interface TokenClaim {
  readonly sessionID: string;
  readonly generation: number;
}

export interface SandboxOptions {
  readonly id: string;
  /** Counts the sandboxes of an emulator, so that a later one with the same id has different tokens. */
  readonly number: number;
  readonly startOptions: SandboxStartOptions;
  readonly state: State;
}

/** How a sandbox begins; `now` in milliseconds since 1970, null to follow the machine's clock. */
export type SandboxStartOptions = ClockOptions;

/** The row is null to remove it. */
export interface RowWrite {
  readonly collection: string;
  readonly id: string;
  readonly row: MockRow | null;
}

/** Unfinished responses by idempotency key, so that a retry that overtakes its original waits for it. */
export type InFlightResponses = Map<string, Promise<unknown>>;

/** Separate state, clock and journal that no other sandbox sees. */
export class Sandbox {
  readonly id: string;
  readonly startOptions: SandboxStartOptions;
  readonly journal = new Journal();
  readonly files = new FileStore({
    states: () => this.#reachableStates(),
    releaseStates: () => this.journal.forgetSnapshots(),
  });
  readonly faults = new Faults();
  readonly nonces = new NonceStore();
  readonly snapshots = new Map<string, SandboxSnapshot>();
  /** Cached results of reading tokens, valid as long as the sandbox's secrets. */
  readonly tokenClaims = new Map<string, TokenClaim>();
  clock: Clock;
  /** Those of the present generation. */
  inFlightResponses: InFlightResponses = new Map();
  /** By the machine's clock, for finding idle sandboxes. */
  lastUsed = 0;
  readonly #number: number;
  #state: State;
  /** The state while it is not shared: then a write need not copy it. */
  #unsharedState: Record<string, Collection> | null = null;
  #requestCount = 0;
  #generation = new AbortController();
  #resetCount = 0;
  #secrets = new Map<string, string>();

  constructor({ id, number, startOptions, state }: SandboxOptions) {
    this.id = id;
    this.#number = number;
    this.startOptions = startOptions;
    this.#state = state;
    this.clock = new Clock(startOptions);
  }

  /** Shares the whole state, which never changes from then on. */
  get state(): State {
    this.#unsharedState = null;
    return this.#state;
  }

  set state(state: State) {
    this.#unsharedState = null;
    this.#state = state;
  }

  /** One collection as it is now. */
  collection(name: string): Collection {
    return collectionOf(this.#state, name);
  }

  /** Writes or removes a row. */
  write({ collection, id, row }: RowWrite): void {
    const before = collectionOf(this.#state, collection);
    const after = row === null ? before.remove(id) : before.put(id, row);
    if (after === before) return;
    // A request writes several rows, and the states between them are not shared.
    this.#unsharedState ??= { ...this.#state };
    this.#unsharedState[collection] = after;
    this.#state = this.#unsharedState;
  }

  /** Aborted by a reset, a restore and the removal: a request that began before belongs to a state that is gone. */
  get generation(): AbortSignal {
    return this.#generation.signal;
  }

  nextRequestId(): string {
    this.#requestCount += 1;
    return `${this.id}-${this.#requestCount}`;
  }

  takeSnapshot(): SandboxSnapshot {
    return { state: this.state, clock: this.clock.read() };
  }

  /** Restores state and clock of a snapshot. The journal, snapshots and all files that they need stay. */
  restore({ state, clock }: SandboxSnapshot): void {
    this.#endGeneration();
    this.state = state;
    this.clock.restore(clock);
  }

  /** The current state and all states that can still be restored. */
  *#reachableStates(): Generator<State> {
    yield this.#state;
    for (const { state } of this.snapshots.values()) yield state;
    for (const { state } of this.journal.snapshots()) yield state;
  }

  /** Ends all requests in flight, because the sandbox is removed. */
  close(): void {
    this.#generation.abort();
    this.clock.stop();
  }

  #endGeneration(): void {
    this.#generation.abort();
    this.#generation = new AbortController();
    this.inFlightResponses = new Map();
  }

  reset(state: State): void {
    this.#endGeneration();
    this.state = state;
    this.clock.stop();
    this.clock = new Clock(this.startOptions);
    this.files.clear();
    this.faults.clear();
    this.nonces.clear();
    this.snapshots.clear();
    this.journal.clear();
    this.#requestCount = 0;
    this.#resetCount += 1;
    this.#secrets.clear();
    this.tokenClaims.clear();
  }

  /** Adds the collections and functions of these seeds that its state lacks. Earlier states can no longer be restored. */
  addSeeds(seeds: State): void {
    this.state = addSeeds(this.state, seeds);
    this.snapshots.clear();
    this.journal.forgetSnapshots();
  }

  /**
   * The secret part of a token. It depends on the sandbox and on how often it was made and reset, and is never stored: a
   * token is worth nothing elsewhere or later, while the state stays the same for the same calls.
   */
  secretOf(seed: string, name: string): string {
    const cached = this.#secrets.get(name);
    if (cached !== undefined) return cached;
    const secret = hashTexts([seed, this.id, `${this.#number}.${this.#resetCount}`, name]).slice(0, 32);
    if (this.#secrets.size >= 1000) this.#secrets.clear();
    this.#secrets.set(name, secret);
    return secret;
  }
}

/** Returns the state with the collections, and the functions, that only the seeds have. No row is changed or removed. */
function addSeeds(state: State, seeds: State): State {
  const seeded = collectionOf(seeds, extended);
  let functions = collectionOf(state, extended);
  for (const id of seeded.ids()) {
    const row = seeded.get(id);
    if (row !== undefined && functions.get(id) === undefined) functions = functions.put(id, row);
  }
  return { ...seeds, ...state, [extended]: functions };
}
