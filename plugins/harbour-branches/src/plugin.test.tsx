import { openEmulator } from '@brokerdesk/mock-server/testing';
import { demoBrokers, expectGated, expectTranslated } from '@brokerdesk/plugin-testing';
import { afterAll, it, vi } from 'vitest';
import extension from './mock.ts';
import plugin from './plugin.ts';

// What it contributes is opened in the real shell, with and without each function.
vi.setConfig({ testTimeout: 120_000 });

const emulator = openEmulator({ applications: 60, extensions: [extension] });
afterAll(() => emulator.close());

const options = {
  emulator,
  now: '2026-11-04T02:00:00Z',
  user: 'harbour.admin',
  broker: demoBrokers.harbour.brokerCode,
};

it('is shown with its functions only', async () => {
  await expectGated(plugin, options);
});

it('is shown in three languages', async () => {
  await expectTranslated(plugin, options);
});
