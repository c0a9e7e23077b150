import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, UnreachableError } from '../../services/errors.ts';
import { createInMemoryDrafts, createTestApi, type RenderScreenOptions, renderScreen } from '../../entries/testing.tsx';
import { Form } from '../form/Form.tsx';
import type { SendContext } from '../form/FormSpec.ts';
import { useForm } from '../form/useForm.ts';
import { TextField } from '../fields/TextField.tsx';
import { FilesField } from './FilesField.tsx';
import { type ExistingFile, type FilesValue, keptFileIDs, unchangedFiles } from '../../kit/FilesValue.ts';
import { fileOf, pngBytes } from './pictureFixture.ts';

type Values = { readonly title: string; readonly files: FilesValue };
type Notice = { readonly version: number; readonly attachFileEN: readonly ExistingFile[] };

const plugin = {
  id: 'notices',
  messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
};
const options: RenderScreenOptions = { plugin, api: createTestApi(() => null) };
const rules = { types: ['pdf', 'png'], maxBytes: 2048, maxCount: 3 } as const;
const notice: Notice = { version: 1, attachFileEN: [{ fileID: 'f1', fileName: 'fees.pdf', size: 1024 }] };
const send = vi.fn<(values: Values, context: SendContext<Notice>) => Promise<unknown>>();
const terms = fileOf('terms.pdf', '%PDF-1.7 terms');

function NoticeForm({ isRequired = false }: { readonly isRequired?: boolean }) {
  const form = useForm<Values, unknown, Notice>({
    name: 'notice',
    id: 'n1',
    record: notice,
    toValues: () => ({ title: '', files: unchangedFiles }),
    fieldOf: (path) => path.replace('attachFileEN', 'files'),
    send,
  });
  return (
    <Form form={form} label="Notice">
      <TextField form={form} name="title" label="Title" />
      <FilesField
        form={form}
        name="files"
        label="Attachments"
        existing={notice.attachFileEN}
        {...{ rules, isRequired }}
      />
      <output>{form.isDirty ? 'dirty' : 'clean'}</output>
      <button>Save</button>
    </Form>
  );
}

async function choose(...files: readonly File[]): Promise<void> {
  const count = rows().length;
  fireEvent.change(screen.getByLabelText('Attachments', { selector: 'input' }), { target: { files } });
  await waitFor(() => expect(rows()).toHaveLength(count + files.length), { timeout: 60_000 });
}

function rows(): readonly string[] {
  return screen.queryAllByRole('listitem').map((row) => row.textContent);
}

async function click(name: string): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
}

function sentValues(): Values | undefined {
  return send.mock.calls.at(-1)?.[0];
}

beforeAll(() => import('image-size'), 60_000);
beforeEach(() => void send.mockReset().mockResolvedValue(null));
afterEach(cleanup);

it('sends the chosen files with the form, and keeps the existing ones', async () => {
  await renderScreen(<NoticeForm />, options);
  expect(rows()).toEqual(['fees.pdf1 KBSaved']);
  await choose(terms);
  expect(rows()).toEqual(['fees.pdf1 KBSaved', 'terms.pdf14 BNew']);
  await click('Save');
  expect(sentValues()?.files).toEqual({ removed: [], added: [terms] });
});

it('removes an existing file when the form is saved, and lets the user keep it', async () => {
  await renderScreen(<NoticeForm />, options);
  await click('Remove fees.pdf');
  expect(rows()).toEqual(['fees.pdf1 KBWill be deletedKeep']);
  expect(document.activeElement?.textContent).toBe('choose files');
  await click('Keep fees.pdf');
  screen.getByText('clean');
  await click('Remove fees.pdf');
  await click('Save');
  expect(keptFileIDs(notice.attachFileEN, sentValues()?.files ?? unchangedFiles)).toEqual([]);
});

