// An input method composes in the form of a notice while the user changes its languages: no character is lost, or stored in
// another language.
import { openEmulator } from '@brokerdesk/mock-server/testing';
import { getNotification, listNotifications } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import plugin from '../../plugin.ts';
import NewNoticeScreen from './NewNoticeScreen.tsx';

// Fields, places of the switch and ways to commit repeat together after 42.
const switches = process.env['BROKERDESK_WHOLE'] === '1' ? 200 : 60;
const emulator = openEmulator({ applications: 0 });

vi.setConfig({ testTimeout: 120_000 });
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
afterAll(() => emulator.close());

it(`${switches} changes of the language during compositions: every character is stored in its own`, async () => {
  const session = await (await emulator.openSandbox()).signIn();
  const { opened } = await renderScreen(<NewNoticeScreen />, { plugin, session });
  const tabs = await screen.findAllByRole('tab');
  const titles = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Title/, hidden: true });
  const contents = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Content/, hidden: true });
  const [typedTitles, typedContents] = [
    ['', '', ''],
    ['', '', ''],
  ];
  let selected = 0;
  for (let step = 0; step < switches; step += 1) {
    // A title has a low limit, so most of it is content.
    const [fields, typed] = step % 7 === 0 ? [titles, typedTitles] : [contents, typedContents];
    const next = (selected + 1 + (Math.floor(step / 3) % 2)) % tabs.length;
    const field = fields[selected]!;
    const [letters, word] = [`t${step % 7}`, `通知${step % 7}`];
    fireEvent.compositionStart(field);
    input(field, typed[selected]! + letters.slice(0, 1));
    input(field, typed[selected]! + letters);
    const commit = () => {
      input(field, typed[selected]! + word);
      fireEvent.compositionEnd(field, { data: word });
      typed[selected] += word;
    };
    // Committed before the switch, after it, or interrupted by it, so that the letters stay.
    if (step % 3 === 0) commit();
    // oxlint-disable-next-line no-await-in-loop -- one tab after the other, as users do
    await act(async () => fireEvent.click(tabs[next]!));
    if (step % 3 === 1) commit();
    if (step % 3 === 2) {
      fireEvent.compositionEnd(field, { data: letters });
      typed[selected] += letters;
    }
    selected = next;
  }
  expect([...typedTitles, ...typedContents].every((text) => text.length > 5)).toBe(true);
  expect([titles.map(({ value }) => value), contents.map(({ value }) => value)]).toEqual([typedTitles, typedContents]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save draft' })));
  await waitFor(() => expect(opened).toHaveLength(1));
  const api = createSessionApi(session);
  const { items } = await api.call(listNotifications, { query: { q: typedTitles[0]!.slice(0, 20) } });
  const notice = await api.call(getNotification, { params: { ntfID: items[0]!.ntfID } });
  const { titleEN, titleSC, titleTC, contentEN, contentSC, contentTC } = notice;
  expect([
    [titleEN, titleSC, titleTC],
    [contentEN, contentSC, contentTC],
  ]).toEqual([typedTitles, typedContents]);
});

/** What a field receives while letters are composed in it. */
function input(field: HTMLInputElement, value: string) {
  fireEvent.input(field, { target: { value }, isComposing: true });
}
