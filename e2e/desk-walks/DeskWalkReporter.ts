import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What a walk reports when it ends well. */
export interface DeskWalkReport {
  readonly firstSeed: number;
  readonly desk: string;
  /** Of each step. */
  readonly outcomes: readonly string[];
}

/** Prints how many walks over the desks there were, when all tests have run. */
export default class DeskWalkReporter implements Reporter {
  readonly #reports: DeskWalkReport[] = [];
  #failed = 0;

  onTestEnd({ location }: TestCase, { annotations }: TestResult): void {
    if (!location.file.endsWith('deskWalks.spec.ts')) return;
    const report = annotations.find(({ type }) => type === 'deskWalk')?.description;
    if (report === undefined) this.#failed += 1;
    else this.#reports.push(JSON.parse(report) as DeskWalkReport);
  }

  onEnd(): void {
    const [first] = this.#reports;
    if (!first) return;
    const outcomes = this.#reports.flatMap((report) => report.outcomes);
    const desks = new Set(this.#reports.map(({ desk }) => desk));
    const counts = Object.entries(Object.groupBy(outcomes, (outcome) => outcome))
      .map(([outcome, found]) => `${found?.length} ${outcome}`)
      .join(', ');
    const result = this.#failed === 0 ? 'nothing wrong' : `${this.#failed} more went wrong`;
    process.stdout.write(
      `Desk walks: ${this.#reports.length} with ${outcomes.length} steps over ${desks.size} desks, seed ${first.firstSeed}, ${result} (${counts}).\n`,
    );
  }

  printsToStdio(): boolean {
    return false;
  }
}
