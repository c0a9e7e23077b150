import type { Reporter, TestCase } from '@playwright/test/reporter';

/** Prints what all faults of all calls came to, when all journeys have run. */
export default class FaultSummaryReporter implements Reporter {
  #calls = 0;
  readonly #counts = new Map<string, number>();

  onTestEnd(_test: TestCase, { annotations }: { annotations: { type: string; description?: string }[] }): void {
    for (const { type, description } of annotations) {
      if (type !== 'faults' || description === undefined) continue;
      this.#calls += 1;
      for (const outcome of JSON.parse(description) as string[]) {
        this.#counts.set(outcome, (this.#counts.get(outcome) ?? 0) + 1);
      }
    }
  }

  onEnd(): void {
    if (this.#calls === 0) return;
    const total = [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
    const outside = this.#counts.get('nothing') ?? 0;
    const counts = JSON.stringify(Object.fromEntries(this.#counts));
    const faults = total / this.#calls;
    process.stdout.write(
      `Faults: ${faults} faults × ${this.#calls} calls = ${total}, outcomes ${counts}, ${outside} outside the catalogue\n`,
    );
  }

  printsToStdio(): boolean {
    return false;
  }
}
