import type { MockRow } from '@brokerdesk/api';
import type { Collection } from '../state/Collection.ts';
import { hashTexts } from '../state/hashTexts.ts';
import { collectionOf, type State } from '../state/State.ts';
import { Faults } from '../faults/Faults.ts';
import { NonceStore } from '../signature/NonceStore.ts';
import { Clock, type ClockStart } from './Clock.ts';
import { FileStore } from './FileStore.ts';
import { Journal } from './Journal.ts';
import type { Moment } from './Moment.ts';

/** The session that a token names, and how often that session's tokens had been rotated. */
export interface TokenClaim {
  readonly sessionID: string;
  readonly generation: number;
}

export interface SandboxOptions {
  readonly id: string;
  /** The how-manieth sandbox of its emulator it is: another one of the same name is another world. */
  readonly number: number;
  readonly start: SandboxStart;
  readonly state: State;
}

/** How a sandbox begins; `now` in milliseconds since 1970, null to follow the machine's clock. */
export type SandboxStart = ClockStart;

/** Null for a row that is to go. */
export interface RowToWrite {
  readonly collection: string;
  readonly id: string;
  readonly row: MockRow | null;
}

/** Answers being made for an idempotency key, so that a retry that overtakes its original waits for it. */
export type AnswersUnderway = Map<string, Promise<unknown>>;

/** A world of its own: state, clock and journal that no other sandbox sees. */
export class Sandbox {
  readonly id: string;
  readonly start: SandboxStart;
  readonly journal = new Journal();
  readonly files = new FileStore({ states: () => this.#listStates() });
  readonly faults = new Faults();
  readonly nonces = new NonceStore();
  readonly snapshots = new Map<string, Moment>();
  readonly answersUnderway: AnswersUnderway = new Map();
  /** What its tokens were found to say; the same as long as its secrets are. */
  readonly tokenClaims = new Map<string, TokenClaim>();
  clock: Clock;
  /** By the machine's clock, for finding idle sandboxes. */
  lastUsed = 0;
  readonly #number: number;
  #state: State;
  /** The state, as long as nobody was given it: then it need not be copied to be written to. */
  #unseen: Record<string, Collection> | null = null;
  #requests = 0;
  #turns = 0;
  #resets = 0;
  #secrets = new Map<string, string>();

  constructor({ id, number, start, state }: SandboxOptions) {
    this.id = id;
    this.#number = number;
    this.start = start;
    this.#state = state;
    this.clock = new Clock(start);
  }

  /** All of it, for keeping: it never changes any more. */
  get state(): State {
    this.#unseen = null;
    return this.#state;
  }

  set state(state: State) {
    this.#unseen = null;
    this.#state = state;
  }

  /** One collection as it is now. */
  collection(name: string): Collection {
    return collectionOf(this.#state, name);
  }

  /** Writes a row, or removes it where there is none to write. */
  write({ collection, id, row }: RowToWrite): void {
    const before = collectionOf(this.#state, collection);
    const after = row === null ? before.remove(id) : before.put(id, row);
    if (after === before) return;
    // A call writes several rows, and nobody keeps what is between them.
    this.#unseen ??= { ...this.#state };
    this.#unseen[collection] = after;
    this.#state = this.#unseen;
  }

  /** Counts up with every reset and restoring: whoever began before that works in a world that is gone. */
  get turns(): number {
    return this.#turns;
  }

  nextRequestId(): string {
    this.#requests += 1;
    return `${this.id}-${this.#requests}`;
  }

  moment(): Moment {
    return { state: this.state, clock: this.clock.read() };
  }

  /** Goes back to a moment: state and clock are as they were. Journal, snapshots and all files that they need stay. */
  restore({ state, clock }: Moment): void {
    this.#turns += 1;
    this.state = state;
    this.clock.restore(clock);
    this.answersUnderway.clear();
  }

  /** The present state and all that somebody can still go back to. */
  *#listStates(): Generator<State> {
    yield this.#state;
    for (const { state } of this.snapshots.values()) yield state;
    for (const { state } of this.journal.moments()) yield state;
  }

  /** Lets calls end that wait for its clock. */
  close(): void {
    this.clock.stop();
  }

  reset(state: State): void {
    this.#turns += 1;
    this.state = state;
    this.close();
    this.clock = new Clock(this.start);
    this.files.clear();
    this.faults.clear();
    this.nonces.clear();
    this.answersUnderway.clear();
    this.snapshots.clear();
    this.journal.clear();
    this.#requests = 0;
    this.#resets += 1;
    this.#secrets.clear();
    this.tokenClaims.clear();
  }

  /**
   * The secret part of a token. It depends on the sandbox and on how often it was made and reset, and is never stored: a
   * token is worth nothing elsewhere or later, while the state stays the same for the same calls.
   */
  secretOf(seed: string, name: string): string {
    const known = this.#secrets.get(name);
    if (known !== undefined) return known;
    const secret = hashTexts([seed, this.id, `${this.#number}.${this.#resets}`, name]).slice(0, 32);
    if (this.#secrets.size >= 1000) this.#secrets.clear();
    this.#secrets.set(name, secret);
    return secret;
  }
}
