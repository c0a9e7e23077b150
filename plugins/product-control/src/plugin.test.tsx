import { openEmulator } from '@brokerdesk/mock-server/testing';
import { expectGated, expectTranslated } from '@brokerdesk/plugin-testing';
import { afterAll, it, vi } from 'vitest';
import plugin from './plugin.ts';

// Each screen is opened in the real shell, with and without each function.
vi.setConfig({ testTimeout: 120_000 });

const emulator = openEmulator({ applications: 0 });
afterAll(() => emulator.close());

it('is shown with its functions only', async () => {
  await expectGated(plugin, { emulator });
});

it('is shown in three languages', async () => {
  await expectTranslated(plugin, { emulator });
});
