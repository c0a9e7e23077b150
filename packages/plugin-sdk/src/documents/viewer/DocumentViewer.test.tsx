import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createTestApi,
  createInMemoryPreferences,
  createApiError,
  renderScreen,
  type RenderScreenOptions,
} from '../../entries/testing.tsx';
import type { ViewerDocument } from '../ViewerDocument.ts';
import { DocumentViewer } from './DocumentViewer.tsx';
import { useDocumentViewer } from './useDocumentViewer.ts';

describe('DocumentViewer', () => {
  const revoked = vi.fn();
  let made = 0;
  beforeEach(() => {
    made = 0;
    URL.createObjectURL = () => `blob:test/${++made}`;
    URL.revokeObjectURL = revoked;
    // The simulated page has no dialogs.
    HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
      this.open = false;
    };
  });
  afterEach(() => {
    cleanup();
    revoked.mockClear();
  });

  it('loads the shown document and the next one, and others only on demand', async () => {
    const documents = [picture('front'), picture('back'), picture('selfie')];
    await show(documents);
    await screen.findByRole('img', { name: 'front' });
    await vi.waitFor(() => expect(documents.map(timesFetched)).toEqual([1, 1, 0]));
    fireEvent.click(screen.getByRole('button', { name: 'Show back' }));
    await screen.findByRole('img', { name: 'back' });
    await vi.waitFor(() => expect(documents.map(timesFetched)).toEqual([1, 1, 1]));
  });

  it('revokes every object URL that it has created', async () => {
    const { unmount } = await show([picture('front'), picture('back')]);
    await screen.findByRole('img', { name: 'front' });
    unmount();
    expect(made).toBeGreaterThan(0);
    expect(revoked.mock.calls.length).toBe(made);
  });

  it('shows the failure with its code, and retries', async () => {
    const document = picture('front');
    document.fetch.mockRejectedValueOnce(createApiError('E0099', 'The server has a problem.'));
    await show([document]);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Image fetch failed, retry: front');
    expect(alert.textContent).toContain('E0099');
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('img', { name: 'front' });
  });

  it('explains that the bytes are not a picture, or that their kind is unknown', async () => {
    await show([
      picture('front'),
      { ...picture('table'), fileName: 'table.xls', contentType: 'application/vnd.ms-excel' },
    ]);
    fireEvent.error(await screen.findByRole('img', { name: 'front' }));
    screen.getByRole('heading', { name: 'front cannot be shown' });
    fireEvent.click(screen.getByRole('button', { name: 'Show table' }));
    await screen.findByRole('heading', { name: 'This type of file cannot be shown here' });
    await screen.findByRole('button', { name: 'Download table' });
  });

  it('zooms and rotates by keys, each document separately, and remembers it', async () => {
    await show([picture('front'), picture('back')]);
    const canvas = await screen.findByRole('region', { name: /^front\./ });
    fireEvent.keyDown(canvas, { key: '+' });
    fireEvent.keyDown(canvas, { key: 'r' });
    expect(scaleOf('front')).toBe('125%');
    fireEvent.click(screen.getByRole('button', { name: 'Show back' }));
    await screen.findByRole('img', { name: 'back' });
    expect(scaleOf('back')).toBe('100%');
    fireEvent.click(screen.getByRole('button', { name: 'Show front' }));
    expect((await screen.findByRole('img', { name: 'front' })).style.rotate).toBe('90deg');
    expect(scaleOf('front')).toBe('125%');
    fireEvent.keyDown(screen.getByRole('region', { name: /^front\./ }), { key: '0' });
    expect(scaleOf('front')).toBe('100%');
  });

  it('leaves other keys to the browser and the input method', async () => {
    await show([picture('front')]);
    const canvas = await screen.findByRole('region', { name: /^front\./ });
    expect(fireEvent.keyDown(canvas, { key: '+', ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(canvas, { key: 'r', isComposing: true })).toBe(true);
    expect(fireEvent.keyDown(canvas, { key: 'ArrowDown' })).toBe(true);
    expect(scaleOf('front')).toBe('100%');
  });

  it('shows two side by side, puts the next choice into the pane used last, and zooms both when locked', async () => {
    await show([picture('front'), picture('back'), picture('selfie')]);
    await screen.findByRole('img', { name: 'front' });
    fireEvent.click(screen.getByRole('button', { name: 'Two documents side by side' }));
    await screen.findByRole('img', { name: 'back' });
    fireEvent.focus(screen.getByRole('region', { name: /^front\./ }));
    fireEvent.click(screen.getByRole('button', { name: 'Show selfie' }));
    await screen.findByRole('img', { name: 'selfie' });
    expect(screen.queryByRole('img', { name: 'front' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Zoom both together' }));
    fireEvent.keyDown(screen.getByRole('region', { name: /^back\./ }), { key: '+' });
    expect([scaleOf('selfie'), scaleOf('back')]).toEqual(['125%', '125%']);
    fireEvent.click(screen.getByRole('button', { name: 'One document' }));
    expect(screen.queryByRole('separator')).toBeNull();
  });

  it('moves the handle between them by keys, within its bounds, and restores its position the next time', async () => {
    const preferences = createInMemoryPreferences();
    await show([picture('front'), picture('back')], { preferences });
    fireEvent.click(await screen.findByRole('button', { name: 'Two documents side by side' }));
    const handle = screen.getByRole('separator', { name: 'Width of the left document' });
    fireEvent.keyDown(handle, { key: 'ArrowRight' });
    expect(handle.getAttribute('aria-valuenow')).toBe('52');
    fireEvent.keyDown(handle, { key: 'End' });
    fireEvent.keyDown(handle, { key: 'ArrowRight' });
    expect(handle.getAttribute('aria-valuenow')).toBe('80');
    cleanup();
    await show([picture('front'), picture('back')], { preferences });
    fireEvent.click(await screen.findByRole('button', { name: 'Two documents side by side' }));
    const again = screen.getByRole('separator', { name: 'Width of the left document' });
    expect(again.getAttribute('aria-valuenow')).toBe('80');
    fireEvent.keyDown(again, { key: 'Enter' });
    expect(again.getAttribute('aria-valuenow')).toBe('50');
  });

  it('shows a document over the full width, leads to other documents, and keeps the rotation', async () => {
    await show([picture('front'), picture('back')]);
    await screen.findByRole('img', { name: 'front' });
    fireEvent.click(screen.getByRole('button', { name: 'Show front at full width' }));
    const popup = within(screen.getByRole('dialog', { name: 'Evidence' }));
    fireEvent.click(popup.getByRole('button', { name: 'Rotate left' }));
    fireEvent.click(popup.getByRole('button', { name: 'Next document' }));
    await popup.findByRole('img', { name: 'back' });
    fireEvent.click(popup.getByRole('button', { name: 'Previous document' }));
    fireEvent.click(popup.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: /^front\./ })));
    expect((await screen.findByRole('img', { name: 'front' })).style.rotate).toBe('270deg');
  });

  it('moves through the documents by keys, without losing the focus', async () => {
    await show([picture('front'), picture('back'), picture('selfie')]);
    await screen.findByRole('img', { name: 'front' });
    fireEvent.keyDown(document.body, { key: '.' });
    await screen.findByRole('img', { name: 'back' });
    expect(document.activeElement).toBe(document.body);
    fireEvent.keyDown(document.body, { key: 'd' });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: /^back\./ }));
    fireEvent.keyDown(document.activeElement!, { key: '.' });
    await screen.findByRole('img', { name: 'selfie' });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: /^selfie\./ }));
    fireEvent.keyDown(document.activeElement!, { key: '.' });
    fireEvent.keyDown(document.activeElement!, { key: ',' });
    await screen.findByRole('img', { name: 'back' });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: /^back\./ }));
  });

  it('moves through them in the popup, too', async () => {
    await show([picture('front'), picture('back')]);
    await screen.findByRole('img', { name: 'front' });
    fireEvent.click(screen.getByRole('button', { name: 'Show front at full width' }));
    const popup = within(screen.getByRole('dialog', { name: 'Evidence' }));
    fireEvent.keyDown(popup.getByRole('region', { name: /^front\./ }), { key: '.' });
    await popup.findByRole('img', { name: 'back' });
    popup.getByText('2 of 2');
  });

  it('shows another document in place of a removed one', async () => {
    await renderScreen(<Replacing old={picture('form')} signed={picture('signed form')} />, options);
    await screen.findByRole('img', { name: 'form' });
    fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
    await screen.findByRole('img', { name: 'signed form' });
  });

  it('shows that there are no documents', async () => {
    await show([]);
    screen.getByText('No documents');
  });

  it('is translated into Traditional Chinese', async () => {
    await show([picture('正面'), picture('背面')], { language: 'zh-Hant' });
    await screen.findByRole('button', { name: '以全闊度顯示正面' });
    screen.getByRole('button', { name: '並排顯示兩份文件' });
  });
});

