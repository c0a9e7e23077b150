import { UnreachableError } from '@brokerdesk/plugin-sdk';
import type { ViewerDocument } from '@brokerdesk/plugin-sdk/documents';
import { type RenderScreenOptions, renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import plugin from '../../../plugin.ts';
import { Files } from './Files.tsx';

/** The names of the files that the user received, and the ids of those fetched. */
let downloaded: string[];
let fetched: string[];

beforeEach(() => {
  downloaded = [];
  fetched = [];
  URL.createObjectURL = () => 'blob:test/1';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
    downloaded.push(this.download);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the files of an application', () => {
  it('are listed with name, type and size, and can be opened', async () => {
    const onShowFile = vi.fn<(fileID: string) => void>();
    await show({}, { onShowFile });
    const table = screen.getByRole('table', { name: '2 files, 6 KB' });
    const [, front, form] = within(table).getAllByRole('row');
    expect(
      within(front!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['front.png', 'PNG', '2 KB', '1 Nov', 'Download']);
    expect(within(form!).getByRole('rowheader').textContent).toBe('Opening form');
    fireEvent.click(within(form!).getByRole('button', { name: 'Opening form' }));
    expect(onShowFile).toHaveBeenCalledExactlyOnceWith('F9');
  });

  it('are downloaded one by one, or all as one zip', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Download front.png' }));
    await waitFor(() => expect(downloaded).toEqual(['front.png']));
    fireEvent.click(screen.getByRole('button', { name: 'Download all files' }));
    await waitFor(() => expect(downloaded).toEqual(['front.png', 'A1-files.zip']));
    expect(fetched).toEqual(['F1', 'F1', 'F9']);
  });

  it('are never downloaded in part: the failed file is named', async () => {
    const failing: ViewerDocument = {
      ...form,
      fetch: () => Promise.reject(new UnreachableError('TIMEOUT', { message: 'No answer' })),
    };
    const { toasts } = await show({}, { documents: [front, failing] });
    fireEvent.click(screen.getByRole('button', { name: 'Download all files' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toEqual({ tone: 'error', text: 'form.pdf could not be downloaded: No answer' });
    expect(downloaded).toEqual([]);
    expect(screen.getByRole('button', { name: 'Download all files' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('may be missing', async () => {
    await show({ language: 'zh-Hant' }, { documents: [] });
    screen.getByRole('heading', { name: '暫無檔案' });
  });
});

interface ShowOptions {
  readonly documents?: readonly ViewerDocument[];
  readonly onShowFile?: (fileID: string) => void;
}

function show(
  options: Partial<RenderScreenOptions> = {},
  { documents = [front, form], onShowFile = () => undefined }: ShowOptions = {},
) {
  const files = <Files applyID="A1" documents={documents} onShowFile={onShowFile} />;
  return renderScreen(files, { plugin, ...options });
}

const front: ViewerDocument = {
  id: 'F1',
  name: 'Identity document, front',
  fileName: 'front.png',
  contentType: 'image/png',
  size: 2048,
  note: '1 Nov',
  fetch: () => fetchFile('F1'),
};

const form: ViewerDocument = {
  id: 'F9',
  name: 'Opening form',
  fileName: 'form.pdf',
  contentType: 'application/pdf',
  size: 4096,
  note: '3 Nov',
  fetch: () => fetchFile('F9'),
};

async function fetchFile(id: string): Promise<Blob> {
  fetched.push(id);
  return new Blob([id]);
}
