import {
  decodeHeader,
  openEmulator,
  properPictures,
  type TestSandbox,
  type TestSession,
} from '@brokerdesk/mock-server/testing';
import {
  createImage,
  deleteImage,
  type Image,
  listAdClicks,
  listImages,
  updateImage,
} from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import plugin from '../../plugin.ts';
import AdvertisingPicturesScreen from './AdvertisingPicturesScreen.tsx';

const emulator = openEmulator({ applications: 0 });
const unreleased = 'advert_margin_4.png';
const shown = 'advert_us_quotes_1.png';
let sandbox: TestSandbox;
let session: TestSession;

describe('AdvertisingPicturesScreen', () => {
  beforeEach(async () => {
    sandbox = await emulator.openSandbox();
    session = await sandbox.signIn();
    // jsdom decodes no pictures.
    vi.stubGlobal('createImageBitmap', decodeHeader);
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL() {} }));
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });
  afterAll(() => emulator.close());

  it('shows the pictures as cards in their order, and filters them by state and location in the address', async () => {
    const { params } = await show();
    expect(names()).toEqual((await stored()).map(({ fileName }) => fileName));
    const card = screen.getByRole('row', { name: (name) => name.includes(shown) });
    expect(card.textContent).toMatch(
      /Showing.*2 · After sign-in.* – .*www\.demo-securities\.example\/us-quotes.*\d clicks/,
    );
    expect(card.querySelector('img')?.getAttribute('src')).toMatch(/^\/api\/systems\/public\//);
    await press(/^Scheduled/);
    expect(params()).toMatchObject({ state: 'scheduled' });
    await waitFor(() => expect(names()).toEqual(['advert_new_share_2.png']));
  });

  it('releases a picture only after it has said that this is final', async () => {
    const { toasts } = await show();
    await choose(unreleased, 'Release');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('A release cannot be taken back');
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Release' })));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(await find(unreleased)).toMatchObject({ released: true, state: 'showing' });
    await choose(unreleased, 'Edit');
    expect((await screen.findByRole('switch', { name: 'Released' })).getAttribute('aria-disabled')).toBe('true');
  });

  it('switches a picture off, says what clients see, and undoes it', async () => {
    const { toasts } = await show();
    const before = await find(shown);
    await choose(shown, 'Deactivate');
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual([`Clients do not see “${shown}” any more.`]));
    expect(await find(shown)).toMatchObject({ active: false, state: 'inactive', linkUrl: before.linkUrl });
    await act(async () => toasts[0]!.action!.run());
    await waitFor(async () => expect((await find(shown)).state).toBe('showing'));
  });

  it('keeps what another user has changed when a card is out of date', async () => {
    const { toasts } = await show();
    const { imgID, fileName: _name, ...before } = await find(shown);
    const { location, startTime, expiryTime, active, released, version } = before;
    const body = {
      location,
      startTime,
      expiryTime,
      active,
      released,
      version,
      linkUrl: 'https://www.demo.example/new',
    };
    await api().call(updateImage, { params: { imgID }, body });
    await choose(shown, 'Deactivate');
    await waitFor(() => expect(toasts.map(({ tone }) => tone)).toEqual(['error']));
    expect(await find(shown)).toMatchObject({ active: true, linkUrl: body.linkUrl });
  });

  it('resets clicks after a question that names them', async () => {
    await show();
    const { clickCount } = await find(shown);
    await choose(shown, 'Reset clicks');
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain(`${clickCount.toLocaleString('en')} clicks are deleted`);
    await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Reset clicks' })));
    await waitFor(async () => expect((await find(shown)).clickCount).toBe(0));
    expect(await api().call(listAdClicks, { query: { imgID: (await find(shown)).imgID } })).toEqual([]);
  });

  it('counts a click in the app, in the card and by day in the panel', async () => {
    const { imgID, clickCount } = await find(shown);
    const { day, clicks } = await sandbox.control.clickAdvertisement(imgID, 3);
    await show({ imgID });
    const total = (clickCount + 3).toLocaleString('en');
    expect((await card(shown)).textContent).toContain(`${total} clicks`);
    await act(async () => fireEvent.click(await screen.findByRole('tab', { name: 'Clicks' })));
    await press('Table');
    const table = await screen.findByRole('table');
    const days = within(table).getAllByRole('row');
    expect(days.at(-1)?.textContent).toMatch(new RegExp(`${clicks}$`));
    expect([days.length, day.length]).toEqual([31, 10]);
  });

  it('does not delete the last picture, and says why', async () => {
    for (const { imgID, version } of (await stored()).slice(1)) {
      await api().call(deleteImage, { params: { imgID }, query: { version } });
    }
    const [last] = await stored();
    await show();
    const menu = await openMenu(last!.fileName);
    const item = await within(menu).findByRole('menuitem', { name: /^Delete/ });
    expect([item.getAttribute('aria-disabled'), item.textContent]).toEqual([
      'true',
      expect.stringContaining('At least one advertising picture must remain.'),
    ]);
  });

  it('says on the button that there are as many pictures as allowed', async () => {
    const { png } = await properPictures();
    const bytes = new Uint8Array(await png.arrayBuffer());
    for (let number = (await stored()).length; number < 10; number += 1) {
      await api().call(createImage, {
        body: { location: 'before-login', startTime: new Date().toISOString(), active: true, released: false },
        files: { file: [new File([bytes], `more_${number}.png`)] },
      });
    }
    await show();
    const button = await screen.findByRole('button', { name: 'New advertising picture' });
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
    expect(button.title).toBe('There are 10 pictures, which is the limit. Delete one before you add another.');
    await act(async () => fireEvent.click(button));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('saves a changed order', async () => {
    await show();
    await press('Order pictures');
    const [first, second] = await stored();
    await press(`Move ${first!.fileName} down`);
    await press('Save order');
    await waitFor(async () => expect((await stored())[0]?.imgID).toBe(second!.imgID));
  });
});

async function show(params: Readonly<Record<string, string>> = {}) {
  const rendered = await renderScreen(<AdvertisingPicturesScreen />, { plugin, session, params });
  await screen.findByRole('grid');
  return rendered;
}

function names() {
  return screen.getAllByRole('row').map(
    (row) =>
      within(row)
        .getAllByRole('button')
        .find(({ textContent }) => textContent?.endsWith('.png'))?.textContent,
  );
}

async function card(name: string) {
  return screen.findByRole('row', { name: (text) => text.includes(name) });
}

async function openMenu(name: string) {
  const row = await card(name);
  await act(async () => fireEvent.click(within(row).getAllByRole('button').at(-1)!));
  return screen.findByRole('menu');
}

async function choose(name: string, item: string) {
  const menu = await openMenu(name);
  const chosen = await within(menu).findByRole('menuitem', { name: item });
  await act(async () => fireEvent.click(chosen));
}

async function press(name: string | RegExp) {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}

const api = () => createSessionApi(session);
const stored = () => api().call(listImages, {});

async function find(name: string): Promise<Image> {
  return (await stored()).find(({ fileName }) => fileName === name)!;
}
