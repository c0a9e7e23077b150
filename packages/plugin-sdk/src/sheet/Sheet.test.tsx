import { act, cleanup, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createTestApi, renderScreen } from '../entries/testing.tsx';
import { Sheet } from './Sheet.tsx';
import type { SheetColumn, SheetIssue } from './SheetColumn.ts';

type Row = { readonly id: string; readonly en: string; readonly note: string };

const plugin = {
  id: 'texts',
  messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
};
const columns: readonly SheetColumn<Row>[] = [
  { key: 'id', title: 'ID', isReadOnly: true },
  { key: 'en', title: 'English' },
  { key: 'note', title: 'Note', isMultiline: true },
];
const count = 30;
const initialRows: readonly Row[] = Array.from({ length: count }, (_, at) => ({
  id: `T${at + 1}`,
  en: `text ${at + 1}`,
  note: '',
}));
let current = initialRows;

function Texts({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const [rows, setRows] = useState(initialRows);
  current = rows;
  const issues: readonly SheetIssue<Row>[] = rows.flatMap(({ en }, row) =>
    en === '' ? [{ row, column: 'en', message: 'Enter a text' }] : [],
  );
  return (
    <Sheet
      label="Texts"
      columns={columns}
      rows={rows}
      issues={issues}
      {...(isReadOnly ? {} : { onChange: setRows })}
      filters={[{ id: 'noNote', label: 'No note', matches: ({ note }) => note === '' }]}
    />
  );
}

async function open({ isReadOnly = false } = {}) {
  await renderScreen(<Texts isReadOnly={isReadOnly} />, { plugin, api: createTestApi(() => null) });
  clickCell('English', 1);
}

const active = () => document.activeElement as HTMLTextAreaElement;
/** The names of the headers of the active cell, as assistive technology reads them. */
const place = () =>
  (active().getAttribute('aria-labelledby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const press = (key: string, options = {}) => fireEvent.keyDown(active(), { key, ...options });
const type = (value: string) => fireEvent.change(active(), { target: { value } });
const said = () => screen.getByRole('status').textContent;

function clickCell(title: string, row: number, options = {}) {
  const at = columns.findIndex((column) => column.title === title);
  const cell = screen.getByRole('rowheader', { name: String(row) }).parentElement?.children[at + 1];
  fireEvent.mouseDown(cell?.querySelector('textarea') ?? cell!, { button: 0, ...options });
}

function paste(text: string) {
  const event = createEvent.paste(active());
  Object.defineProperty(event, 'clipboardData', { value: { getData: () => text } });
  fireEvent(active(), event);
}

function copy(): string {
  let copied = '';
  const event = createEvent.copy(active());
  Object.defineProperty(event, 'clipboardData', {
    value: { setData: (_type: string, text: string) => (copied = text) },
  });
  fireEvent(active(), event);
  return copied;
}

afterEach(cleanup);

it('is a grid with counts, headers and one cell that Tab reaches', async () => {
  await open();
  const grid = screen.getByRole('grid', { name: 'Texts' });
  expect([grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount')]).toEqual(['31', '4']);
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Row', 'ID', 'English', 'Note']);
  expect(within(grid).getAllByRole('textbox')).toHaveLength(1);
  expect(place()).toBe('English 1');
});

it('moves with the keys of a spreadsheet', async () => {
  await open();
  const places: string[] = [];
  for (const [key, options] of [
    ['ArrowDown', {}],
    ['ArrowRight', {}],
    ['Home', {}],
    ['End', {}],
    ['End', { ctrlKey: true }],
    ['Home', { ctrlKey: true }],
  ] as const) {
    press(key, options);
    places.push(place());
  }
  expect(places).toEqual(['English 2', 'Note 2', 'ID 2', 'Note 2', 'Note 30', 'ID 1']);
});

it('replaces a cell by typing, and moves down with Enter', async () => {
  await open();
  type('new');
  press('Enter');
  expect([current[0]?.en, place()]).toEqual(['new', 'English 2']);
});

it('edits with Enter or F2, where the arrow keys belong to the text; Tab continues in the next cell', async () => {
  await open();
  press('F2');
  press('ArrowDown');
  expect(place()).toBe('English 1');
  type('text 1, changed');
  press('Tab');
  expect([current[0]?.en, place()]).toEqual(['text 1, changed', 'Note 1']);
  press('Enter');
  press('Tab', { shiftKey: true });
  expect(place()).toBe('English 1');
});

it('restores a cell with Escape, but not while an input method composes', async () => {
  await open();
  type('ni');
  press('Escape', { isComposing: true });
  expect(current[0]?.en).toBe('ni');
  press('Escape');
  expect([current[0]?.en, place()]).toEqual(['text 1', 'English 1']);
});

it('leaves Enter to an input method', async () => {
  await open();
  type('zhong');
  press('Enter', { isComposing: true });
  type('中');
  press('Enter');
  expect([current[0]?.en, place()]).toEqual(['中', 'English 2']);
});

it('adds a line where a text may have several', async () => {
  await open();
  clickCell('Note', 1);
  press('Enter');
  type('one');
  press('Enter', { altKey: true });
  expect([current[0]?.note, place()]).toEqual(['one\n', 'Note 1']);
});

it('keeps a cell that cannot be edited', async () => {
  await open();
  clickCell('ID', 1);
  press('Delete');
  expect([active().readOnly, active().closest('[role]')?.getAttribute('aria-readonly'), current[0]?.id]).toEqual([
    true,
    'true',
    'T1',
  ]);
});

it('copies a range that Shift has selected, for a spreadsheet', async () => {
  await open();
  press('ArrowDown', { shiftKey: true });
  press('ArrowLeft', { shiftKey: true });
  expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(4);
  expect(said()).toBe('2 × 2 cells selected');
  expect(copy()).toBe('T1\ttext 1\nT2\ttext 2');
  expect(said()).toBe('4 cells copied');
});

it('pastes from a spreadsheet, and says what was left out', async () => {
  await open();
  clickCell('English', 29);
  paste('a\t"two\nlines"\tx\nb\tc\tx\nd\te\tx');
  expect(current.slice(28)).toEqual([
    { id: 'T29', en: 'a', note: 'two\nlines' },
    { id: 'T30', en: 'b', note: 'c' },
  ]);
  expect(said()).toBe('4 cells pasted. 1 row did not fit and was left out. 1 column did not fit and was left out.');
});

it('undoes and repeats each step: an edit, a paste, a clearing', async () => {
  await open();
  type('new');
  press('Enter');
  paste('p\tq');
  press('Delete');
  const states = [current.slice(0, 2)];
  for (const key of ['z', 'z', 'z']) {
    press(key, { ctrlKey: true });
    states.push(current.slice(0, 2));
  }
  expect(states.map((rows) => rows.map(({ en, note }) => `${en}|${note}`))).toEqual([
    ['new|', '|q'],
    ['new|', 'p|q'],
    ['new|', 'text 2|'],
    ['text 1|', 'text 2|'],
  ]);
  expect([said(), place()]).toEqual(['1 change undone', 'English 1']);
  const redo = screen.getByRole('button', { name: 'Redo' });
  redo.focus();
  fireEvent.click(redo);
  expect([current[0]?.en, document.activeElement]).toEqual(['new', redo]);
});

it('names errors in their cells, lists them, and leads to the next', async () => {
  await open();
  press('Delete');
  clickCell('English', 20);
  press('Delete');
  expect(active().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(active().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Enter a text');
  press('F8');
  expect(place()).toBe('English 1');
  press('F8', { shiftKey: true });
  expect(place()).toBe('English 20');
  fireEvent.click(screen.getByText('2 cells are not valid'));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Row 1, English: Enter a text' })));
  expect(place()).toBe('English 1');
});

it('keeps a row that is edited, although it no longer matches the filter', async () => {
  await open();
  fireEvent.change(screen.getByRole('combobox', { name: 'Rows shown' }), { target: { value: 'noNote' } });
  clickCell('Note', 2);
  type('done');
  press('Enter');
  expect(place()).toBe('Note 3');
  screen.getByRole('option', { name: 'No note (29)' });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find in rows' }), { target: { value: 'text 3' } });
  expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual(['3', '30']);
});

it('keeps its keys from a form around it', async () => {
  const keys: string[] = [];
  await renderScreen(
    <form onKeyDown={({ key }) => keys.push(key)}>
      <Texts isReadOnly={false} />
    </form>,
    { plugin, api: createTestApi(() => null) },
  );
  clickCell('Note', 1);
  press('Enter');
  press('Enter', { ctrlKey: true });
  clickCell('English', 1);
  press('F2');
  press('Enter', { ctrlKey: true });
  expect(keys).toEqual(['Enter']);
  expect(fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' })).toBe(false);
});

it('shows an error that the filter hides', async () => {
  await open();
  press('Delete');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find in rows' }), { target: { value: 'text 3' } });
  fireEvent.click(screen.getByRole('button', { name: 'Next error' }));
  expect(place()).toBe('English 1');
});

it('can be read and copied without a way to change it', async () => {
  await open({ isReadOnly: true });
  press('Delete');
  paste('x');
  expect([current, copy()]).toEqual([initialRows, 'text 1']);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
