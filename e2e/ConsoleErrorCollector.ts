import type { BrowserContext } from '@playwright/test';

/** A browser with a window asks for this beside every document without markup, such as a JSON file that a test opens. */
const ownIcon = /status of 404.*\/favicon\.ico\)$/;

/** Collects console errors, uncaught errors and CSP violations of a test's pages. */
export class ConsoleErrorCollector {
  #problems: string[] = [];
  #expected: RegExp[] = [];
  #allowed: RegExp[] = [];

  attach(context: BrowserContext): void {
    context.on('console', (message) => {
      // Long texts contain data URLs, whose beginning is enough.
      if (message.type() === 'error') {
        this.#problems.push(`${message.text().slice(0, 300)} (${message.location().url})`);
      }
    });
    context.on('weberror', (error) => this.#problems.push(String(error.error())));
  }

  /** Declares a problem that the test provokes; the test fails if it does not occur. */
  expect(problem: RegExp): void {
    this.#expected.push(problem);
  }

  /** Declares a problem that may occur, for example when a poll is in flight at a certain moment. */
  allow(problem: RegExp): void {
    this.#allowed.push(problem);
  }

  /** Forgets everything, for a test that looks at one thing after the other. */
  forget(): void {
    this.#problems = [];
    this.#expected = [];
    this.#allowed = [];
  }

  /** Returns problems that were not expected, and expected ones that did not occur. */
  findProblems(): readonly string[] {
    const known = [...this.#expected, ...this.#allowed, ownIcon];
    const surprises = this.#problems.filter((problem) => !known.some((pattern) => pattern.test(problem)));
    const unmet = this.#expected.filter((pattern) => !this.#problems.some((problem) => pattern.test(problem)));
    return [...surprises, ...unmet.map((pattern) => `Expected a problem like ${pattern}, but none occurred.`)];
  }
}
