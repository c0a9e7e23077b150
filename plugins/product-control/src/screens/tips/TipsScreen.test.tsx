import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { getTips, tipPlaces, updateTips } from '@brokerdesk/plugin-sdk/api';
import { createInMemoryDrafts, createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import plugin from '../../plugin.ts';
import TipsScreen from './TipsScreen.tsx';

const emulator = openEmulator({ applications: 0 });
let session: TestSession;

describe('TipsScreen', () => {
  beforeEach(async () => {
    session = await (await emulator.openSandbox()).signIn();
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });
  afterAll(() => emulator.close());

  it('has the eight places with their texts in three languages', async () => {
    await show();
    expect(screen.getAllByRole('switch').map(({ ariaChecked }) => ariaChecked)).toEqual(
      tipPlaces.map((place) => String(place !== 'statement')),
    );
    const { tips } = await stored();
    const fields = document.querySelectorAll('form textarea');
    expect([...fields].map((field) => (field as HTMLTextAreaElement).value)).toEqual(
      tips.flatMap(({ textEN, textSC, textTC }) => [textEN, textSC, textTC]),
    );
  });

  it('previews what is typed in each language, as far as it is shown', async () => {
    await show();
    await type(/^Tip: Deposit/, 'Only from your own account.');
    const phone = within(screen.getByRole('region', { name: 'As the app shows it' }));
    phone.getByText('Only from your own account.');
    expect(phone.queryByRole('heading', { name: 'Statements' })).toBeNull();
    await toggle('Statements');
    phone.getByRole('heading', { name: 'Statements' });
    const tabs = within(screen.getByRole('complementary', { name: 'Preview' }));
    await act(async () => fireEvent.click(tabs.getByRole('tab', { name: 'Traditional Chinese' })));
    tabs.getByRole('heading', { name: '收市' });
  });

  it('saves all places at once, with the version that was read', async () => {
    const { toasts } = await show();
    const before = await stored();
    await toggle('Statements');
    await type(/^Tip: Quotes/, 'Quotes are delayed.');
    await save();
    await waitFor(() => expect(toasts).toHaveLength(1));
    const after = await stored();
    expect(after.version).toBe(before.version + 1);
    expect(after.tips).toEqual(
      before.tips.map((tip) => ({
        ...tip,
        shown: true,
        ...(tip.place === 'quote' && { textEN: 'Quotes are delayed.' }),
      })),
    );
  });

  it('does not show a tip without its three texts, and says what to do', async () => {
    await show();
    const before = await stored();
    await type(/^Tip: Sign-in/, ' ');
    await save();
    await screen.findByRole('button', { name: /Write the text, or do not show the tip/ });
    expect(await stored()).toEqual(before);
    await toggle('Sign-in');
    await save();
    await waitFor(async () => expect((await stored()).tips[0]).toMatchObject({ shown: false, textEN: '' }));
  });

  it('keeps what was typed when another user has saved the tips meanwhile', async () => {
    await show();
    await type(/^Tip: Quotes/, 'Mine');
    const { tips, version } = await stored();
    const theirs = tips.map((tip) => (tip.place === 'deposit' ? { ...tip, textEN: 'Theirs' } : tip));
    await api().call(updateTips, { body: { tips: theirs, version } });
    await save();
    expect((await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent)).toEqual([
      'Tip: Deposit (English)',
    ]);
    expect(field(/^Tip: Quotes/).value).toBe('Mine');
    await act(async () => fireEvent.click(document.querySelector('.bdk-conflict [data-intent=primary]')!));
    await waitFor(async () => {
      const texts = Object.fromEntries((await stored()).tips.map(({ place, textEN }) => [place, textEN]));
      expect(texts).toMatchObject({ quote: 'Mine', deposit: 'Theirs' });
    });
  });

  it('keeps unsaved tips as a draft', async () => {
    const drafts = createInMemoryDrafts();
    await show({ drafts });
    await type(/^Tip: Quotes/, 'Not yet');
    cleanup();
    await show({ drafts });
    await waitFor(() => expect(field(/^Tip: Quotes/).value).toBe('Not yet'));
  });
});

async function show(options: object = {}) {
  const rendered = await renderScreen(<TipsScreen />, { plugin, session, ...options });
  await screen.findAllByRole('switch');
  return rendered;
}

function field(name: RegExp) {
  return screen.getAllByRole<HTMLTextAreaElement>('textbox', { name })[0]!;
}

async function type(name: RegExp, value: string) {
  await act(async () => fireEvent.change(field(name), { target: { value } }));
}

async function toggle(place: string) {
  await act(async () => fireEvent.click(screen.getByRole('switch', { name: `Show the tip: ${place}` })));
}

async function save() {
  await act(async () => fireEvent.submit(document.querySelector('form')!));
}

const api = () => createSessionApi(session);
const stored = () => api().call(getTips, {});
