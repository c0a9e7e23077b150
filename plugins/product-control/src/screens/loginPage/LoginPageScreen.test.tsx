import { openEmulator, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import {
  getConfiguration,
  listWebpageContents,
  updateWebpageContent,
  type WebpageContent,
} from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { search } from '../../commands/searchContents.ts';
import plugin from '../../plugin.ts';
import LoginPageCard from '../../slots/LoginPageCard.tsx';
import LoginPageScreen from './LoginPageScreen.tsx';

const emulator = openEmulator({ applications: 0 });
const onlySignInPage = ['PRODUCT_MANAGEMENT', 'PM_WEB_PORTAL_CONFIGURATION', 'PM_WP_LOGIN_PAGE'];
let sandbox: TestSandbox;
let session: TestSession;
afterAll(() => emulator.close());

describe('LoginPageScreen', () => {
  beforeEach(async () => {
    sandbox = await emulator.openSandbox();
    // Without advertising pictures: whatever a test does, no call may need that function.
    session = await sandbox.signIn({ functionCodes: onlySignInPage });
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });

  it('says what is on the page now, of each kind, and what waits', async () => {
    const { api: calls } = await show();
    // One request for the overview and the list below it.
    expect(calls.calls.filter(({ endpoint }) => endpoint === listWebpageContents)).toHaveLength(1);
    const overview = within(screen.getByRole('list', { name: 'On the sign-in page now' }));
    const cards = ['Title', 'Text', 'Logo', 'Icon', 'Background'].map((name) =>
      overview.getByRole('listitem', { name }),
    );
    const [title, text, logo, icon, background] = cards.map(({ textContent }) => textContent);
    expect(title).toContain('Standard title');
    expect(text).toContain('Standard text');
    for (const card of [logo, icon, background]) expect(card).toContain('Standard of the broker');
    expect(within(cards[2]!).getByRole('img').getAttribute('src')).toMatch(/^\/api\/systems\/public\/.*logo/);
    overview.getByRole('link', { name: 'Text, not published: 1' });
  });

  it('shows the contents of one kind and state, as the address says', async () => {
    const { params } = await show();
    await press('Logo 1');
    expect(params()).toMatchObject({ kind: 'logo' });
    await waitFor(() => expect(rowNames()).toEqual(['Logo']));
  });

  it('creates a title in three languages, which the preview shows while it is typed', async () => {
    await show();
    await press('New content');
    const dialog = within(await screen.findByRole('dialog'));
    await type(dialog.getByLabelText(/^Name/), 'Spring');
    await typeTexts(['Good spring', '春天好', '春日好']);
    const preview = dialog.getByRole('figure', { name: 'Preview of the sign-in page' });
    expect(preview.textContent).toContain('Good spring');
    await act(async () =>
      fireEvent.change(dialog.getByLabelText('Language of the preview'), { target: { value: 'zh-Hant' } }),
    );
    expect(preview.textContent).toContain('春日好');
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await named('Spring')).toMatchObject({ kind: 'title', textSC: '春天好', state: 'draft', published: null });
  });

  it('says which text is missing, sends nothing and keeps the others', async () => {
    const { api } = await show();
    await press('New content');
    await type(within(await screen.findByRole('dialog')).getByLabelText(/^Name/), 'Half');
    await typeTexts(['Only English', '', '']);
    await submit();
    expect((await screen.findAllByText('Enter this text.')).length).toBeGreaterThan(0);
    within(await screen.findByRole('dialog')).getByDisplayValue('Only English');
    expect(api.calls.map(({ endpoint }) => endpoint.method)).not.toContain('POST');
  });

  it('publishes after showing what changes for everyone, and what it replaces', async () => {
    const { toasts } = await show();
    await choose('Typhoon signal no. 8', 'Publish');
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog.textContent).toContain('It replaces “Standard text”'));
    const { loginPage } = await configuration();
    await waitFor(() => expect(dialog.textContent).toContain(loginPage.text.TC.slice(0, 8)));
    expect(dialog.textContent).toContain('八號颱風訊號現正懸掛');
    await confirm('Publish');
    await waitFor(() => expect(toasts[0]?.text).toBe('“Typhoon signal no. 8” is on the sign-in page.'));
    expect((await configuration()).loginPage.text.EN).toMatch(/^Typhoon signal/);
    expect((await named('Standard text')).state).toBe('unpublished');
    await waitFor(() => expect(screen.getByRole('listitem', { name: 'Text' }).textContent).toContain('Typhoon'));
  });

  it('publishes an earlier content again, and takes one off for the standard of the broker', async () => {
    await show();
    const before = (await configuration()).loginPage.title;
    await choose('Title of the new year', 'Publish again');
    await confirm('Publish');
    await waitFor(async () => expect((await configuration()).loginPage.title.EN).toMatch(/^Happy New Year/));
    await choose('Title of the new year', 'Unpublish');
    expect((await screen.findByRole('alertdialog')).textContent).toContain('the broker’s standard title');
    await confirm('Unpublish');
    await waitFor(async () => expect((await configuration()).loginPage.title).toEqual(before));
  });

  it('shows what another user has changed before it publishes, and publishes nothing until it is confirmed', async () => {
    await show();
    await choose('Typhoon signal no. 8', 'Publish');
    await screen.findByRole('alertdialog');
    await change(await named('Typhoon signal no. 8'), { textEN: 'Signal no. 10 is hoisted.' });
    await confirm('Publish');
    await screen.findByText('Signal no. 10 is hoisted.');
    expect((await named('Typhoon signal no. 8')).state).toBe('draft');
  });

  it('keeps what was typed when another user was faster', async () => {
    await show();
    await choose('Typhoon signal no. 8', 'Edit');
    await typeTexts(['My wording']);
    await change(await named('Typhoon signal no. 8'), { textEN: 'Their wording' });
    await submit();
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.textContent).toContain('Their wording'));
    within(dialog).getByDisplayValue('My wording');
    expect((await named('Typhoon signal no. 8')).textEN).toBe('Their wording');
  });

  it('says why a published content cannot be deleted', async () => {
    await show();
    await openMenu('Standard title');
    const item = await screen.findByRole('menuitem', { name: /^Delete/ });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(item.textContent).toContain('Unpublish it first.');
  });

  it('copies a picture, and sends no file with it', async () => {
    await show({ kind: 'logo' });
    await press('New content');
    const dialog = within(await screen.findByRole('dialog'));
    await type(dialog.getByLabelText(/^Name/), 'Copied');
    const copies = await dialog.findByLabelText(/^Or copy a picture/);
    const options = within(copies).getAllByRole<HTMLOptionElement>('option').slice(1);
    for (const { textContent } of options) expect(textContent).toContain('(270 × 60)');
    await act(async () => fireEvent.change(copies, { target: { value: options[0]!.value } }));
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await named('Copied')).picture).toMatchObject({ width: 270, height: 60 });
  });

  it('opens the content that a link names, with the page as it would be', async () => {
    const { contentID, textEN } = await named('Typhoon signal no. 8');
    await show({ contentID });
    const preview = await screen.findByRole('figure', { name: 'Preview of the sign-in page' });
    expect(preview.textContent).toContain(textEN);
    await press('Enlarge preview');
    const dialog = within(await screen.findByRole('dialog', { name: 'Preview of the sign-in page' }));
    expect(dialog.getByRole('figure').textContent).toContain(textEN);
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Close' })));
    expect(screen.getAllByRole('figure', { name: 'Preview of the sign-in page' })).toHaveLength(1);
  });

  it('shows what of a published content waits to be published', async () => {
    session = await sandbox.signIn({ brokerCode: 'HARBOUR', userID: 'harbour.admin' });
    const { contentID } = await named('Standard text');
    await show({ contentID });
    const changes = await screen.findByRole('list', { name: 'What everyone sees' });
    expect(within(changes).getAllByRole('listitem')).toHaveLength(3);
    expect(changes.textContent).toContain('Our hotline is open from 8:30.');
  });
});

