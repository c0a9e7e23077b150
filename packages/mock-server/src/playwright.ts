// A Playwright test with an emulator: each test gets a separate sandbox, so that tests run in parallel and leave nothing
// behind.
import { test } from '@playwright/test';
import { MockClient } from './client/MockClient.ts';

/** What a project sets in its configuration. */
export interface MockOptions {
  /** Where the emulator listens. */
  readonly emulatorURL: string;
}

/** What a test gets. */
export interface MockFixtures {
  /** Drives the emulator inside this test's sandbox. */
  readonly emulator: MockClient;
}

/**
 * Playwright's `test` with the fixture `emulator`. Every request of the test's browser belongs to the test's sandbox.
 *
 * @example
 * export const test = mockTest.extend<{ myFixture: string }>({ … });
 */
export const mockTest = test.extend<MockOptions & MockFixtures>({
  emulatorURL: ['', { option: true }],
  emulator: async ({ emulatorURL }, use) => {
    const emulator = await MockClient.open({ address: emulatorURL });
    await use(emulator);
    await emulator.close();
  },
  extraHTTPHeaders: async ({ emulator }, use) => use({ 'Mock-Sandbox': emulator.sandbox }),
});
