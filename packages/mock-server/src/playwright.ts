// Fixtures for Playwright: each test gets a sandbox of its own in the emulator, so that tests run side by side and leave
// nothing behind.
import type { Fixtures } from '@playwright/test';
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
 * Spread into `base.extend`: every request of the test's browser then belongs to its own sandbox.
 *
 * @example
 * export const test = base.extend<MockOptions & MockFixtures>({ ...mockFixtures });
 */
export const mockFixtures: Fixtures<MockOptions & MockFixtures, object, { extraHTTPHeaders?: Record<string, string> }> =
  {
    emulatorURL: ['', { option: true }],
    emulator: async ({ emulatorURL }, use) => {
      const emulator = await MockClient.open({ address: emulatorURL });
      await use(emulator);
      await emulator.close();
    },
    extraHTTPHeaders: async ({ emulator }, use) => use({ 'Mock-Sandbox': emulator.sandbox }),
  };
