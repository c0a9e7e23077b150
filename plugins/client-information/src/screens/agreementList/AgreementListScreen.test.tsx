import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { listAgreements } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import plugin from '../../plugin.ts';
import AgreementListScreen from './AgreementListScreen.tsx';

const emulator = openEmulator({ applications: 0 });
let session: TestSession;

beforeEach(async () => {
  session = await (await emulator.openSandbox()).signIn();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
afterAll(() => emulator.close());

it('filters by category and type, and searches titles and contents', async () => {
  await renderScreen(<AgreementListScreen />, { plugin, session, params: { category: 'additional', q: '孖展' } });
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  const [row] = screen.getAllByRole('row').slice(1);
  within(row!).getByText('Margin trading');
});

it('opens an agreement in its row', async () => {
  const { opened } = await renderScreen(<AgreementListScreen />, { plugin, session });
  const [first] = await screen.findAllByRole('rowheader');
  await act(async () => fireEvent.click(within(first!).getByRole('link')));
  const params = { id: 'AGR-DEMO-client-agreement' };
  expect(opened).toEqual([{ code: 'PM_CLIENT_INFORMATION', child: 'agreementDetail', params }]);
});

it('puts the agreements of one category in order', async () => {
  const { toasts } = await renderScreen(<AgreementListScreen />, { plugin, session });
  await press(await screen.findByRole('button', { name: 'Order agreements' }));
  await press(await screen.findByRole('menuitem', { name: 'Additional' }));
  const dialog = await screen.findByRole('dialog', { name: 'Order of the agreements: Additional' });
  await press((await within(dialog).findAllByRole('button', { name: /^Move .* down$/ }))[0]!);
  await press(within(dialog).getByRole('button', { name: 'Save order' }));
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['Order saved']));
  const { items } = await createSessionApi(session).call(listAgreements, { query: { category: 'additional' } });
  expect(items.map(({ type }) => type)).toEqual(['stock-connect', 'margin', 'market-data']);
});

async function press(element: HTMLElement) {
  await act(async () => fireEvent.click(element));
}
