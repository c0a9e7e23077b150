import type { TestSandbox } from '@brokerdesk/mock-server/testing';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { openPluginEmulator } from '../../emulatorFixture.ts';
import { changeSample, listSamples } from '../../endpoints.ts';
import plugin from '../../plugin.ts';
import SampleListScreen from './SampleListScreen.tsx';

const emulator = openPluginEmulator();
let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
});
afterEach(cleanup);
afterAll(() => emulator.close());

it('creates a sample item with a name in every language', async () => {
  const { toasts } = await show({ q: 'Fees from January' });
  fireEvent.click(await screen.findByRole('button', { name: 'New sample item' }));
  const dialog = await screen.findByRole('dialog');
  for (const [tab, name] of [
    ['English', 'Fees from January'],
    ['Simplified Chinese', '一月起的收费'],
    ['Traditional Chinese', '一月起的收費'],
  ] as const) {
    fireEvent.click(within(dialog).getByRole('tab', { name: new RegExp(`^${tab}`) }));
    fireEvent.change(within(dialog).getByRole('textbox', { name: /^Name/ }), { target: { value: name } });
  }
  fireEvent.change(within(dialog).getByRole('textbox', { name: /^Due/ }), { target: { value: '2099-12-31' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create sample item' }));
  await screen.findByRole('rowheader', { name: 'Fees from January' });
  expect(toasts.map(({ text }) => text)).toEqual(['The sample item has been created.']);
});

it('shows what another user has changed before it saves', async () => {
  const { session } = await show({ q: 'Branch lease' });
  const row = await screen.findByRole('rowheader', { name: 'Branch lease' });
  fireEvent.click(within(row).getByRole('button'));
  const dialog = await screen.findByRole('dialog');
  const note = await within(dialog).findByRole('textbox', { name: /^Note/ });
  fireEvent.change(note, { target: { value: 'Ask the landlord' } });
  const api = createSessionApi(session);
  const { items } = await api.call(listSamples, { query: { q: 'Branch lease' } });
  const { sampleID, version, name, dueDay } = items[0]!;
  const body = { name, status: 'done', dueDay, note: 'Signed', version } as const;
  await api.call(changeSample, { params: { sampleID }, body });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save sample item' }));
  await within(dialog).findByText('Signed');
});

it('deletes a sample item after a question that names it', async () => {
  await show({ q: 'Branch lease' });
  fireEvent.click(await screen.findByRole('button', { name: 'Actions Branch lease' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Branch lease');
  fireEvent.click(within(question).getByRole('button', { name: 'Delete sample item' }));
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'Branch lease' })).toBeNull());
});

it('shows users without the function to edit the sample items and nothing to change them', async () => {
  await show({ functionCodes: ['X_SAMPLE_PLUGIN'], q: 'Branch lease' });
  const row = await screen.findByRole('rowheader', { name: 'Branch lease' });
  expect(screen.queryByRole('button', { name: 'New sample item' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull();
  fireEvent.click(within(row).getByRole('button'));
  const panel = await screen.findByRole('complementary', { name: 'Branch lease' });
  within(panel).getByText('分行租約');
});

it.each([
  ['zh-Hans', '示例插件', '分行租约'],
  ['zh-Hant', '範例插件', '分行租約'],
] as const)('is translated into %s', async (language, title, name) => {
  await show({ language, q: '分行' });
  await screen.findByRole('grid', { name: title });
  await screen.findByRole('rowheader', { name });
});

interface ShowOptions {
  readonly language?: 'en' | 'zh-Hans' | 'zh-Hant';
  readonly functionCodes?: readonly string[];
  /** The search with which the list is opened. */
  readonly q: string;
}

async function show({ language = 'en', functionCodes, q }: ShowOptions) {
  const session = await sandbox.signIn(functionCodes && { functionCodes });
  const rendered = await renderScreen(<SampleListScreen />, { plugin, session, language, params: { q } });
  return { session, ...rendered };
}
