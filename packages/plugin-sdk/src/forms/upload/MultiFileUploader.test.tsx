import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError, UnreachableError } from '../../services/errors.ts';
import { createInMemoryDrafts, createTestApi, type RenderScreenOptions, renderScreen } from '../../entries/testing.tsx';
import type { FileRules } from './checkFile.ts';
import { MultiFileUploader } from './MultiFileUploader.tsx';
import type { UploadContext } from './useUploads.ts';

type Upload = (file: File, context: UploadContext) => Promise<unknown>;

const plugin = {
  id: 'images',
  messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
};
const options: RenderScreenOptions = { plugin, api: createTestApi(() => null) };
const rules: FileRules = { types: ['png', 'jpeg'], maxBytes: 2048, maxCount: 3 };
const taken: Upload = async () => null;
const lost = new UnreachableError('TIMEOUT', { message: 'late' });

function file(name: string, size = 1024): File {
  return new File(['x'.repeat(size)], name, { type: 'image/png' });
}

function choose(...files: readonly File[]): void {
  fireEvent.change(screen.getByLabelText('Pictures', { selector: 'input' }), { target: { files } });
}

function rows(): readonly string[] {
  return screen.queryAllByRole('listitem').map((row) => row.textContent);
}

async function click(name: string): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
}

async function show(upload: Upload = taken, existingNames: readonly string[] = []) {
  return renderScreen(<MultiFileUploader label="Pictures" {...{ rules, existingNames, upload }} />, options);
}

afterEach(cleanup);

describe('choosing', () => {
  it('shows the rules for files in advance', async () => {
    await show();
    const button = screen.getByRole('button', { name: 'choose files' });
    const limits = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(limits?.textContent).toBe('PNG, JPEG, up to 2 KB each, at most 3 files');
  });

  it('accepts files that are chosen, dropped and pasted', async () => {
    await show();
    choose(file('a.png'));
    const place = screen.getByText(/Drop files here/);
    fireEvent.drop(place, { dataTransfer: { files: [file('b.png')] } });
    fireEvent.paste(place, { clipboardData: { files: [file('image.png')] } });
    expect(rows()).toEqual(['a.png', 'b.png', 'pasted_1.png'].map((name) => `${name}1 KBReady to upload`));
  });

  it('shows for each file why it cannot be uploaded, and accepts it once there is room', async () => {
    await show(taken, ['old.png']);
    choose(file('a.png'), file('b.gif'), file('c.png', 3072), file('old.png'), file('d.png'), file('e.png'));
    expect(rows()).toEqual([
      'a.png1 KBReady to upload',
      'b.gif1 KBCannot be uploadedOnly PNG, JPEG can be uploaded.',
      'c.png3 KBCannot be uploadedThe file is 3 KB; the limit is 2 KB.',
      'old.png1 KBCannot be uploadedA file with this name already exists.',
      'd.png1 KBReady to upload',
      'e.png1 KBCannot be uploadedAt most 3 files can be uploaded.',
    ]);
    await click('Remove a.png');
    expect(rows().at(-1)).toBe('e.png1 KBReady to upload');
  });
});

describe('checking the content', () => {
  it('shows why a file cannot be sent, and sends the others once they are checked', async () => {
    const answers = new Map<string, (problem?: string) => void>();
    const check = ({ name }: File) => new Promise<string | undefined>((resolve) => answers.set(name, resolve));
    const upload = vi.fn(taken);
    await renderScreen(<MultiFileUploader label="Pictures" {...{ rules, check, upload }} />, options);
    choose(file('a.png'), file('b.png'), file('c.gif'));
    expect(rows().slice(0, 2)).toEqual(['a.png1 KBChecking…', 'b.png1 KBChecking…']);
    expect([...answers.keys()]).toEqual(['a.png', 'b.png']);
    await act(async () => answers.get('a.png')?.('It is damaged.'));
    expect(rows()[0]).toBe('a.png1 KBCannot be uploadedIt is damaged.');
    await click('Upload 1 file');
    expect(upload).not.toHaveBeenCalled();
    await act(async () => answers.get('b.png')?.());
    expect(rows()[1]).toBe('b.png1 KBUploaded');
    expect(upload).toHaveBeenCalledTimes(1);
  });
});

