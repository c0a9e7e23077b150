import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import { getAgreement, listAgreementAcceptances, listAgreements } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import plugin from '../../plugin.ts';
import AgreementDetailScreen from './AgreementDetailScreen.tsx';

const emulator = openEmulator({ applications: 60 });
const risk = { agreementID: 'AGR-DEMO-risk-disclosure' };
let sandbox: TestSandbox;
let session: TestSession;

beforeEach(async () => {
  sandbox = await emulator.openSandbox();
  session = await sandbox.signIn();
});
afterEach(cleanup);
afterAll(() => emulator.close());

it('compares any two versions by paragraph, in each language', async () => {
  const { params } = await show({ tab: 'versions' });
  await press(await screen.findByRole('button', { name: 'Compare with the version before' }));
  expect(params()).toMatchObject({ before: '2', after: '3' });
  // The button is gone; the focus is on what it has opened.
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'From version 2 to version 3' }));
  await press(screen.getByRole('radio', { name: 'Compare version 1 as the earlier one' }));
  screen.getByRole('heading', { name: 'From version 1 to version 3' });
  const { textVersions } = await createSessionApi(session).call(getAgreement, { params: risk });
  const linesOf = (index: number, language: 'EN' | 'TC') => textVersions[index]!.content[language].split('\n');
  const added = () => [...document.querySelectorAll('ins')].map(({ textContent }) => textContent);
  expect(added()).toEqual(linesOf(0, 'EN').slice(linesOf(2, 'EN').length));
  await press(screen.getByRole('tab', { name: /^Traditional Chinese/ }));
  expect(added()).toEqual(linesOf(0, 'TC').slice(linesOf(2, 'TC').length));
});

it('shows how many clients accepted each version, and leads to them', async () => {
  const { opened } = await show({ tab: 'versions' });
  const { versions } = await createSessionApi(session).call(listAgreementAcceptances, { query: risk });
  const row = (await screen.findAllByRole('row'))[1]!;
  await press(await within(row).findByRole('link', { name: String(versions[0]!.count) }));
  expect(opened[0]?.params).toEqual({ id: risk.agreementID, tab: 'acceptances', textVersion: '3' });
});

it('lists who accepted which version, and links to the applications', async () => {
  await show({ tab: 'acceptances', textVersion: '3', source: 'application' });
  const grid = await screen.findByRole('grid', { name: 'Acceptances' });
  const query = { ...risk, textVersion: 3, source: 'application' } as const;
  const { items } = await createSessionApi(session).call(listAgreementAcceptances, { query });
  await waitFor(() => expect(within(grid).getAllByRole('rowheader').length).toBe(items.length));
  within(grid).getByText(items[0]!.applyID!);
});

it('leads back to the tab with the list', async () => {
  await show();
  const back = await screen.findByRole('link', { name: 'Agreements' });
  await waitFor(() => expect(back.getAttribute('href')).toContain('/PM_CLIENT_INFORMATION/agreement'));
});

it('lists the templates that ask for the agreement', async () => {
  await show({ tab: 'templates' });
  const table = await screen.findByRole('table', { name: /^Templates that ask/ });
  expect(within(table).getAllByText('Risk disclosure statement').length).toBeGreaterThan(0);
});

it('says why no template asks for an additional agreement', async () => {
  await show({ id: 'AGR-DEMO-margin', tab: 'templates' });
  await screen.findByText('No template asks for this agreement');
});

it('is previewed as on a phone, with the box that clients tick', async () => {
  await show();
  await press(await screen.findByRole('button', { name: 'Preview' }));
  const { content, checkboxText } = await createSessionApi(session).call(getAgreement, { params: risk });
  const phone = within(await screen.findByRole('dialog')).getByRole('region', { name: 'As the app shows it' });
  within(phone).getByRole('checkbox', { name: checkboxText.EN });
  expect(phone.textContent).toContain(content.EN.split('\n').at(-1));
  expect(within(phone).queryByRole('button')).toBeNull();
});

it('marks a language that is still a copy of another one', async () => {
  const row = await sandbox.control.readRow<{ readonly title: object }>('agreements', risk.agreementID);
  const title = { EN: 'Risk disclosure', SC: 'Risk disclosure', TC: '風險披露' };
  await sandbox.control.putRow('agreements', risk.agreementID, { ...row, title });
  await show();
  await screen.findByText('Simplified Chinese missing');
});

it('is deleted after a question if no client has accepted it, and leads back to the list', async () => {
  const row = await sandbox.control.readRow<object>('agreements', 'AGR-DEMO-margin');
  const agreementID = 'AGR-DEMO-unused';
  await sandbox.control.putRow('agreements', agreementID, { ...row, agreementID, sequence: 9 });
  const { opened } = await show({ id: agreementID });
  await press(await screen.findByRole('button', { name: 'Delete' }));
  await press(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Delete/ }));
  await waitFor(() => expect(opened).toEqual([{ code: 'PM_CLIENT_INFORMATION', child: 'agreement' }]));
  const { items } = await createSessionApi(session).call(listAgreements, {});
  expect(items.map((one) => one.agreementID)).not.toContain(agreementID);
});

it('is kept while acceptances refer to it, and says what to do instead', async () => {
  const { opened } = await show();
  await press(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await press(dialog.getByRole('button', { name: /^Delete/ }));
  await dialog.findByText(/^\d+ acceptances by clients refer to it.*become a new version/);
  expect(opened).toEqual([]);
  const { items } = await createSessionApi(session).call(listAgreements, {});
  expect(items.map(({ agreementID }) => agreementID)).toContain(risk.agreementID);
});

function show(params: Readonly<Record<string, string>> = {}) {
  return renderScreen(<AgreementDetailScreen />, { plugin, session, params: { id: risk.agreementID, ...params } });
}

async function press(element: HTMLElement) {
  await act(async () => fireEvent.click(element));
}
