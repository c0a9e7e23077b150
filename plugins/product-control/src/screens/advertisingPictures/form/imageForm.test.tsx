import {
  decodeHeader,
  type HostilePicture,
  hostilePictures,
  openEmulator,
  properPictures,
  type TestSandbox,
  type TestSession,
} from '@brokerdesk/mock-server/testing';
import { type Image, listImages } from '@brokerdesk/plugin-sdk/api';
import { createInMemoryDrafts, createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import plugin from '../../../plugin.ts';
import AdvertisingPicturesScreen from '../AdvertisingPicturesScreen.tsx';

const emulator = openEmulator({ applications: 0 });
const taken = 'advert_us_quotes_1.png';
let sandbox: TestSandbox;
let session: TestSession;

vi.setConfig({ testTimeout: 120_000 });

describe('the form of an advertising picture', () => {
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

  it('creates a picture for a period at a location, which clients do not see before its release', async () => {
    await openForm();
    await choosePicture((await properPictures()).png);
    await screen.findByRole('img', { name: 'Preview: proper_1.png' });
    await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'After sign-in' })));
    await type(/^From/, '2026-12-01 09:00');
    await type(/^Until/, '2026-12-24 18:00');
    await type(/^Link/, 'https://www.demo.example/christmas');
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await stored()).at(-1)).toMatchObject({
      fileName: 'proper_1.png',
      location: 'after-login',
      startTime: '2026-12-01T01:00:00.000Z',
      expiryTime: '2026-12-24T10:00:00.000Z',
      linkUrl: 'https://www.demo.example/christmas',
      state: 'unreleased',
      active: true,
    });
  });

  it('says what to do about each wrong field, keeps the rest, and sends nothing', async () => {
    const before = await stored();
    const { api: recorded } = await openForm();
    await type(/^From/, '2026-12-24 18:00');
    await type(/^Until/, '2026-12-01 09:00');
    await type(/^Link/, 'http://www.demo.example');
    await submit();
    await screen.findAllByText(/Choose an end after the start/);
    expect(screen.getAllByText(/Enter a complete address that begins with https/).length).toBeGreaterThan(0);
    screen.getByRole('button', { name: 'Picture: Empty not allowed' });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Link/ }).value).toBe('http://www.demo.example');
    expect(recorded.calls.some(({ endpoint }) => endpoint.method === 'POST')).toBe(false);
    expect(await stored()).toEqual(before);
  });

  it('rejects the name of another picture at once', async () => {
    await openForm();
    const bytes = await (await properPictures()).png.arrayBuffer();
    await choosePicture(new File([new Uint8Array(bytes)], taken.toUpperCase().replace('.PNG', '.png')));
    await screen.findByText(/Image name exists/);
    expect(screen.queryByRole('img', { name: /^Preview/ })).toBeNull();
  });

  it('keeps the input of a form that was left, and asks for the picture again', async () => {
    const drafts = createInMemoryDrafts();
    await openForm({ drafts });
    await choosePicture((await properPictures()).png);
    await screen.findByRole('img', { name: /^Preview/ });
    await type(/^Link/, 'https://www.demo.example/draft');
    cleanup();
    await openForm({ drafts });
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Link/ })).value).toMatch(/draft$/);
    screen.getByText('Choose it again');
  });

  it('takes a picture of the provider under a free name, once it can be fetched', async () => {
    const fault = await sandbox.control.addFault({
      match: { method: 'GET', path: '/systems/files' },
      effect: { kind: 'http', status: 500 },
    });
    await openForm();
    await press('Pictures of the provider');
    await press('Use this picture open_account.png');
    await screen.findByText('Image fetch failed, retry');
    await sandbox.control.removeFault(fault.faultID);
    await press('Fetch open_account.png again');
    await screen.findByRole('img', { name: 'Preview: open_account.png' });
    await type(/^From/, '2026-12-01 09:00');
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await stored()).at(-1)).toMatchObject({ fileName: 'open_account.png', width: 720, height: 240 });
    await press('New advertising picture');
    await press('Pictures of the provider');
    await press('Use this picture open_account.png');
    await screen.findByRole('img', { name: 'Preview: open_account_2.png' });
  });

  it('never shows a hostile picture: it is refused with a reason, or gets a name that is allowed', async () => {
    await openForm();
    const hostile = (await hostilePictures({ maxBytes: 2_000_000, takenName: taken })).filter(isJudgedHere);
    const isWhole = process.env['BROKERDESK_WHOLE'] === '1';
    expect(hostile.length).toBeGreaterThanOrEqual(150);
    for (const [index, { what, file, rule }] of hostile.entries()) {
      if (!isWhole && index % 4 !== 0) continue;
      // oxlint-disable no-await-in-loop -- one after the other, as users choose files
      await choosePicture(file);
      const isMended = rule === 'name' || rule === 'extension';
      await waitFor(() => expect([what, outcome()]).toEqual([what, isMended ? 'taken' : 'refused']));
      expect([what, previewName() ?? 'allowed_1.png']).toEqual([what, expect.stringMatching(/^(?=.*[\d_.])[\w.]+$/)]);
      const undo = screen.queryByRole('button', { name: /^Remove/ });
      if (undo) await act(async () => fireEvent.click(undo));
      // oxlint-enable no-await-in-loop
    }
    expect(await stored()).toHaveLength(5);
  });
});

/** A JPEG is encoded again by a browser, and a damaged picture decoded, which jsdom cannot do. */
function isJudgedHere({ what, rule }: HostilePicture): boolean {
  return rule === 'dimension' || !(rule === 'damaged' || /^(?:a jpg|large_1\.jpg)/.test(what));
}

function outcome(): 'taken' | 'refused' | undefined {
  if (previewName() !== undefined) return 'taken';
  const reason = document.querySelector('dialog [data-tone=failed].bdk-field-error')?.textContent ?? '';
  return reason === '' ? undefined : 'refused';
}

function previewName(): string | undefined {
  return screen
    .queryByRole('img', { name: /^Preview/ })
    ?.getAttribute('alt')
    ?.replace('Preview: ', '');
}

async function openForm(options: object = {}) {
  const rendered = await renderScreen(<AdvertisingPicturesScreen />, { plugin, session, ...options });
  await screen.findByRole('grid');
  await press('New advertising picture');
  return rendered;
}

async function choosePicture(file: File) {
  const input = await screen.findByLabelText('Picture', { selector: 'input[type=file]' });
  await act(async () => {
    fireEvent.change(input, { target: { files: [file] } });
  });
}

async function type(name: RegExp, value: string) {
  const field = within(await screen.findByRole('dialog')).getByRole('textbox', { name });
  await act(async () => fireEvent.change(field, { target: { value } }));
  await act(async () => fireEvent.blur(field));
}

async function press(name: string) {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
}

async function submit() {
  const dialog = await screen.findByRole('dialog');
  await act(async () => fireEvent.submit(dialog.querySelector('form')!));
}

async function stored(): Promise<readonly Image[]> {
  return createSessionApi(session).call(listImages, {});
}
