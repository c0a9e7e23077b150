// Pictures that the sign-in page cannot have: each is refused in the form with its reason, and the rest of the form is kept.
// What the server does with them is proven where all its pictures are.
import {
  decodeHeader,
  type HostilePicture,
  hostilePictures,
  openEmulator,
  properPictures,
  type TestSession,
} from '@brokerdesk/mock-server/testing';
import { listWebpageContents } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import plugin from '../../../plugin.ts';
import LoginPageScreen from '../LoginPageScreen.tsx';

const pixels = { width: 270, height: 60 };
/** What the form finds; it corrects names and extensions itself. */
const refusedInForm: readonly HostilePicture['rule'][] = ['empty', 'foreign', 'type'];
const emulator = openEmulator({ applications: 0 });
let session: TestSession;

vi.setConfig({ testTimeout: 120_000 });
beforeEach(async () => {
  session = await (await emulator.openSandbox()).signIn();
  // A browser that can decode everything, so that damaged pictures reach the server.
  vi.stubGlobal('createImageBitmap', decodeHeader);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});
afterAll(() => emulator.close());

it('refuses each of them with its reason, keeps what was typed, and sends a proper one', async () => {
  // A JPEG is encoded again, which removes what follows it.
  const hostile = (await hostilePictures({ maxBytes: 2_000_000, pixels })).filter(
    ({ rule, file }) => rule !== 'foreign' || file.name.endsWith('.png'),
  );
  const form = await openForm();
  const chosen = refusedInForm.flatMap((rule) => sample(hostile.filter((one) => one.rule === rule)));
  expect(new Set(chosen.map(({ rule }) => rule))).toEqual(new Set(refusedInForm));
  for (const { what, file } of chosen) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a failure names its file
    await form.choose(file);
    // oxlint-disable-next-line no-await-in-loop -- see above
    await waitFor(() => expect([what, form.reason()]).toEqual([what, expect.stringContaining(`${file.name}: `)]));
    expect([what, form.name.value]).toEqual([what, 'Autumn']);
  }
  await form.choose((await properPictures({ pixels })).png);
  await waitFor(() => expect(form.reason()).toBe(''));
  await form.submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await contentNamed('Autumn'))?.picture).toMatchObject(pixels);
});

it('shows the server’s reason at the picture that only the server refuses, and keeps the rest', async () => {
  const hostile = await hostilePictures({ maxBytes: 2_000_000, pixels });
  // Those that have the right size at their beginning are sent.
  const { file } = hostile.find(({ rule, file: { name } }) => rule === 'damaged' && name.endsWith('.png'))!;
  const form = await openForm();
  await form.choose(file);
  await within(form.dialog).findByRole('img', { name: /^Preview: / });
  await form.submit();
  await waitFor(() => expect(form.reason()).toMatch(/\w/));
  expect(form.name.value).toBe('Autumn');
  expect(await contentNamed('Autumn')).toBeUndefined();
});

/** Every eighth; in a whole run all of them. */
function sample(hostile: readonly HostilePicture[]) {
  return hostile.filter((_, index) => process.env['BROKERDESK_WHOLE'] === '1' || index % 8 === 0);
}

/** Opens the form of a new logo, and types its name. */
async function openForm() {
  await renderScreen(<LoginPageScreen />, { plugin, session, params: { kind: 'logo' } });
  const create = await screen.findByRole('button', { name: 'New content' });
  await act(async () => fireEvent.click(create));
  const dialog = await screen.findByRole('dialog');
  const name = within(dialog).getByLabelText<HTMLInputElement>(/^Name/);
  await act(async () => fireEvent.change(name, { target: { value: 'Autumn' } }));
  const input = dialog.querySelector<HTMLInputElement>('input[type=file]')!;
  return {
    dialog,
    name,
    choose: (file: File) => act(async () => fireEvent.change(input, { target: { files: [file] } })),
    submit: () => act(async () => fireEvent.submit(dialog.querySelector('form')!)),
    reason: () => reasonIn(dialog),
  };
}

async function contentNamed(name: string) {
  const contents = await createSessionApi(session).call(listWebpageContents, {});
  return contents.find((content) => content.name === name);
}

/** The reason at the field for a picture. */
function reasonIn(dialog: HTMLElement): string {
  return [...dialog.querySelectorAll('.bdk-field-error')].map(({ textContent }) => textContent).join('');
}
