// The one clock of a sandbox. Everything that depends on time reads it: sessions, lockouts, ages of rows. Nothing else in
// the emulator's handlers may ask what time it is, or a test could not move time.

export interface ClockChange {
  /** Milliseconds since 1970. */
  readonly set?: number | undefined;
  readonly advanceSec?: number | undefined;
  readonly frozen?: boolean | undefined;
}

export class Clock {
  #offset: number;
  #frozenAt: number | null;

  constructor(start: { readonly now: number | null; readonly frozen: boolean }) {
    this.#offset = start.now === null ? 0 : start.now - Date.now();
    this.#frozenAt = start.frozen ? (start.now ?? Date.now()) : null;
  }

  get frozen(): boolean {
    return this.#frozenAt !== null;
  }

  now(): number {
    return this.#frozenAt ?? Date.now() + this.#offset;
  }

  change({ set, advanceSec, frozen }: ClockChange): void {
    const now = (set ?? this.now()) + (advanceSec ?? 0) * 1000;
    this.#offset = now - Date.now();
    this.#frozenAt = (frozen ?? this.frozen) ? now : null;
  }
}
