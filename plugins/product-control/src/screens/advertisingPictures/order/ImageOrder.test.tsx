// Two editors who order the advertising pictures at the same time.
import { openEmulator, properPictures, type TestSandbox, type TestSession } from '@brokerdesk/mock-server/testing';
import { createImage, deleteImage, listImages, sortImages } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import plugin from '../../../plugin.ts';
import AdvertisingPicturesScreen from '../AdvertisingPicturesScreen.tsx';

const emulator = openEmulator({ applications: 0 });
let sandbox: TestSandbox;
let session: TestSession;

vi.setConfig({ testTimeout: 120_000 });

beforeEach(async () => {
  sandbox = await emulator.openSandbox();
  session = await sandbox.signIn({ userID: 'demo.content' });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
afterAll(() => emulator.close());

it('shows the order that another editor has saved, and applies the user’s own again', async () => {
  const [first, second, ...others] = await order();
  await moveFirstDown();
  const theirs = [...others, first!, second!];
  await (await colleague()).call(sortImages, { body: { sequence: theirs } });
  await press('Save order');
  await screen.findByText('The list has changed in the meantime');
  await waitFor(async () => expect(shown()).toEqual(await namesOf(theirs)));
  expect(await order()).toEqual(theirs);
  const mine = [second!, first!, ...others];
  await press('Apply my order again');
  expect(shown()).toEqual(await namesOf(mine));
  await press('Save order');
  await waitFor(async () => expect(await order()).toEqual(mine));
});

it('keeps the picture that another editor has added, and leaves out the one that they have deleted', async () => {
  const [first, second, third, ...others] = await order();
  await moveFirstDown();
  const api = await colleague();
  const { version } = (await stored()).find(({ imgID }) => imgID === third)!;
  await api.call(deleteImage, { params: { imgID: third! }, query: { version } });
  const { png } = await properPictures();
  const body = {
    location: 'before-login',
    startTime: new Date().toISOString(),
    active: true,
    released: false,
  } as const;
  const { imgID: added } = await api.call(createImage, { body, files: { file: [png] } });
  await press('Save order');
  await screen.findByText(/changed the list on/);
  await press('Apply my order again');
  await press('Save order');
  await waitFor(async () => expect(await order()).toEqual([second, first, ...others, added]));
});

/** Opens the dialog and moves the first picture; nothing is saved yet. */
async function moveFirstDown() {
  await renderScreen(<AdvertisingPicturesScreen />, { plugin, session });
  await screen.findByRole('grid');
  await press('Order pictures');
  const [first] = await stored();
  await press(`Move ${first!.fileName} down`);
}

async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}

/** The names in the dialog, in its order. */
function shown(): readonly (string | null)[] {
  return [...document.querySelectorAll('dialog .bdk-reorder-name')].map(
    ({ textContent }) => /[\w.]+\.png/.exec(textContent)?.[0] ?? null,
  );
}

const stored = () => createSessionApi(session).call(listImages, {});
const order = async () => (await stored()).map(({ imgID }) => imgID);

async function namesOf(ids: readonly string[]): Promise<readonly string[]> {
  const names = new Map((await stored()).map(({ imgID, fileName }) => [imgID, fileName]));
  return ids.map((id) => names.get(id) ?? '');
}

async function colleague() {
  return createSessionApi(await sandbox.signIn({ userID: 'demo.admin' }));
}
