import { openEmulator } from '@brokerdesk/mock-server/testing';
import { expectGated, expectTranslated } from '@brokerdesk/plugin-sdk/testing';
import { afterAll, it, vi } from 'vitest';
import plugin from './plugin.ts';

// Each screen is opened in the real shell.
vi.setConfig({ testTimeout: 120_000 });

const emulator = openEmulator({ applications: 0 });
afterAll(() => emulator.close());

it('is shown to the staff of the provider only', async () => {
  await expectGated(plugin, { emulator });
});

it('is shown in three languages', async () => {
  await expectTranslated(plugin, { emulator });
});
