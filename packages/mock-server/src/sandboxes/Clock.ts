// The one clock of a sandbox. Everything that depends on time reads it: sessions, lockouts, ages of rows, planned work.
// Handlers of the emulator have no other source of time, so that tests can move time.

export interface ClockChange {
  /** Milliseconds since 1970. */
  readonly set?: number | undefined;
  readonly advanceSec?: number | undefined;
  readonly frozen?: boolean | undefined;
  readonly instantWork?: boolean | undefined;
}

export interface ClockOptions {
  readonly now: number | null;
  readonly frozen: boolean;
  /** Work that takes seconds or minutes in production takes no time. */
  readonly instantWork?: boolean | undefined;
}

/** The state of a clock at one time. */
export interface ClockReading {
  readonly now: number;
  readonly frozen: boolean;
}

interface Waiter {
  readonly time: number;
  readonly resolve: () => void;
}

// Every night has jobs that run one after the other, so a clock would not reach a date centuries ahead.
const [earliest, latest] = [Date.UTC(1970), Date.UTC(2100)];

/** Whether a clock may be set to a time: from 1970 to 2099. */
export function isValidClockTime(time: number): boolean {
  return time >= earliest && time < latest;
}

const longestTimerMs = 2 ** 31 - 1;

export class Clock {
  instantWork: boolean;
  #offset: number;
  #frozenAt: number | null;
  #waiters: readonly Waiter[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ClockOptions) {
    this.#offset = options.now === null ? 0 : options.now - Date.now();
    this.#frozenAt = options.frozen ? (options.now ?? Date.now()) : null;
    this.instantWork = options.instantWork ?? false;
  }

  get frozen(): boolean {
    return this.#frozenAt !== null;
  }

  now(): number {
    return this.#frozenAt ?? Date.now() + this.#offset;
  }

  change({ set, advanceSec, frozen, instantWork }: ClockChange): void {
    const now = (set ?? this.now()) + (advanceSec ?? 0) * 1000;
    this.#offset = now - Date.now();
    this.#frozenAt = (frozen ?? this.frozen) ? now : null;
    this.instantWork = instantWork ?? this.instantWork;
    this.#wake();
  }

  read(): ClockReading {
    return { now: this.now(), frozen: this.frozen };
  }

  /** Restores a reading and releases all waiting requests: what they waited for belongs to the state that is gone. */
  restore({ now, frozen }: ClockReading): void {
    this.#release();
    this.change({ set: now, frozen });
  }

  /** Waits until this clock reaches `time`, by running or because it was moved. */
  whenReached(time: number): Promise<void> {
    if (time <= this.now()) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiters = [...this.#waiters, { time, resolve }];
      this.#wake();
    });
  }

  /** Releases all waiting requests, because this clock will not move any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#release();
  }

  #release(): void {
    const waiters = this.#waiters;
    this.#waiters = [];
    for (const { resolve } of waiters) resolve();
  }

  #wake(): void {
    clearTimeout(this.#timer);
    const now = this.now();
    const due = this.#waiters.filter(({ time }) => time <= now);
    this.#waiters = this.#waiters.filter(({ time }) => time > now);
    for (const { resolve } of due) resolve();
    if (this.#waiters.length === 0 || this.frozen) return;
    const next = Math.min(...this.#waiters.map(({ time }) => time));
    this.#timer = setTimeout(() => this.#wake(), Math.min(next - now, longestTimerMs));
    this.#timer.unref();
  }
}
