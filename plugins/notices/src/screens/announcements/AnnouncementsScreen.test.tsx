import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { type Announcement, changeAnnouncement, getAnnouncement, listAnnouncements } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import plugin from '../../plugin.ts';
import AnnouncementsScreen from './AnnouncementsScreen.tsx';
import AnnouncementDetailScreen from './detail/AnnouncementDetailScreen.tsx';

const emulator = openEmulator({ applications: 0 });
const draft = 'ANN-DEMO-5';
const ended = 'ANN-DEMO-4';
let session: TestSession;

describe('AnnouncementsScreen', () => {
  beforeEach(async () => {
    session = await (await emulator.openSandbox()).signIn();
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });
  afterAll(() => emulator.close());

  it('lists the announcements in the order in which clients see them, by state and search', async () => {
    const { params } = await show();
    expect((await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent)).toEqual(
      (await stored()).map(({ title }) => title.EN),
    );
    await press('Ended');
    expect(params()).toMatchObject({ state: 'ended' });
    await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
  });

  it('publishes a draft in its row, says what clients see, and undoes it', async () => {
    const { toasts } = await show();
    const before = await read(draft);
    await act(async () => fireEvent.click(screen.getByRole('switch', { name: `Published – ${before.title.EN}` })));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]!.text).toBe(`Clients now see “${before.title.EN}”.`);
    expect(await read(draft)).toMatchObject({ published: true, content: before.content, state: 'displaying' });
    await act(async () => toasts[0]!.action!.run());
    await waitFor(async () => expect((await read(draft)).published).toBe(false));
  });

  it('says that clients do not see an announcement whose period is over, though it is published', async () => {
    const one = await read(ended);
    await change({ ...one, published: false });
    const { toasts } = await show();
    await choose(one.title.EN, 'Publish');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]!.text).toMatch(/is published, but its period is over/);
  });

  it('keeps what another user has changed when the row is out of date', async () => {
    const { toasts } = await show();
    const before = await read(draft);
    const content = { EN: 'New', SC: '新', TC: '新' };
    await change({ ...before, content });
    await act(async () => fireEvent.click(screen.getByRole('switch', { name: `Published – ${before.title.EN}` })));
    await waitFor(() => expect(toasts.map(({ tone }) => tone)).toEqual(['error']));
    expect(await read(draft)).toMatchObject({ content, published: false });
  });

  it('creates an announcement in three languages, as the last one and not published', async () => {
    await show();
    await press('New announcement');
    const fields = within(await screen.findByRole('dialog'));
    ['Typhoon', '台风', '颱風'].forEach((value, index) => {
      fireEvent.change(fields.getAllByLabelText(/^Title/)[index]!, { target: { value } });
      fireEvent.change(fields.getAllByLabelText(/^Content/)[index]!, { target: { value: `${value}\n!` } });
    });
    const preview = within(screen.getByRole('dialog').querySelector('details')!);
    await act(async () => fireEvent.click(preview.getByRole('tab', { name: 'Simplified Chinese', hidden: true })));
    preview.getByText('台风');
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await stored()).at(-1)).toMatchObject({
      title: { EN: 'Typhoon', SC: '台风', TC: '颱風' },
      startTime: null,
      endTime: null,
      state: 'unpublished',
    });
  });

  it('says what to do when the end is not after the start, and sends nothing', async () => {
    const one = await read('ANN-DEMO-1');
    await show();
    await choose(one.title.EN, 'Edit');
    const [, end] = within(await screen.findByRole('dialog')).getAllByRole('textbox', { name: /^(From|Until)/ });
    await act(async () => fireEvent.change(end!, { target: { value: '2020-01-01 09:00' } }));
    await act(async () => fireEvent.blur(end!));
    await submit();
    expect((await screen.findAllByText(/Choose an end after the start/)).length).toBeGreaterThan(0);
    expect(await read(one.announceID)).toEqual(one);
  });

  it('saves a changed order', async () => {
    await show();
    await press('Order announcements');
    const [first, second] = await stored();
    await press(`Move ${first!.title.EN} down`);
    await press('Save order');
    await waitFor(async () => expect((await stored())[0]?.announceID).toBe(second!.announceID));
  });

  it('shows the texts of each language in the preview, and leaves the screen with a deleted announcement', async () => {
    const one = await read('ANN-DEMO-1');
    const options = { plugin, session, params: { announceID: one.announceID } };
    const { opened } = await renderScreen(<AnnouncementDetailScreen />, options);
    await screen.findByText(one.content.EN);
    await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Traditional Chinese' })));
    expect(screen.getByText(one.content.TC).closest('[lang]')?.getAttribute('lang')).toBe('zh-Hant');
    await press('Delete announcement');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Clients see it now and no longer will.');
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: /^Delete/ })));
    await waitFor(() => expect(opened).toEqual([{ code: 'PM_NM_ANNOUNCEMENT' }]));
    expect((await stored()).map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4]);
  });
});

async function show(params: Readonly<Record<string, string>> = {}) {
  const shown = await renderScreen(<AnnouncementsScreen />, { plugin, session, params });
  await screen.findAllByRole('rowheader');
  return shown;
}

async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}

async function choose(title: string, item: string) {
  const row = screen.getByRole('row', { name: (name) => name.startsWith(title) });
  await act(async () => fireEvent.click(within(row).getAllByRole('button').at(-1)!));
  const chosen = await screen.findByRole('menuitem', { name: item });
  await act(async () => fireEvent.click(chosen));
}

async function submit() {
  const dialog = await screen.findByRole('dialog');
  await act(async () => fireEvent.submit(dialog.querySelector('form')!));
}

const api = () => createSessionApi(session);
const read = (announceID: string) => api().call(getAnnouncement, { params: { announceID } });

async function stored(): Promise<readonly Announcement[]> {
  return (await api().call(listAnnouncements, { query: { sort: 'sequence' } })).items;
}

async function change(announcement: Announcement) {
  const { announceID, title, content, startTime, endTime, published, version } = announcement;
  const body = { title, content, startTime, endTime, published, version };
  await api().call(changeAnnouncement, { params: { announceID }, body });
}
