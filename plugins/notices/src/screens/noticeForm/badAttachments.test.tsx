// A hundred files that cannot be attached: each is refused at the file, in the form and by the server, and the rest of the
// form is kept.
import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { createNotification, type InputOf, listNotifications } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import plugin from '../../plugin.ts';
import { badAttachments } from './badAttachmentsFixture.ts';
import NewNoticeScreen from './NewNoticeScreen.tsx';

/** Every third file; in a whole run all of them. */
const chosen = badAttachments.filter((_, index) => process.env['BROKERDESK_WHOLE'] === '1' || index % 3 === 0);

const emulator = openEmulator({ applications: 0 });
const good = () => new File(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'], 'good.pdf');
let session: TestSession;

vi.setConfig({ testTimeout: 120_000 });
beforeEach(async () => {
  session = await (await emulator.openSandbox()).signIn();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
afterAll(() => emulator.close());

const draft: NonNullable<InputOf<typeof createNotification>['body']> = {
  status: 'draft',
  userGroupID: null,
  channel: 'app',
  sendUserStatus: [1],
  pushTime: null,
  titleEN: 'With attachments',
  titleSC: '',
  titleTC: '',
  contentEN: '',
  contentSC: '',
  contentTC: '',
  deleteUserGroup: false,
};

it('has a hundred of them, all different', () => {
  expect(badAttachments.length).toBeGreaterThanOrEqual(100);
  expect(new Set(badAttachments.map(({ what }) => what)).size).toBe(badAttachments.length);
});

it('the server names each of them by its language and place, and stores nothing', async () => {
  const api = createSessionApi(session);
  const before = (await api.call(listNotifications, {})).total;
  const parts = ['attachFileEN', 'attachFileSC', 'attachFileTC'] as const;
  // A multipart request names files without folders, drives and quotation marks: the rest may be a good name.
  const sent = badAttachments.filter(({ file }) => !/[/\\:"]/.test(file.name));
  expect(sent.length).toBeGreaterThanOrEqual(100);
  for (const [index, { what, file }] of sent.entries()) {
    const part = parts[index % parts.length]!;
    const files = { [part]: [good(), file] };
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a failure names its file
    const error = await api.call(createNotification, { body: draft, files }).then(
      () => undefined,
      (reason: unknown) => reason as { readonly code: string; readonly data: unknown },
    );
    expect([what, error?.code]).toEqual([what, expect.stringMatching(/^E001[34]$/)]);
    const { fields = [] } = (error?.data ?? {}) as { readonly fields?: readonly { readonly path: string }[] };
    expect([what, new Set(fields.map(({ path }) => path))]).toEqual([what, new Set([`${part}.1`])]);
  }
  expect((await api.call(listNotifications, {})).total).toBe(before);
  process.stdout.write(`Bad attachments: ${sent.length} of ${sent.length} refused by the server.\n`);
});

it('the form marks each of them, keeps what was typed, and is sent without them', async () => {
  await renderScreen(<NewNoticeScreen />, { plugin, session });
  const [title] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: /^Title/ });
  await act(async () => fireEvent.change(title!, { target: { value: draft.titleEN } }));
  const input = document.querySelector<HTMLInputElement>('form input[type=file]')!;
  const area = within(input.closest('fieldset')!);
  const rows = () => area.queryAllByRole('listitem');
  for (const { what, file } of chosen) {
    // oxlint-disable no-await-in-loop -- one after the other, as users choose files
    await act(async () => fireEvent.change(input, { target: { files: [file] } }));
    await waitFor(() => expect([what, rows().length]).toEqual([what, 1]));
    const [row] = rows();
    expect([what, row?.querySelector('[data-tone=failed]')?.textContent]).toEqual([what, expect.stringMatching(/\w/)]);
    await act(async () => fireEvent.click(within(row!).getAllByRole('button').at(-1)!));
    await waitFor(() => expect(rows()).toEqual([]));
    // oxlint-enable no-await-in-loop
  }
  expect(title?.value).toBe(draft.titleEN);
  // One more than the broker allows is refused, too.
  const names = ['1.pdf', '2.pdf', '3.pdf', '4.pdf'];
  const files = names.map((name) => new File([good()], name));
  await act(async () => fireEvent.change(input, { target: { files } }));
  await waitFor(() => expect(rows()).toHaveLength(4));
  area.getByText('At most 3 files can be uploaded.');
  await act(async () => fireEvent.click(within(rows()[3]!).getAllByRole('button').at(-1)!));
  await waitFor(() => expect(rows()).toHaveLength(3));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save draft' })));
  await waitFor(async () => {
    const { items } = await createSessionApi(session).call(listNotifications, { query: { q: draft.titleEN } });
    expect(items).toMatchObject([{ status: 'draft', attachmentCount: 3 }]);
  });
  process.stdout.write(
    `Bad attachments: ${chosen.length} of ${badAttachments.length} tried in the form, all refused.\n`,
  );
});
