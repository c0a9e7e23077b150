import type { MockRow } from '@brokerdesk/api';
import type { Collection } from '../state/Collection.ts';
import { hashTexts } from '../state/hashTexts.ts';
import { collectionOf, type State } from '../state/State.ts';
import { Faults } from '../faults/Faults.ts';
import { NonceStore } from '../signature/NonceStore.ts';
import { Clock, type ClockOptions } from './Clock.ts';
import { FileStore } from './FileStore.ts';
import { Journal, type SandboxSnapshot } from './Journal.ts';

/** The session that a token names, and how often that session's tokens had been rotated. */
export interface TokenClaim {
  readonly sessionID: string;
  readonly generation: number;
}

export interface SandboxOptions {
  readonly id: string;
  /** The how-manieth sandbox of its emulator it is: another one of the same name is another world. */
  readonly number: number;
  readonly startOptions: SandboxStartOptions;
  readonly state: State;
}

/** How a sandbox begins; `now` in milliseconds since 1970, null to follow the machine's clock. */
export type SandboxStartOptions = ClockOptions;

/** Null for a row that is to go. */
export interface RowWrite {
  readonly collection: string;
  readonly id: string;
  readonly row: MockRow | null;
}

/** Answers being made for an idempotency key, so that a retry that overtakes its original waits for it. */
export type InFlightResponses = Map<string, Promise<unknown>>;

/** A world of its own: state, clock and journal that no other sandbox sees. */
export class Sandbox {
  readonly id: string;
  readonly startOptions: SandboxStartOptions;
  readonly journal = new Journal();
  readonly files = new FileStore({ states: () => this.#reachableStates() });
  readonly faults = new Faults();
  readonly nonces = new NonceStore();
  readonly snapshots = new Map<string, SandboxSnapshot>();
  readonly inFlightResponses: InFlightResponses = new Map();
  /** What its tokens were found to say; the same as long as its secrets are. */
  readonly tokenClaims = new Map<string, TokenClaim>();
  clock: Clock;
  /** By the machine's clock, for finding idle sandboxes. */
  lastUsed = 0;
  readonly #number: number;
  #state: State;
  /** The state, as long as nobody was given it: then it need not be copied to be written to. */
  #unsharedState: Record<string, Collection> | null = null;
  #requestCount = 0;
  #stateGeneration = 0;
  #resetCount = 0;
  #secrets = new Map<string, string>();

  constructor({ id, number, startOptions, state }: SandboxOptions) {
    this.id = id;
    this.#number = number;
    this.startOptions = startOptions;
    this.#state = state;
    this.clock = new Clock(startOptions);
  }

  /** All of it, for keeping: it never changes any more. */
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

  /** Writes a row, or removes it where there is none to write. */
  write({ collection, id, row }: RowWrite): void {
    const before = collectionOf(this.#state, collection);
    const after = row === null ? before.remove(id) : before.put(id, row);
    if (after === before) return;
    // A call writes several rows, and nobody keeps what is between them.
    this.#unsharedState ??= { ...this.#state };
    this.#unsharedState[collection] = after;
    this.#state = this.#unsharedState;
  }

  /** Counts up with every reset and restoring: whoever began before that works in a world that is gone. */
  get stateGeneration(): number {
    return this.#stateGeneration;
  }

  nextRequestId(): string {
    this.#requestCount += 1;
    return `${this.id}-${this.#requestCount}`;
  }

  takeSnapshot(): SandboxSnapshot {
    return { state: this.state, clock: this.clock.read() };
  }

  /** Goes back to a moment: state and clock are as they were. Journal, snapshots and all files that they need stay. */
  restore({ state, clock }: SandboxSnapshot): void {
    this.#stateGeneration += 1;
    this.state = state;
    this.clock.restore(clock);
    this.inFlightResponses.clear();
  }

  /** The present state and all that somebody can still go back to. */
  *#reachableStates(): Generator<State> {
    yield this.#state;
    for (const { state } of this.snapshots.values()) yield state;
    for (const { state } of this.journal.snapshots()) yield state;
  }

  /** Lets calls end that wait for its clock. */
  close(): void {
    this.clock.stop();
  }

  reset(state: State): void {
    this.#stateGeneration += 1;
    this.state = state;
    this.close();
    this.clock = new Clock(this.startOptions);
    this.files.clear();
    this.faults.clear();
    this.nonces.clear();
    this.inFlightResponses.clear();
    this.snapshots.clear();
    this.journal.clear();
    this.#requestCount = 0;
    this.#resetCount += 1;
    this.#secrets.clear();
    this.tokenClaims.clear();
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
