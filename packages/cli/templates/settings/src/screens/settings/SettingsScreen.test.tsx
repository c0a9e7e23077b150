import type { TestSandbox } from '@brokerdesk/mock-server/testing';
import { createInMemoryDrafts, createSessionApi, renderScreen } from '@brokerdesk/plugin-sdk/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { openPluginEmulator } from '../../emulatorFixture.ts';
import { changeSettings, getSettings } from '../../endpoints.ts';
import plugin from '../../plugin.ts';
import SettingsScreen from './SettingsScreen.tsx';

const emulator = openPluginEmulator();
let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
});
afterEach(cleanup);
afterAll(() => emulator.close());

it('saves what was changed', async () => {
  const { session, toasts } = await show();
  await changeDays('3');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Notification in the app' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('Changed by CHEUNG Mei Kuen 張美娟 on 04 Nov 2026, 10:00')).toBeTruthy();
  expect(toasts.map(({ text }) => text)).toEqual(['The settings have been saved.']);
  const saved = await createSessionApi(session).call(getSettings, {});
  expect(saved).toMatchObject({ daysBefore: 3, channels: ['sms', 'email', 'push'] });
});

it('sends nothing while reminders are on without a channel, and says why', async () => {
  const { api } = await show();
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Text message' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Email' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  const problems = await screen.findAllByText('Choose at least one channel while reminders are sent.');
  expect(problems.length).toBeGreaterThan(0);
  expect(api.writes()).toEqual([]);
});

it('keeps unsent input as a draft', async () => {
  const drafts = createInMemoryDrafts();
  await show({ drafts });
  await changeDays('9');
  cleanup();
  await show({ drafts });
  expect(await screen.findByText('Your unsaved input has been restored.')).toBeTruthy();
  expect((await daysField()).value).toBe('9');
});

it('shows what another user has changed before it saves', async () => {
  const { session } = await show();
  await changeDays('3');
  const api = createSessionApi(session);
  const { updateTime: _time, updateBy: _by, ...current } = await api.call(getSettings, {});
  await api.call(changeSettings, { body: { ...current, daysBefore: 12 } });
  fireEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('12 days')).toBeTruthy();
});

it('shows users without the function to edit the settings and no form', async () => {
  await show({ functionCodes: ['X_SAMPLE_PLUGIN'] });
  expect(await screen.findByText('Your deadline is close. Please reply in time.')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['zh-Hans', '保存设置'],
  ['zh-Hant', '儲存設定'],
] as const)('is translated into %s', async (language, label) => {
  await show({ language });
  expect(await screen.findByRole('button', { name: label })).toBeTruthy();
});

interface ShowOptions {
  readonly language?: 'en' | 'zh-Hans' | 'zh-Hant';
  readonly functionCodes?: readonly string[];
  readonly drafts?: ReturnType<typeof createInMemoryDrafts>;
}

async function show({ functionCodes, ...options }: ShowOptions = {}) {
  const session = await sandbox.signIn(functionCodes && { functionCodes });
  return { session, ...(await renderScreen(<SettingsScreen />, { plugin, session, ...options })) };
}

function daysField() {
  return screen.findByRole<HTMLInputElement>('spinbutton', { name: /^Days before the deadline/ });
}

async function changeDays(days: string) {
  fireEvent.change(await daysField(), { target: { value: days } });
}
