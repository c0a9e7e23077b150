import { expect, test } from 'vitest';
import { applyChanges, type SheetColumn } from '../SheetColumn.ts';
import { rangeBetween } from './CellRange.ts';
import { pasteCells } from './pasteCells.ts';

type Row = { readonly id: string; readonly en: string; readonly note: string };
const rows: readonly Row[] = [1, 2, 3].map((at) => ({ id: `T${at}`, en: `text ${at}`, note: '' }));
const columns: readonly SheetColumn<Row>[] = [
  { key: 'id', title: 'ID', isReadOnly: true },
  { key: 'en', title: 'English' },
  { key: 'note', title: 'Note', isMultiline: true },
];
const at = (row: number, column: number) => rangeBetween({ row, column }, { row, column });
const paste = (cells: readonly (readonly string[])[], range = at(0, 1), shown = [0, 1, 2]) =>
  pasteCells(cells, { rows, shown, columns, range });

test('a table is pasted from the active cell on', () => {
  const { changes } = paste([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(applyChanges(rows, changes)).toEqual([
    { id: 'T1', en: 'a', note: 'b' },
    { id: 'T2', en: 'c', note: 'd' },
    rows[2],
  ]);
});

test('one cell fills the selection', () => {
  const { changes } = paste([['x']], rangeBetween({ row: 0, column: 1 }, { row: 2, column: 2 }));
  expect(changes.map(({ row, key, after }) => `${row} ${key} ${after}`)).toEqual([
    '0 en x',
    '0 note x',
    '1 en x',
    '1 note x',
    '2 en x',
    '2 note x',
  ]);
});

test('what does not fit is counted', () => {
  const table = Array.from({ length: 5 }, () => ['a', 'b', 'c', 'd']);
  expect(paste(table, at(1, 1)).excess).toEqual({ rows: 3, columns: 2 });
});

test('a cell that cannot be edited stays, and is counted', () => {
  const result = paste([['new', 'text']], at(0, 0));
  expect(result.readOnlyCount).toBe(1);
  expect(applyChanges(rows, result.changes)[0]).toEqual({ id: 'T1', en: 'text', note: '' });
});

test('with a filter, only rows that are shown change', () => {
  expect(paste([['a'], ['b']], at(0, 1), [0, 2]).changes.map(({ row }) => row)).toEqual([0, 2]);
});

test('line breaks stay only where a text may have several lines', () => {
  const { changes } = paste([['two\nlines', 'two\nlines']]);
  expect(changes.map(({ after }) => after)).toEqual(['two lines', 'two\nlines']);
});

test('rows without a change stay the same objects', () => {
  const next = applyChanges(rows, [{ row: 1, key: 'en', after: 'new' }]);
  expect([next[0] === rows[0], next[1] === rows[1]]).toEqual([true, false]);
});
