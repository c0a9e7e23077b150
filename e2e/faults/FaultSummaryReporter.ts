import type { Outcome } from '@brokerdesk/plugin-testing/browser';
import type { Reporter, TestCase } from '@playwright/test/reporter';

const titles: Readonly<Record<string, string>> = { faults: 'Faults', containerFaults: 'Container faults' };

/** Prints the outcomes of all faults of all calls, when all tests have run. */
export default class FaultSummaryReporter implements Reporter {
  readonly #outcomes = new Map<string, Outcome[][]>();

  onTestEnd(_test: TestCase, { annotations }: { annotations: { type: string; description?: string }[] }): void {
    for (const { type, description } of annotations) {
      if (titles[type] === undefined || description === undefined) continue;
      const calls = this.#outcomes.get(type) ?? [];
      this.#outcomes.set(type, [...calls, JSON.parse(description) as Outcome[]]);
    }
  }

  onEnd(): void {
    for (const [type, calls] of this.#outcomes) {
      const all = calls.flat();
      const counts = Object.entries(Object.groupBy(all, (outcome) => outcome))
        .map(([outcome, found]) => `${found.length} ${outcome}`)
        .join(', ');
      process.stdout.write(`${titles[type]}: ${calls.length} calls, outcomes = ${all.length}: ${counts}.\n`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
