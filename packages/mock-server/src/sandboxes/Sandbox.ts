import { hashTexts } from '../state/hashTexts.ts';
import type { State } from '../state/State.ts';
import { Faults } from '../faults/Faults.ts';
import { NonceStore } from '../signature/NonceStore.ts';
import { Clock, type ClockStart } from './Clock.ts';
import { FileStore } from './FileStore.ts';
import { Journal } from './Journal.ts';
import type { Moment } from './Moment.ts';

export interface SandboxOptions {
  readonly id: string;
  /** The how-manieth sandbox of its emulator it is: another one of the same name is another world. */
  readonly number: number;
  readonly start: SandboxStart;
  readonly state: State;
}

/** How a sandbox begins; `now` in milliseconds since 1970, null to follow the machine's clock. */
export type SandboxStart = ClockStart;

/** Answers being made for an idempotency key, so that a retry that overtakes its original waits for it. */
export type AnswersUnderway = Map<string, Promise<unknown>>;

/** A world of its own: state, clock and journal that no other sandbox sees. */
export class Sandbox {
  readonly id: string;
  readonly start: SandboxStart;
  readonly journal = new Journal();
  readonly files = new FileStore();
  readonly faults = new Faults();
  readonly nonces = new NonceStore();
  readonly snapshots = new Map<string, Moment>();
  readonly answersUnderway: AnswersUnderway = new Map();
  state: State;
  clock: Clock;
  /** By the machine's clock, for finding idle sandboxes. */
  lastUsed = 0;
  readonly #number: number;
  #requests = 0;
  #turns = 0;
  #resets = 0;
  #secrets = new Map<string, string>();

  constructor({ id, number, start, state }: SandboxOptions) {
    this.id = id;
    this.#number = number;
    this.start = start;
    this.state = state;
    this.clock = new Clock(start);
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

  /** Goes back to a moment: state and clock are as they were. Files, journal and snapshots stay. */
  restore({ state, clock }: Moment): void {
    this.#turns += 1;
    this.state = state;
    this.clock.restore(clock);
    this.answersUnderway.clear();
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
