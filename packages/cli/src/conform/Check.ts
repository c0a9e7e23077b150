// What a check is, and how it ends.
import type { Exchange } from './Wire.ts';

/** What a law is about. */
export const families = [
  'contract',
  'authorisation',
  'tenancy',
  'state',
  'session',
  'signature',
  'idempotency',
  'files',
] as const;

/** One of {@link families}. */
export type Family = (typeof families)[number];

/** One law that a back end keeps or breaks. */
export interface CheckInfo {
  /** Stable: requirement sets and baselines name it. */
  readonly id: string;
  readonly family: Family;
  /** What has to hold, as a sentence. */
  readonly demand: string;
}

/** Returns the checks of some laws, and the id of each: a prefix and the law's name. */
export function toLaws<Law extends string>(
  prefix: string,
  family: Family,
  demands: Readonly<Record<Law, string>>,
): { readonly id: (law: Law) => string; readonly checks: readonly CheckInfo[] } {
  const id = (law: Law) => `${prefix}:${law}`;
  const laws = Object.keys(demands) as Law[];
  return { id, checks: laws.map((law) => ({ id: id(law), family, demand: demands[law] })) };
}

/** A sequence of requests that decides about some checks. */
export interface Scenario {
  readonly checks: readonly CheckInfo[];
  run(desk: Desk): Promise<void>;
}

/** What was seen that should not be, with the request that showed it. */
export interface Finding {
  readonly text: string;
  readonly exchange: Exchange | undefined;
}

/** How a check ended: the three kinds that are not green are kept apart. */
export type Verdict =
  | { readonly kind: 'holds' }
  | { readonly kind: 'fails'; readonly findings: readonly Finding[] }
  | { readonly kind: 'not tried'; readonly reason: string }
  | { readonly kind: 'fault of the suite'; readonly reason: string };

/** A check with its end. */
export type CheckResult = CheckInfo & { readonly verdict: Verdict };

/** Something that a check needs is not there. */
export class NotTried extends Error {
  override readonly name = 'NotTried';
}

/** Collects what the checks of one scenario find. */
export class Desk {
  readonly #ids: ReadonlySet<string>;
  readonly #reached = new Set<string>();
  readonly #findings = new Map<string, Finding[]>();
  readonly #skipped = new Map<string, string>();
  readonly #excluded = new Set<string>();
  readonly #lastExchange: () => Exchange | undefined;

  constructor(checks: readonly CheckInfo[], lastExchange: () => Exchange | undefined) {
    this.#ids = new Set(checks.map(({ id }) => id));
    this.#lastExchange = lastExchange;
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  /** Notes whether a law held; the last request is the evidence by default. */
  expect(id: string, holds: boolean, text: string, exchange: Exchange | undefined = this.#lastExchange()): void {
    if (!this.#ids.has(id)) throw new Error(`${id} is not a check of this scenario.`);
    this.#reached.add(id);
    if (holds) return;
    this.#findings.set(id, [...(this.#findings.get(id) ?? []), { text, exchange }]);
  }

  /** Notes why a law was not tried. */
  skip(id: string, reason: string): void {
    this.#skipped.set(id, reason);
  }

  /** Runs a part of a scenario; what it lacks concerns its own laws only. */
  async section(ids: readonly string[], run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (!(error instanceof NotTried)) throw error;
      for (const id of ids) this.skip(id, error.message);
    }
  }

  /** Notes that a law does not apply. */
  exclude(id: string): void {
    this.#excluded.add(id);
  }

  /** Notes that a law does not apply, unless something has shown whether it holds. */
  excludeUnreached(id: string): void {
    if (!this.#reached.has(id)) this.exclude(id);
  }

  /** Returns how a check ended, undefined if it does not apply; `ended` is what stopped the scenario, if anything did. */
  verdictOf(id: string, ended: Verdict | undefined): Verdict | undefined {
    const findings = this.#findings.get(id);
    if (findings) return { kind: 'fails', findings };
    if (this.#reached.has(id)) return { kind: 'holds' };
    if (this.#excluded.has(id)) return undefined;
    const reason = this.#skipped.get(id);
    if (reason !== undefined) return { kind: 'not tried', reason };
    return ended ?? { kind: 'not tried', reason: 'what it builds on has failed' };
  }
}