describe('uploading', () => {
  it('sends one file after the other, shows its progress, and skips files that cannot be uploaded', async () => {
    const begun: { file: File; context: UploadContext; finish: () => void }[] = [];
    const upload: Upload = (given, context) =>
      new Promise((resolve) => begun.push({ file: given, context, finish: () => resolve(null) }));
    await show(upload);
    choose(file('a.png', 2048), file('bad.gif'), file('b.png'));
    await click('Upload 2 files');
    expect(begun.map((one) => one.file.name)).toEqual(['a.png']);
    await act(async () => begun[0]?.context.onProgress({ sent: 1024, total: 2048 }));
    expect(rows()[0]).toBe('a.png2 KB1 KB of 2 KBCancel');
    expect(screen.getByRole('progressbar', { name: 'Uploading a.png' }).getAttribute('value')).toBe('1024');
    await act(async () => begun[0]?.context.onProgress({ sent: 2048, total: 2048 }));
    expect(rows()[0]).toBe('a.png2 KBUploaded, checking…Cancel');
    await act(async () => begun[0]?.finish());
    await act(async () => begun[1]?.finish());
    expect(screen.getByRole('status').textContent).toBe('2 of 3 uploaded');
    expect(begun[0]?.context.idempotencyKey).not.toBe(begun[1]?.context.idempotencyKey);
    expect(screen.queryByRole('button', { name: /^Upload/ })).toBeNull();
  });

  it('shows why the server rejected a file and continues with the others', async () => {
    const data = { fields: [{ path: 'file.0', rule: 'type', message: 'The content must be PNG.' }] };
    const refused = new ApiError({ code: 'E0014', message: '', data, requestId: 'r1' });
    await show(async (given) => (given.name === 'a.png' ? Promise.reject(refused) : null));
    choose(file('a.png'), file('b.png'));
    await click('Upload 2 files');
    expect(rows()[0]).toMatch(/Not uploaded.*The content must be PNG\./);
    expect(rows()[1]).toBe('b.png1 KBUploaded');
    expect(screen.getByRole('status').textContent).toBe('1 of 2 uploaded, 1 failed');
  });

  it('retries with the same key after a lost response, and with a new key after a rejection', async () => {
    const keys: string[] = [];
    const refused = new ApiError({ code: 'E0014', message: 'no', data: null, requestId: 'r1' });
    await show((_file, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      return Promise.reject(keys.length === 1 ? lost : refused);
    });
    choose(file('a.png'));
    await click('Upload 1 file');
    await click('Try again: a.png');
    await click('Upload 1 file');
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('can be cancelled, and the file then waits again', async () => {
    const upload: Upload = (_file, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
    await show(upload);
    choose(file('a.png'));
    await click('Upload 1 file');
    await click('Cancel a.png');
    expect(rows()).toEqual(['a.png1 KBReady to upload']);
  });

  it('goes on without its screen if its files are kept, and says what became of them', async () => {
    const begun: { readonly name: string; readonly settle: (error?: Error) => void }[] = [];
    const upload: Upload = ({ name }) =>
      new Promise((resolve, reject) => {
        begun.push({ name, settle: (error) => (error ? reject(error) : resolve(null)) });
      });
    const uploader = <MultiFileUploader label="Pictures" {...{ rules, upload }} keepUnder="template 1" />;
    const { toasts } = await renderScreen(uploader, options);
    choose(file('a.png'), file('b.png'));
    await click('Upload 2 files');
    cleanup();
    await act(async () => begun[0]?.settle());
    await act(async () => begun[1]?.settle(new UnreachableError('TIMEOUT', { message: 'late' })));
    expect(begun.map(({ name }) => name)).toEqual(['a.png', 'b.png']);
    expect(toasts.map((toast) => toast.text)).toEqual(['a.png was uploaded.', 'b.png could not be uploaded: late']);
    await renderScreen(uploader, options);
    expect(rows()).toHaveLength(1);
    await click('Try again: b.png');
    await act(async () => begun[2]?.settle());
    expect(screen.getByRole('status').textContent).toBe('1 of 1 uploaded');
    cleanup();
    await renderScreen(uploader, options);
    expect(rows()).toEqual([]);
  });

  it('ends when its screen unmounts', async () => {
    let signal: AbortSignal | undefined;
    const view = await show((_file, context) => {
      ({ signal } = context);
      return new Promise(() => {});
    });
    choose(file('a.png'));
    await click('Upload 1 file');
    view.unmount();
    expect(signal?.aborted).toBe(true);
  });
});

it('asks the user before they leave files that are not uploaded yet', async () => {
  const upload = vi.fn(taken);
  const { leave } = await show(upload);
  choose(file('bad.gif'));
  expect(await leave()).toBe('left');
  choose(file('a.png'));
  const left = leave();
  const question = within(screen.getByRole('alertdialog', { name: 'Leave without uploading all files?' }));
  await act(async () => fireEvent.click(question.getByRole('button', { name: 'Upload and leave' })));
  expect(await left).toBe('left');
  expect(upload).toHaveBeenCalledTimes(1);
});

it('has no file any more when the user returns after the end of a session', async () => {
  const drafts = createInMemoryDrafts();
  const uploader = <MultiFileUploader label="Pictures" {...{ rules, upload: taken }} />;
  await renderScreen(uploader, { ...options, drafts });
  choose(file('a.png'));
  expect(rows()).toHaveLength(1);
  cleanup();
  await renderScreen(uploader, { ...options, drafts });
  expect(rows()).toEqual([]);
});
