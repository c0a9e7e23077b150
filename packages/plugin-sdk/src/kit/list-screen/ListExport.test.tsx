import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createApiError } from '../../entries/testing.tsx';
import { UnreachableError } from '../../services/errors.ts';
import { peopleBulk, showPeople } from './peopleListFixture.tsx';

// The first import takes a while on a busy machine.
beforeAll(() => Promise.all([import('./tools/listTools.ts'), import('../reorder-list/ReorderList.tsx')]), 60_000);
let saved: { name: string; content: Blob }[];
beforeEach(() => {
  saved = [];
  let content = new Blob();
  URL.createObjectURL = (blob) => {
    content = blob as Blob;
    return 'blob:test';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, content });
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const panel = async () => within(await screen.findByRole('dialog', { name: 'Export' }));
async function openExport() {
  fireEvent.click(await screen.findByRole('button', { name: 'Export' }));
  return panel();
}
async function start() {
  fireEvent.click((await panel()).getByRole('button', { name: 'Export' }));
}

it('exports every row that matches, with the columns that are shown, in their order', async () => {
  const { calls, toasts } = await showPeople({ params: { q: 'user00', sort: '-userName' } });
  await screen.findByRole('grid');
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const columns = within(await screen.findByRole('dialog', { name: 'Columns' }));
  fireEvent.click(await columns.findByRole('checkbox', { name: 'Show Email' }));
  fireEvent.click(columns.getByRole('button', { name: 'Move Type up' }));
  fireEvent.click(columns.getByRole('button', { name: 'Move Type up' }));
  await openExport();
  (await panel()).getByText('100 rows, 3 columns as chosen');
  fireEvent.click((await panel()).getByRole('radio', { name: 'Comma-separated values (.csv)' }));
  await start();
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('people.csv');
  const bytes = new Uint8Array((await saved[0]?.content.arrayBuffer()) ?? []);
  expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
  const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
  expect(lines).toHaveLength(101);
  expect(lines[0]).toBe('Login,Type,Name');
  expect(calls.at(-1)).toEqual({ q: 'user00', sort: '-userName', page: 1, size: 500 });
  expect(toasts).toEqual([{ tone: 'success', text: '100 rows were exported to people.csv.' }]);
});

it('writes a workbook whose cells are all text', async () => {
  await showPeople();
  await openExport();
  await start();
  await vi.waitFor(() => expect(saved).toHaveLength(1), 20_000);
  expect(saved[0]?.name).toBe('people.xlsx');
  const files = unzipSync(new Uint8Array((await saved[0]?.content.arrayBuffer()) ?? []));
  const sheet = new TextDecoder().decode(files['xl/worksheets/sheet1.xml']);
  expect(sheet.match(/<row /g)).toHaveLength(1201);
  expect(sheet).not.toMatch(/<f>/);
  expect(sheet.match(/<c [^>]*>/g)?.every((cell) => /t="(s|inlineStr)"/.test(cell))).toBe(true);
});

it('exports only the selected rows', async () => {
  await showPeople({ bulk: peopleBulk() });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'user0003' }));
  await openExport();
  const tools = await panel();
  expect(tools.getByRole<HTMLInputElement>('radio', { name: '1 selected row' }).checked).toBe(true);
  fireEvent.click(tools.getByRole('radio', { name: 'Comma-separated values (.csv)' }));
  await start();
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.content.text()).toContain('user0003');
  expect((await saved[0]?.content.text())?.trim().split('\r\n')).toHaveLength(2);
});

it('shows its progress, and stops without saving when it is cancelled', async () => {
  let answered = 0;
  let hold = (): void => undefined;
  await showPeople({
    beforeResponse: () => {
      answered += 1;
      return answered > 2 ? new Promise<void>((resolve) => (hold = resolve)) : undefined;
    },
  });
  await openExport();
  await start();
  await screen.findByText('500 of 1,200 rows');
  fireEvent.click((await panel()).getByRole('button', { name: 'Cancel' }));
  await act(async () => hold());
  (await panel()).getByRole('button', { name: 'Export' });
  expect([saved, answered]).toEqual([[], 3]);
});

it('goes on while the list is left, and shows its progress to a user who returns', async () => {
  let hold = (): void => undefined;
  let answered = 0;
  const options = {
    beforeResponse: () => {
      answered += 1;
      return answered === 3 ? new Promise<void>((resolve) => (hold = resolve)) : undefined;
    },
  };
  const { unmount, toasts } = await showPeople(options);
  await openExport();
  fireEvent.click((await panel()).getByRole('radio', { name: 'Comma-separated values (.csv)' }));
  await start();
  await screen.findByText('500 of 1,200 rows');
  unmount();
  await showPeople();
  const tools = await openExport();
  tools.getByText('500 of 1,200 rows');
  expect(tools.queryByRole('button', { name: 'Export' })).toBeNull();
  await act(async () => hold());
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(toasts).toEqual([{ tone: 'success', text: '1,200 rows were exported to people.csv.' }]);
  (await panel()).getByRole('button', { name: 'Export' });
});

it('exports no more rows than a browser can hold, and says how to narrow the list', async () => {
  await showPeople({ total: 100_001 });
  const tools = await openExport();
  tools.getByText('100,001 rows, 4 columns as chosen');
  expect(tools.getByRole('alert').textContent).toContain('An export has at most 100,000 rows. Narrow the list');
  expect(tools.getByRole<HTMLButtonElement>('button', { name: 'Export' }).disabled).toBe(true);
});

it.each([
  ['the server has a problem', createApiError('E0099', 'The server has a problem.')],
  ['the network goes', new UnreachableError('OFFLINE', { message: 'offline' })],
  ['the session ends', createApiError('E0001', 'The session has ended.')],
])('shows that it failed, and saves nothing, when %s', async (_what, error) => {
  let isDown = false;
  await showPeople({
    beforeResponse: () => {
      if (isDown) throw error;
    },
  });
  await openExport();
  isDown = true;
  await start();
  expect((await screen.findByRole('alert')).textContent).toBe('The export failed. Nothing was saved.');
  expect(saved).toEqual([]);
});

it.each(['Columns', 'Export', 'Views'])('opens %s without a warning', async (name) => {
  const warn = vi.spyOn(console, 'error');
  await showPeople();
  fireEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('dialog');
  expect(warn.mock.calls).toEqual([]);
});

it('leaves a user alone who has moved on before the panel was there', async () => {
  await showPeople();
  const button = await screen.findByRole('button', { name: 'Export' });
  button.focus();
  fireEvent.click(button);
  const next = screen.getByRole('button', { name: 'Views' });
  next.focus();
  await screen.findByRole('dialog', { name: 'Export' });
  expect(document.activeElement).toBe(next);
});
