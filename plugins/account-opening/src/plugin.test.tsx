import { openEmulator } from '@brokerdesk/mock-server/testing';
import type { ApplicationStatus } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, expectGated, expectTranslated, findApplication } from '@brokerdesk/plugin-testing';
import { afterAll, beforeAll, it, vi } from 'vitest';
import extension from './mock.ts';
import plugin from './plugin.ts';

// Each screen is opened in the real shell, with and without each function.
vi.setConfig({ testTimeout: 120_000 });

const now = '2026-11-04T02:00:00Z';
const emulator = openEmulator({ applications: 60, extensions: [extension] });
afterAll(() => emulator.close());

/** The application that each screen shows, by the status in which it has work to do. */
const shown: Readonly<Record<string, ApplicationStatus>> = {
  'RAO_CLIENT_MANAMEMENT/detail': 'SUB',
  'RAO_CHECK_DOCUMENT/ca_certify': 'CHK',
  'RAO_CHECK_DOCUMENT/create_file': 'CHK',
  'RAO_CHECK_DOCUMENT/ca_sign': 'CHK',
};
let params: Readonly<Record<string, { readonly id: string }>> = {};

beforeAll(async () => {
  const sandbox = await emulator.openSandbox({ now, frozen: true });
  const api = createSessionApi(await sandbox.signIn());
  const entries = Object.entries(shown).map(async ([name, status]) => {
    const { applyID } = await findApplication(api, { status });
    return [name, { id: applyID }] as const;
  });
  params = Object.fromEntries(await Promise.all(entries));
});

it('is shown with its functions only', async () => {
  await expectGated(plugin, { emulator, now, params });
});

it('is shown in three languages', async () => {
  await expectTranslated(plugin, { emulator, now, params });
});
