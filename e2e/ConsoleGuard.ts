import type { BrowserContext } from '@playwright/test';

/** Collects what goes wrong in a test's pages without being asked: console errors, uncaught errors, CSP violations. */
export class ConsoleGuard {
  readonly #problems: string[] = [];
  readonly #expected: RegExp[] = [];

  watch(context: BrowserContext): void {
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

  /** Problems that nobody expected, and expectations that nothing met. */
  verdict(): readonly string[] {
    const surprises = this.#problems.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
    const unmet = this.#expected.filter((pattern) => !this.#problems.some((problem) => pattern.test(problem)));
    return [...surprises, ...unmet.map((pattern) => `Expected a problem like ${pattern}, but none came.`)];
  }
}
