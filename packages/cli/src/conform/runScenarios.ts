import type { Endpoint } from '@brokerdesk/api';
import type { BackEnd } from './BackEnd.ts';
import {
  type CheckInfo,
  type CheckResult,
  Desk,
  type Finding,
  NotTried,
  type Scenario,
  type Verdict,
} from './Check.ts';
import { type Observation, wireChecks } from './examineExchange.ts';
import { OwnRecords, ownRecordsCheck } from './OwnRecords.ts';
import { Reach } from './Reach.ts';
import { type Exchange, NoAnswer } from './Wire.ts';

/** What a run was asked for. */
export interface RunOptions {
  /** Beginnings of checks, or families; all if empty. */
  readonly only: readonly string[];
  readonly onProgress: (done: number, all: number) => void;
}

/** What a run has found. */
export interface RunResult {
  readonly results: readonly CheckResult[];
  readonly reach: Reach;
  readonly requests: number;
}

/** Findings of one check beyond this number say nothing new. */
const maxFindings = 5;

/** After so many scenarios in a row without an answer, the back end is gone. */
const maxSilences = 3;
const stopped: Verdict = { kind: 'not tried', reason: 'the back end has stopped answering' };

/** Runs scenarios one after the other, because each of them changes what the next one finds. */
export async function runScenarios(
  backEnd: BackEnd,
  scenarios: readonly Scenario[],
  { only, onProgress }: RunOptions,
): Promise<RunResult> {
  const watched = new Watched(new URL(backEnd.base).pathname.replace(/\/$/, ''), {
    hasCall: (call) => backEnd.hasCall(call),
    brokers: backEnd.brokers,
  });
  backEnd.watch = (exchange) => watched.take(exchange);
  const chosen = scenarios.filter(({ checks }) => checks.some((check) => isWanted(check, only)));
  const results: CheckResult[] = [];
  let silences = 0;
  for (const [index, scenario] of chosen.entries()) {
    onProgress(index, chosen.length);
    const desk = new Desk(scenario.checks, () => backEnd.lastExchange);
    const ended = silences < maxSilences ? await runScenario(backEnd, scenario, desk) : stopped;
    if (ended?.kind === 'fails') silences += 1;
    else if (ended !== stopped) silences = 0;
    for (const check of scenario.checks) {
      const verdict = desk.verdictOf(check.id, ended);
      if (verdict !== undefined) results.push({ ...check, verdict });
    }
  }
  onProgress(chosen.length, chosen.length);
  const all = [...results, ...watched.results()];
  return { results: all.filter((check) => isWanted(check, only)), reach: watched.reach, requests: watched.requests };
}

/** Whether a check is among those that were asked for. */
export function isWanted({ id, family }: CheckInfo, only: readonly string[]): boolean {
  return only.length === 0 || only.some((wanted) => family === wanted || id.startsWith(wanted));
}

async function runScenario(backEnd: BackEnd, scenario: Scenario, desk: Desk): Promise<Verdict | undefined> {
  try {
    await scenario.run(desk);
    return undefined;
  } catch (error) {
    if (error instanceof NotTried) return { kind: 'not tried', reason: error.message };
    // A server that stops answering breaks whatever was asked of it.
    if (error instanceof NoAnswer) {
      return { kind: 'fails', findings: [{ text: error.message, exchange: undefined }] };
    }
    const { request } = backEnd.lastExchange ?? {};
    const reason = `after ${request?.method} ${request?.url}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    return { kind: 'fault of the suite', reason };
  }
}

/** The checks of all answers. */
export function passiveChecks(): readonly CheckInfo[] {
  return [...wireChecks, ownRecordsCheck, ...new Reach().shapeChecks];
}

/** What all answers together show. */
export class Watched {
  readonly reach: Reach;
  requests = 0;
  readonly #base: string;
  readonly #seen = new Map<string, Finding[]>();

  readonly #own: OwnRecords;

  /** `brokers` are those whose records have to stay apart. */
  constructor(
    base: string,
    {
      hasCall,
      brokers = [],
    }: { readonly hasCall?: (call: Endpoint) => boolean; readonly brokers?: readonly string[] } = {},
  ) {
    this.reach = new Reach(hasCall);
    this.#own = new OwnRecords(brokers);
    this.#base = base;
  }

  take(exchange: Exchange): void {
    this.requests += 1;
    const observations = [...this.reach.take(exchange, this.#base), ...this.#own.take(exchange)];
    for (const observation of observations) this.#note(observation, exchange);
  }

  results(): readonly CheckResult[] {
    return [...wireChecks, ownRecordsCheck, ...this.reach.shapeChecks].map((check) => ({
      ...check,
      verdict: this.#verdictOf(check.id),
    }));
  }

  #note({ id, problem }: Observation, exchange: Exchange): void {
    const findings = this.#seen.get(id) ?? [];
    if (problem !== undefined && findings.length < maxFindings && findings.every(({ text }) => text !== problem)) {
      findings.push({ text: problem, exchange });
    }
    this.#seen.set(id, findings);
  }

  #verdictOf(id: string): Verdict {
    const findings = this.#seen.get(id);
    if (findings === undefined) return { kind: 'not tried', reason: 'no such answer was seen' };
    return findings.length === 0 ? { kind: 'holds' } : { kind: 'fails', findings };
  }
}
