import type { BrowserContext } from '@playwright/test';

/** Collects what goes wrong in a test's pages without being asked: console errors, uncaught errors, CSP violations. */
export class ConsoleErrorCollector {
  readonly #problems: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

  attach(context: BrowserContext): void {
    context.on('console', (message) => {
      // Long texts are data addresses: their beginning says enough.
      if (message.type() === 'error') {
        this.#problems.push(`${message.text().slice(0, 300)} (${message.location().url})`);
      }
    });
    context.on('weberror', (error) => this.#problems.push(String(error.error())));
  }

  /** Says that the test provokes a problem; the test fails if the problem does not come. */
  expect(problem: RegExp): void {
    this.#expected.push(problem);
  }

  /** Says that a problem may come or not, as with a poll that is or is not under way at a moment. */
  allow(problem: RegExp): void {
    this.#allowed.push(problem);
  }

  /** Problems that nobody expected, and expectations that nothing met. */
  findProblems(): readonly string[] {
    const known = [...this.#expected, ...this.#allowed];
    const surprises = this.#problems.filter((problem) => !known.some((pattern) => pattern.test(problem)));
    const unmet = this.#expected.filter((pattern) => !this.#problems.some((problem) => pattern.test(problem)));
    return [...surprises, ...unmet.map((pattern) => `Expected a problem like ${pattern}, but none came.`)];
  }
}
