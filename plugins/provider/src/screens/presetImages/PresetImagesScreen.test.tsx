import {
  decodeHeader,
  openEmulator,
  properPictures,
  type TestSandbox,
  type TestSession,
} from '@brokerdesk/mock-server/testing';
import { createWebpageContent, listPresetImages, type PresetImage } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import plugin from '../../plugin.ts';
import PresetImagesScreen from './PresetImagesScreen.tsx';

const emulator = openEmulator({ applications: 0 });
let sandbox: TestSandbox;
let session: TestSession;

beforeEach(async () => {
  sandbox = await emulator.openSandbox();
  session = await sandbox.signIn({ brokerCode: '2GO', userID: 'provider.content' });
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

it('shows the pictures as cards, of one kind or of all, with how many there may be', async () => {
  await show();
  const all = await stored();
  const cards = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(cards).toEqual(all.map(({ fileName }) => expect.stringContaining(fileName)));
  screen.getByText(`${all.length} of at most 20 pictures, each of up to 1.9 MB.`);
  await press(screen.getByRole('button', { name: /^Icon/ }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(1));
});

it('adds a picture, whose name no other has', async () => {
  const before = await stored();
  await show();
  await press(screen.getByRole('button', { name: 'New preset picture' }));
  const { png } = await properPictures();
  await choosePicture(new File([await png.arrayBuffer()], 'US_STOCKS.png', { type: 'image/png' }));
  await screen.findByText(/Image name exists/);
  await choosePicture(png);
  await screen.findByRole('img', { name: 'Preview: proper_1.png' });
  await submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const now = await stored();
  expect(now).toHaveLength(before.length + 1);
  expect(now[0]).toMatchObject({ fileName: 'proper_1.png', type: 'promotion' });
});

it('says which size a logo needs, drops the picture of another kind, and shows what the server refuses', async () => {
  await show();
  const promotion = (await stored()).find(({ fileName }) => fileName === 'us_stocks.png')!;
  await press(await actionOf(promotion, 'Edit'));
  await choosePicture((await properPictures()).png);
  await screen.findByRole('img', { name: 'Preview: proper_1.png' });
  await press(screen.getByRole('radio', { name: 'Logo' }));
  expect(screen.queryByRole('img', { name: 'Preview: proper_1.png' })).toBeNull();
  screen.getByText(/^Cropped to exactly 270 × 60 pixels\./);
  await submit();
  expect((await screen.findAllByText(/270/)).length).toBeGreaterThan(1);
  expect((await stored()).find(({ imgID }) => imgID === promotion.imgID)).toEqual(promotion);
});

it('names the places that use a picture before it is deleted, and what ends', async () => {
  const icon = (await stored()).find(({ type }) => type === 'icon')!;
  const broker = createSessionApi(await sandbox.signIn({ userID: 'demo.admin' }));
  await broker.call(createWebpageContent, { body: { kind: 'icon', name: 'Our icon', imgID: icon.imgID } });
  const { toasts } = await show();
  await press(await actionOf(icon, 'Delete'));
  const dialog = await screen.findByRole('alertdialog');
  await within(dialog).findByText('1 place has a copy of it, which stays:');
  within(dialog).getByText('Demo Securities, sign-in page, “Our icon”');
  expect(dialog.textContent).toContain('its public address ends at once');
  await act(async () => fireEvent.submit(dialog.querySelector('form')!));
  await waitFor(() => expect(toasts.at(-1)?.tone).toBe('success'));
  expect((await stored()).some(({ imgID }) => imgID === icon.imgID)).toBe(false);
});

it('adds no picture above the limit, and says so', async () => {
  const [first, ...others] = await stored();
  const row = await sandbox.control.readRow<object>('presetImages', first!.imgID);
  for (let index = others.length + 1; index < 20; index += 1) {
    const imgID = `PI-MORE${index}`;
    // oxlint-disable-next-line no-await-in-loop -- a few rows
    await sandbox.control.putRow('presetImages', imgID, { ...row, imgID });
  }
  await show();
  const words = 'There are 20 pictures, which is the limit. Delete one before you add another.';
  await screen.findByText(words);
  const button = screen.getByRole('button', { name: 'New preset picture' });
  expect([button.ariaDisabled, button.title]).toEqual(['true', words]);
  await press(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});

async function show() {
  const rendered = await renderScreen(<PresetImagesScreen />, { plugin, session });
  await screen.findAllByRole('row');
  return rendered;
}

/** Opens the panel of a picture, and finds an action among its buttons or in its menu. */
async function actionOf({ fileName }: PresetImage, name: string): Promise<HTMLElement> {
  await press(screen.getByRole('button', { name: fileName }));
  const panel = await screen.findByRole('complementary', { name: fileName });
  const button = within(panel).queryByRole('button', { name });
  if (button) return button;
  await press(within(panel).getByRole('button', { name: /^More/ }));
  return screen.findByRole('menuitem', { name });
}

async function choosePicture(file: File) {
  const input = await screen.findByLabelText('Picture', { selector: 'input[type=file]' });
  await act(async () => {
    fireEvent.change(input, { target: { files: [file] } });
  });
}

async function press(element: HTMLElement) {
  await act(async () => fireEvent.click(element));
}

async function submit() {
  const dialog = await screen.findByRole('dialog');
  await act(async () => fireEvent.submit(dialog.querySelector('form')!));
}

async function stored(): Promise<readonly PresetImage[]> {
  return (await createSessionApi(session).call(listPresetImages, {})).items;
}