function Viewer({ documents }: { readonly documents: readonly ViewerDocument[] }) {
  return <DocumentViewer viewer={useDocumentViewer(documents)} label="Evidence" />;
}

function Replacing({ old, signed }: { readonly old: ViewerDocument; readonly signed: ViewerDocument }) {
  const [documents, setDocuments] = useState([old]);
  return (
    <>
      <button type="button" onClick={() => setDocuments([signed])}>
        Sign
      </button>
      <Viewer documents={documents} />
    </>
  );
}

function show(documents: readonly ViewerDocument[], more: Partial<RenderScreenOptions> = {}) {
  return renderScreen(<Viewer documents={documents} />, { ...options, ...more });
}

function picture(name: string) {
  const fetch = vi.fn(async () => new Blob([name], { type: 'image/png' }));
  const file = { fileName: `${name}.png`, contentType: 'image/png', size: 2048, width: 800, height: 500 };
  return { id: name, name, ...file, fetch };
}

function timesFetched({ fetch }: ReturnType<typeof picture>): number {
  return fetch.mock.calls.length;
}

function scaleOf(name: string): string | null {
  return within(screen.getByRole('group', { name: `Tools for ${name}` })).getByRole('status').textContent;
}

const plugin = { id: 'evidence', messages: { en: {}, 'zh-Hans': none, 'zh-Hant': none } };

const options: RenderScreenOptions = { plugin, api: createTestApi(() => null) };

async function none() {
  return { default: {} };
}
