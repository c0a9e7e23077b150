import { createSessionApi, demoUsers } from '@brokerdesk/plugin-sdk/testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { openPluginEmulator } from './emulatorFixture.ts';
import { changeSettings, getSettings } from './endpoints.ts';

const emulator = openPluginEmulator();
let api: ReturnType<typeof createSessionApi>;
let readerApi: ReturnType<typeof createSessionApi>;

const body = {
  isEnabled: true,
  daysBefore: 3,
  message: { EN: 'Please reply.', SC: '请回复。', TC: '請回覆。' },
  channels: ['push'],
} as const;

beforeEach(async () => {
  const sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
  api = createSessionApi(await sandbox.signIn());
  readerApi = createSessionApi(await sandbox.signIn({ ...demoUsers.reader, functionCodes: ['X_SAMPLE_PLUGIN'] }));
});
afterAll(() => emulator.close());

it('saves the settings for all users of the broker', async () => {
  const input = { body: { ...body, channels: [...body.channels], version: 1 } };
  const saved = await api.call(changeSettings, input);
  expect(saved).toMatchObject({ ...body, version: 2, updateTime: '2026-11-04T02:00:00.000Z' });
  expect(await readerApi.call(getSettings, {})).toEqual(saved);
});

it('rejects reminders without a channel, and accepts settings without both', async () => {
  const input = { ...body, channels: [], version: 1 };
  await expect(api.call(changeSettings, { body: input })).rejects.toMatchObject({
    code: 'E0004',
    data: { fields: [{ path: 'channels', rule: 'required' }] },
  });
  expect(await api.call(changeSettings, { body: { ...input, isEnabled: false } })).toMatchObject({ channels: [] });
});

it('rejects a change of an older version, and users without the function to edit', async () => {
  const current = await api.call(getSettings, {});
  const input = { body: { ...body, channels: [...body.channels], version: 7 } };
  await expect(api.call(changeSettings, input)).rejects.toMatchObject({ code: 'E0005', data: { current } });
  await expect(readerApi.call(changeSettings, input)).rejects.toMatchObject({ code: 'E0002' });
});
