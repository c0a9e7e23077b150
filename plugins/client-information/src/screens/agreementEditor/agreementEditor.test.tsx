import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import { type AgreementDetail, changeAgreement, getAgreement, listAgreements } from '@brokerdesk/plugin-sdk/api';
import { createInMemoryDrafts, createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import plugin from '../../plugin.ts';
import EditAgreementScreen from './EditAgreementScreen.tsx';
import NewAgreementScreen from './NewAgreementScreen.tsx';

const emulator = openEmulator({ applications: 0 });
const margin = { agreementID: 'AGR-DEMO-margin' };
let sandbox: TestSandbox;
let session: TestSession;

beforeEach(async () => {
  sandbox = await emulator.openSandbox();
  session = await sandbox.signIn();
});
afterEach(cleanup);
afterAll(() => emulator.close());

it('creates an agreement once, also if the response is lost, and opens it', async () => {
  await sandbox.control.addFault({
    match: { method: 'POST', path: '/goapi/agreements' },
    effect: { kind: 'lostReply' },
    when: { times: 1 },
  });
  const { opened } = await renderScreen(<NewAgreementScreen />, { plugin, session });
  fireEvent.change(await screen.findByLabelText(/^Type/), { target: { value: 'derivatives' } });
  for (const label of [
    /^Title/,
    /^Content/,
    /^Text of the check box/,
    /^Button that agrees/,
    /^Button that disagrees/,
  ]) {
    type(label, ['Derivatives', '衍生产品', '衍生產品']);
  }
  await submit();
  await screen.findAllByRole('alert');
  await submit();
  await waitFor(() => expect(opened).toHaveLength(1));
  const { items } = await api().call(listAgreements, { query: { type: 'derivatives' } });
  expect(items).toMatchObject([{ category: 'additional', textVersion: 1, content: { TC: '衍生產品' } }]);
  const params = { id: items[0]!.agreementID };
  expect(opened).toEqual([{ code: 'PM_CLIENT_INFORMATION', child: 'agreementDetail', params }]);
});

it('requires every text in every language, and a type', async () => {
  const { api: calls } = await renderScreen(<NewAgreementScreen />, { plugin, session });
  type(/^Title/, ['Derivatives', '', '衍生產品']);
  await submit();
  await screen.findByRole('button', { name: /^Type: / });
  // Four texts in three languages, and the title in one of them.
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.match(/\d/)?.[0])).toEqual(['4', '5', '4']);
  expect(calls.writes()).toEqual([]);
});

it('shows a changed text by paragraph before it becomes a new version', async () => {
  const before = await read();
  const { opened } = await edit();
  const [field] = await screen.findAllByLabelText(/^Content/);
  fireEvent.change(field!, { target: { value: `${before.content.EN}\nA last clause.` } });
  await submit();
  const review = await screen.findByRole('alertdialog', { name: `Save version ${before.textVersion + 1}?` });
  expect(within(review).getByText('A last clause.').closest('ins')).toBeTruthy();
  expect(
    within(review)
      .getAllByRole('tab')
      .map(({ textContent }) => textContent),
  ).toEqual(['English (1)', 'Simplified Chinese (0)', 'Traditional Chinese (0)']);
  await press(within(review).getByRole('button', { name: 'Save as a new version' }));
  await waitFor(() => expect(opened).toHaveLength(1));
  expect(await read()).toMatchObject({
    textVersion: before.textVersion + 1,
    content: { ...before.content, EN: `${before.content.EN}\nA last clause.` },
  });
});

it('saves another type at once, and moves the agreement to its category', async () => {
  const { textVersion } = await read();
  const { opened } = await edit();
  fireEvent.change(await screen.findByLabelText(/^Type/), { target: { value: 'electronic' } });
  await submit();
  await waitFor(() => expect(opened).toHaveLength(1));
  expect(await read()).toMatchObject({ category: 'basic', type: 'electronic', textVersion });
});

it('two editors: the second sees what the first has changed, and the agreement has the texts of both', async () => {
  const before = await read();
  const { title, content, checkboxText, agreeText, disagreeText, category, type: kind, version } = before;
  const { opened } = await edit();
  const [field] = await screen.findAllByLabelText(/^Title/);
  fireEvent.change(field!, { target: { value: 'Margin trading, mine' } });
  const body = { content, agreeText, disagreeText, category, type: kind, version, title };
  const theirs = { ...checkboxText, EN: 'Theirs.' };
  const other = createSessionApi(await sandbox.signIn({ userID: 'demo.notices' }));
  await other.call(changeAgreement, { params: margin, body: { ...body, checkboxText: theirs } });
  await submit();
  await press(await screen.findByRole('button', { name: 'Save as a new version' }));
  const panel = within(await screen.findByRole('alert', { name: /changed this/ }));
  panel.getByText('Theirs.');
  expect(screen.getAllByLabelText(/^Title/)[0]).toHaveProperty('value', 'Margin trading, mine');
  await press(panel.getByRole('button', { name: 'Apply mine again' }));
  // The new version is shown again, against the text as it is now.
  const review = await screen.findByRole('alertdialog', { name: `Save version ${before.textVersion + 2}?` });
  expect(within(review).queryByText('Theirs.')).toBeNull();
  await press(within(review).getByRole('button', { name: 'Save as a new version' }));
  await waitFor(() => expect(opened).toHaveLength(1));
  expect(await read()).toMatchObject({
    title: { ...title, EN: 'Margin trading, mine' },
    checkboxText: theirs,
    textVersion: before.textVersion + 2,
  });
});

it('restores what was typed after a reload', async () => {
  const drafts = createInMemoryDrafts();
  await edit({ drafts });
  const [field] = await screen.findAllByLabelText(/^Title/);
  await act(async () => fireEvent.change(field!, { target: { value: 'Typed before the reload' } }));
  cleanup();
  await edit({ drafts });
  await waitFor(() => expect(screen.getAllByLabelText(/^Title/)[0]).toHaveProperty('value', 'Typed before the reload'));
});

const api = () => createSessionApi(session);
const read = (): Promise<AgreementDetail> => api().call(getAgreement, { params: margin });

function edit(options: object = {}) {
  const params = { id: margin.agreementID };
  return renderScreen(<EditAgreementScreen />, { plugin, session, params, ...options });
}

/** Types a text in each language. */
function type(label: RegExp, texts: readonly string[]) {
  texts.forEach((value, index) => {
    fireEvent.change(screen.getAllByLabelText(label)[index]!, { target: { value } });
  });
}

async function press(element: HTMLElement) {
  await act(async () => fireEvent.click(element));
}

async function submit() {
  await act(async () => fireEvent.submit(document.querySelector('form')!));
}
