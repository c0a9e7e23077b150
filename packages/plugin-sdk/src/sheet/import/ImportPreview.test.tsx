import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../services/errors.ts';
import type { DraftService } from '../../services/hostServices.ts';
import { createInMemoryDrafts, createTestApi, renderScreen } from '../../entries/testing.tsx';
import type { SheetIssue } from '../SheetColumn.ts';
import { type ImportColumn, ImportPreview } from './ImportPreview.tsx';

type Row = { readonly userID: string; readonly email: string };

const columns: readonly ImportColumn<Row>[] = [
  { key: 'userID', title: 'User ID' },
  { key: 'email', title: 'Email' },
];
const plugin = {
  id: 'users',
  messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
};

function findIssues(rows: readonly Row[]): readonly SheetIssue<Row>[] {
  return rows.flatMap(({ email }, row) =>
    email.includes('@') ? [] : [{ row, column: 'email', message: 'Enter an email address' }],
  );
}

function open({ onImport = vi.fn(async () => {}), drafts = createInMemoryDrafts() as DraftService } = {}) {
  return renderScreen(
    <ImportPreview name="import-users" label="Users" columns={columns} findIssues={findIssues} onImport={onImport} />,
    { plugin, api: createTestApi(() => null), drafts },
  );
}

async function choose(content: string | Uint8Array<ArrayBuffer>) {
  const file = new File([content], 'users.csv');
  // The simulated page has files without this method.
  file.arrayBuffer = async () => new Response(content).arrayBuffer();
  await act(async () =>
    fireEvent.change(screen.getByLabelText('Users', { selector: 'input' }), { target: { files: [file] } }),
  );
}

const mixed = 'User ID,Email\nmei,mei@example.com\njun,jun\n';
const button = (name: string | RegExp) => screen.getByRole('button', { name });

afterEach(cleanup);

it('imports all rows of a file without errors', async () => {
  const onImport = vi.fn(async () => {});
  await open({ onImport });
  await choose('User ID,Email,Remark\n007,mei@example.com,x\n');
  screen.getByText('users.csv: 1 row');
  screen.getByText('These columns were left out: Remark');
  await act(async () => fireEvent.click(button('Import 1 row')));
  expect(onImport).toHaveBeenCalledExactlyOnceWith([{ userID: '007', email: 'mei@example.com' }]);
  expect(button('Choose a file')).toBeTruthy();
});

it('imports nothing while cells are invalid, says why, and imports them once they are corrected', async () => {
  const onImport = vi.fn(async () => {});
  await open({ onImport });
  await choose(mixed);
  await act(async () => fireEvent.click(button('Import 2 rows')));
  expect(onImport).not.toHaveBeenCalled();
  const reasonId = button('Import 2 rows').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(reasonId)?.textContent).toBe(
    'Correct the cells that are not valid, or import valid rows only.',
  );
  await act(async () => fireEvent.click(button('Next error')));
  await act(async () => fireEvent.change(document.activeElement!, { target: { value: 'jun@example.com' } }));
  await act(async () => fireEvent.click(button('Import 2 rows')));
  expect(onImport).toHaveBeenCalledExactlyOnceWith([
    { userID: 'mei', email: 'mei@example.com' },
    { userID: 'jun', email: 'jun@example.com' },
  ]);
});

it('imports valid rows only, if the user chooses so, and keeps the others to be corrected', async () => {
  const onImport = vi.fn(async () => {});
  await open({ onImport });
  await choose(mixed);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Import valid rows only (1 of 2)' }));
  await act(async () => fireEvent.click(button('Import 1 row')));
  expect(onImport).toHaveBeenCalledExactlyOnceWith([{ userID: 'mei', email: 'mei@example.com' }]);
  expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual(['3']);
  screen.getByText('users.csv: 1 row');
});

it('keeps the rows when the import fails, and shows the message', async () => {
  const failure = new ApiError({ code: 'E0016', message: 'The quota is used up.', data: null, requestId: undefined });
  await open({ onImport: vi.fn(() => Promise.reject(failure)) });
  await choose('User ID,Email\nmei,mei@example.com\n');
  await act(async () => fireEvent.click(button('Import 1 row')));
  expect(screen.getByRole('alert').textContent).toBe('The quota is used up.');
  expect(button('Import 1 row')).toBeTruthy();
});

it('says what is wrong with a file, and offers to choose another', async () => {
  await open();
  await choose('User ID\nmei\n');
  expect(screen.getByRole('alert').textContent).toBe(
    'The file does not have these columns: Email. The first line must contain the titles.',
  );
  await choose(mixed);
  expect(screen.queryByRole('alert')).toBeNull();
  screen.getByRole('grid', { name: 'Users' });
});

it('reads a file again in another encoding', async () => {
  await open();
  const [title, rest] = ['User ID,Email\n', '@example.com\n'].map((part) => new TextEncoder().encode(part));
  await choose(Uint8Array.from([...title!, 0xb3, 0xc2, 0x2c, ...rest!]));
  screen.getByDisplayValue('陈');
  await act(async () =>
    fireEvent.change(screen.getByRole('combobox', { name: 'Encoding' }), { target: { value: 'big5' } }),
  );
  screen.getByDisplayValue('麻');
});

it('shows in which encoding a file was read that lacks a column', async () => {
  await open();
  await choose('User ID,Address\nmei,mei@example.com\n');
  expect(screen.getByRole('combobox', { name: 'Encoding' })).toHaveProperty('value', 'utf-8');
  expect(screen.queryByRole('option', { name: 'Not recognised' })).toBeNull();
});

it('restores corrections of an earlier visit, with the lines of the file', async () => {
  const drafts = createInMemoryDrafts();
  await open({ drafts });
  await choose('User ID,Email\n\nmei,mei\n');
  await act(async () => fireEvent.click(button('Next error')));
  await act(async () => fireEvent.change(document.activeElement!, { target: { value: 'mei@example.com' } }));
  cleanup();
  await open({ drafts });
  await screen.findByText('mei@example.com');
  expect(screen.getByRole('rowheader').textContent).toBe('3');
});