it('says for each file why it cannot be uploaded, and sends the form once it is removed', async () => {
  await renderScreen(<NoticeForm />, options);
  await choose(
    terms,
    fileOf('fees.pdf', '%PDF-1.7'),
    fileOf('large.pdf', new Uint8Array(3072)),
    fileOf('page.pdf', '<html>'),
    fileOf('logo.pdf', pngBytes(9, 9)),
  );
  expect(rows().slice(2)).toEqual([
    'fees.pdf8 BCannot be uploadedA file with this name already exists.',
    'large.pdf3 KBCannot be uploadedThe file is 3 KB; the limit is 2 KB.',
    'page.pdf6 BCannot be uploadedThe content of the file is not PDF, PNG.',
    'logo.pdf33 BCannot be uploadedThe file extension does not match the content (PNG); rename the file.',
  ]);
  await click('Save');
  expect(send).not.toHaveBeenCalled();
  screen.getByText('Remove the files that cannot be uploaded.');
  for (const name of ['fees.pdf', 'large.pdf', 'page.pdf', 'logo.pdf']) {
    // oxlint-disable-next-line no-await-in-loop
    await act(async () => fireEvent.click(screen.getAllByRole('button', { name: `Remove ${name}` }).at(-1) as Element));
  }
  await click('Save');
  expect(sentValues()?.files.added).toEqual([terms]);
});

it('requires a file where one is required', async () => {
  await renderScreen(<NoticeForm isRequired />, options);
  await click('Remove fees.pdf');
  await click('Save');
  screen.getByRole('button', { name: 'Attachments: Empty not allowed' });
});

it('shows the progress of the whole form', async () => {
  let finish: (value: unknown) => void = () => undefined;
  send.mockImplementationOnce((_values, { onProgress }) => {
    onProgress({ sent: 1024, total: 2048 });
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  await renderScreen(<NoticeForm />, options);
  await choose(terms);
  await click('Save');
  expect(screen.getByRole('progressbar', { name: 'Sending…' }).getAttribute('value')).toBe('1024');
  screen.getByText('1 KB of 2 KB');
  await act(async () => finish(null));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('names the files that the server rejects, and keeps everything else', async () => {
  const message = 'The content must be PDF.';
  const fields = [0, 1].map((index) => ({ path: `attachFileEN.${index}`, rule: 'type', message }));
  send.mockRejectedValueOnce(new ApiError({ code: 'E0014', message: '', data: { fields }, requestId: 'r1' }));
  await renderScreen(<NoticeForm />, options);
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Fees' } });
  await choose(terms, fileOf('more.pdf', '%PDF-1.7'));
  await click('Save');
  screen.getByText(`terms.pdf: ${message} more.pdf: ${message}`);
  await click('Remove more.pdf');
  await click('Save');
  expect(sentValues()).toEqual({ title: 'Fees', files: { removed: [], added: [terms] } });
});

it('sends the same files with the same key after a lost response', async () => {
  send.mockRejectedValueOnce(new UnreachableError('TIMEOUT', { message: 'late' }));
  await renderScreen(<NoticeForm />, options);
  await choose(terms);
  await click('Save');
  await click('Save');
  const [first, second] = send.mock.calls.map(([, context]) => context.idempotencyKey);
  expect(second).toBe(first);
});

it('a restored draft has all other input, and says which files must be chosen again', async () => {
  const drafts = createInMemoryDrafts();
  const first = await renderScreen(<NoticeForm />, { ...options, drafts });
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Fees' } });
  await click('Remove fees.pdf');
  await choose(terms);
  first.unmount();
  await renderScreen(<NoticeForm />, { ...options, drafts });
  await screen.findByText('Your unsaved input has been restored.');
  expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('Fees');
  expect(rows()).toEqual(['fees.pdf1 KBWill be deletedKeep', 'terms.pdf14 BChoose it again']);
  await click('Save');
  expect(send).not.toHaveBeenCalled();
  screen.getByText(/^Choose terms.pdf again, or remove it\./);
  fireEvent.change(screen.getByLabelText('Attachments', { selector: 'input' }), { target: { files: [terms] } });
  await waitFor(() => expect(rows().at(-1)).toBe('terms.pdf14 BNew'), { timeout: 60_000 });
  await click('Save');
  expect(sentValues()).toEqual({ title: 'Fees', files: { removed: ['f1'], added: [terms] } });
});