it('the home page counts drafts and changes, with links to them', async () => {
  session = await (await emulator.openSandbox()).signIn({ brokerCode: 'HARBOUR', userID: 'harbour.admin' });
  await renderScreen(<LoginPageCard />, { plugin, session });
  await screen.findByRole('link', { name: 'Changed after publishing · Not published: 1' });
  screen.getByRole('link', { name: 'Drafts · Not published: 1' });
});

it('the palette finds contents by their texts in any language', async () => {
  session = await (await emulator.openSandbox()).signIn();
  const context = { api: api(), language: 'en', signal: new AbortController().signal } as const;
  expect((await search('颱風', context as never)).map(({ title }) => title)).toEqual(['Typhoon signal no. 8']);
});

async function show(params: Readonly<Record<string, string>> = {}) {
  const shown = await renderScreen(<LoginPageScreen />, { plugin, session, params });
  await screen.findByRole('list', { name: 'On the sign-in page now' });
  await screen.findAllByRole('gridcell');
  return shown;
}

function rowNames() {
  return within(screen.getByRole('grid'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);
}

async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}

async function openMenu(name: string) {
  const row = within(screen.getByRole('grid')).getByRole('row', { name: (shown) => shown.startsWith(name) });
  await act(async () => fireEvent.click(within(row).getAllByRole('button').at(-1)!));
}

async function choose(name: string, item: string) {
  await openMenu(name);
  const chosen = await screen.findByRole('menuitem', { name: item });
  await act(async () => fireEvent.click(chosen));
}

async function confirm(label: string) {
  const button = within(await screen.findByRole('alertdialog')).getByRole('button', { name: label });
  await act(async () => fireEvent.click(button));
}

async function type(field: HTMLElement, value: string) {
  await act(async () => fireEvent.change(field, { target: { value } }));
}

/** Types texts in the order of the languages. */
async function typeTexts(texts: readonly string[]) {
  const fields = within(await screen.findByRole('dialog')).getAllByLabelText(/^(Title|Text)(?! *s)/, {
    selector: 'textarea',
  });
  for (const [index, value] of texts.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as users type
    await type(fields[index]!, value);
  }
}

async function submit() {
  const dialog = await screen.findByRole('dialog');
  await act(async () => fireEvent.submit(dialog.querySelector('form')!));
}

const api = () => createSessionApi(session);
const configuration = () => api().call(getConfiguration, {});

async function named(name: string): Promise<WebpageContent> {
  const found = (await api().call(listWebpageContents, {})).find((content) => content.name === name);
  if (!found) throw new Error(`There is no content "${name}".`);
  return found;
}

async function change(content: WebpageContent, texts: Partial<WebpageContent>) {
  const { contentID, version, name, textEN, textSC, textTC } = { ...content, ...texts };
  const body = { name, textEN, textSC, textTC, version };
  await api().call(updateWebpageContent, { params: { contentID }, body });
}
