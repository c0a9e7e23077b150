// What gets lost between the form and the server, and two who write the same notice: no notice exists twice, none is sent
// twice, and no input is lost. All combinations in `npm test`; 200 lost requests in a whole run.
import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import { changeNotification, createNotification, getNotification, listNotifications } from '@brokerdesk/plugin-sdk/api';
import { createInMemoryDrafts, createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import plugin from '../../plugin.ts';
import { draft } from './draftFixture.ts';
import EditNoticeScreen from './EditNoticeScreen.tsx';
import NewNoticeScreen from './NewNoticeScreen.tsx';

const emulator = openEmulator({ applications: 0 });
const lostRequests = process.env['BROKERDESK_WHOLE'] === '1' ? 200 : 16;
let sandbox: TestSandbox;
let session: TestSession;

vi.setConfig({ testTimeout: 1_800_000 });
configure({ asyncUtilTimeout: 20_000 });
beforeEach(async () => {
  sandbox = await emulator.openSandbox();
  session = await sandbox.signIn();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
afterAll(() => emulator.close());

const api = () => createSessionApi(session);
const create = (body = draft) => api().call(createNotification, { body });
const list = async (q: string) => (await api().call(listNotifications, { query: { q } })).items;

const buttons = ['Save draft', 'Check and send…'] as const;
type Button = (typeof buttons)[number];

const combinations = ['new', 'changed'].flatMap((kind) =>
  (['lostReply', 'reset'] as const).flatMap((loss) =>
    buttons.flatMap((first) => buttons.map((second) => ({ kind, loss, first, second }))),
  ),
);

it(`${lostRequests} lost requests and replies: each notice exists once, with its file, and is sent once`, async () => {
  const source = await create();
  let sent = 0;
  for (let number = 0; number < lostRequests; number += 1) {
    const { kind, loss, first, second } = combinations[number % combinations.length]!;
    const title = `Notice number ${number};`;
    const name = `${title} ${kind}, ${loss}: ${first}, then ${second}`;
    // oxlint-disable no-await-in-loop -- one user, one notice after the other
    const opened = kind === 'new' ? await openCopy(source.ntfID) : await openDraft();
    await type('Title', title);
    await attach();
    await lose(kind === 'new' ? createNotification : changeNotification, loss);
    await press(first);
    expect(await screen.findByText(/^There was no response/), name).toBeTruthy();
    await press(second);
    const wasSentAtFirst = first === 'Check and send…' && loss === 'lostReply';
    // What was sent cannot be recalled: the form says so and keeps the input. Otherwise it is done and closes.
    const isRefused = wasSentAtFirst && second === 'Save draft';
    await waitFor(() => {
      const refusals = screen.queryAllByText(/This notification has been delivered/).length;
      expect([name, refusals, opened.length]).toEqual([name, isRefused ? 1 : 0, isRefused ? 0 : 1]);
    });
    expect(screen.getByDisplayValue(title), name).toBeTruthy();
    const isSent = wasSentAtFirst || second === 'Check and send…';
    expect([name, await list(title)]).toMatchObject([
      name,
      [{ status: isSent ? 'sent' : 'draft', attachmentCount: 1 }],
    ]);
    // The message in English, the language of the title.
    const messages = (await sandbox.control.readOutbox()).filter(({ text }) => text.includes(title));
    expect([name, messages.length]).toEqual([name, isSent ? 1 : 0]);
    sent += isSent ? 1 : 0;
    cleanup();
    sessionStorage.clear();
    // oxlint-enable no-await-in-loop
  }
  process.stdout.write(
    `${lostRequests} lost requests and replies: ${lostRequests} notices, ${sent} sent once, none twice\n`,
  );
});

it('a new notice that was received before a reload is changed by what is written after it, not created again', async () => {
  const { ntfID } = await create();
  const drafts = createInMemoryDrafts();
  await openCopy(ntfID, { drafts });
  await type('Title', 'Before the reload');
  await lose(createNotification, 'lostReply');
  await press('Save draft');
  await screen.findByText(/^There was no response/);
  cleanup();
  const opened = await openCopy(ntfID, { drafts });
  await screen.findByDisplayValue('Before the reload');
  await type('Title', 'After the reload');
  await press('Save draft');
  await waitFor(() => expect(opened).toHaveLength(1));
  expect([await list('Before the reload'), await list('After the reload')]).toMatchObject([[], [{ version: 2 }]]);
});

it('a reply that is lost and a session that ends after it: restored after the sign-in, and created once', async () => {
  const { ntfID } = await create();
  const drafts = createInMemoryDrafts();
  await openCopy(ntfID, { drafts });
  await type('Title', 'Over the end of a session');
  await lose(createNotification, 'lostReply');
  await press('Save draft');
  await screen.findByText(/^There was no response/);
  await sandbox.control.expireSessions('all');
  await press('Save draft');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('E0001'));
  cleanup();
  session = await sandbox.signIn();
  const opened = await openCopy(ntfID, { drafts });
  await screen.findByDisplayValue('Over the end of a session');
  await press('Save draft');
  await waitFor(() => expect(opened).toHaveLength(1));
  expect(await list('Over the end of a session')).toMatchObject([{ status: 'draft', version: 1 }]);
});

it('two editors: the second sees what the first has changed, and the notice has the texts of both', async () => {
  const { ntfID, version } = await create();
  const { opened } = await renderScreen(<EditNoticeScreen />, { plugin, session, params: { ntfID } });
  await type('Content', 'Mine: our branches open at ten.');
  const other = createSessionApi(await sandbox.signIn({ userID: 'demo.notices' }));
  const kept = { keepFileEN: [], keepFileSC: [], keepFileTC: [] };
  await other.call(changeNotification, { params: { ntfID }, body: { ...draft, ...kept, titleEN: 'Theirs', version } });
  await press('Save draft');
  const panel = within(await screen.findByRole('alert', { name: /changed this/ }));
  panel.getByText(/Theirs/);
  screen.getByDisplayValue('Mine: our branches open at ten.');
  await act(async () => fireEvent.click(panel.getByRole('button', { name: 'Apply mine again' })));
  await waitFor(() => expect(opened).toHaveLength(1));
  expect(await api().call(getNotification, { params: { ntfID } })).toMatchObject({
    titleEN: 'Theirs',
    contentEN: 'Mine: our branches open at ten.',
    version: 3,
  });
});

async function openCopy(copyOf: string, more: object = {}) {
  return (await renderScreen(<NewNoticeScreen />, { plugin, session, params: { copyOf }, ...more })).opened;
}

async function openDraft() {
  const { ntfID } = await create({ ...draft, titleEN: 'To be changed' });
  return (await renderScreen(<EditNoticeScreen />, { plugin, session, params: { ntfID } })).opened;
}

async function lose(
  { method, path }: typeof createNotification | typeof changeNotification,
  kind: 'lostReply' | 'reset',
) {
  await sandbox.control.addFault({ match: { method, path }, effect: { kind }, when: { times: 1 } });
}

async function type(label: string, value: string) {
  const [field] = await screen.findAllByRole('textbox', { name: new RegExp(`^${label}`) });
  await act(async () => fireEvent.change(field!, { target: { value } }));
}

async function attach() {
  const file = new File(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'], 'hours.pdf');
  const input = document.querySelector<HTMLInputElement>('form input[type=file]')!;
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
  await within(input.closest('fieldset')!).findByRole('listitem');
}

/** Presses a button of the form, and confirms the last check if there is one. */
async function press(name: Button) {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
  if (name === 'Check and send…') await confirm();
}

async function confirm() {
  const check = within(await screen.findByRole('alertdialog', { name: 'Send this notice?' }));
  await act(async () => fireEvent.click(check.getByRole('button', { name: 'Send notice' })));
}
