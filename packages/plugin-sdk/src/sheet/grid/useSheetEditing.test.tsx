import { act, cleanup, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useSheetEditing } from './useSheetEditing.ts';

type Row = { readonly a: string; readonly b: string };

const initialRows: readonly Row[] = [
  { a: '1', b: '' },
  { a: '2', b: '' },
  { a: '3', b: 'x' },
];

function useSheet() {
  const [rows, setRows] = useState(initialRows);
  return { rows, editing: useSheetEditing(rows, setRows) };
}

const cell = { row: fc.nat({ max: 2 }), key: fc.constantFrom<keyof Row>('a', 'b') };
const text = fc.string({ unit: fc.constantFrom('p', '中', ''), maxLength: 3 });
const operation = fc.oneof(
  fc.record({ kind: fc.constant('edit' as const), ...cell, letters: fc.array(text, { minLength: 1, maxLength: 3 }) }),
  fc.record({ kind: fc.constant('cancel' as const), ...cell, letters: fc.array(text, { minLength: 1, maxLength: 3 }) }),
  fc.record({
    kind: fc.constant('paste' as const),
    cells: fc.uniqueArray(fc.record({ ...cell, after: text }), {
      selector: ({ row, key }) => `${row}${key}`,
      maxLength: 4,
    }),
  }),
  fc.record({ kind: fc.constantFrom('undo' as const, 'redo' as const) }),
);

afterEach(cleanup);

it('undoes everything to the first rows, and repeats everything to the last', () => {
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 20 }), (operations) => {
      const { result, unmount } = renderHook(useSheet);
      const editing = () => result.current.editing;
      for (const one of operations) {
        if ('letters' in one) {
          for (const letters of one.letters) act(() => editing().type(one, letters));
          act(() => (one.kind === 'edit' ? editing().finish() : editing().cancel()));
        } else if ('cells' in one) {
          const { rows } = result.current;
          act(() => editing().apply(one.cells.map((at) => ({ ...at, before: rows[at.row]![at.key] }))));
        } else act(() => void editing().travel(one.kind));
      }
      while (editing().history.canRedo) act(() => void editing().travel('redo'));
      const last = result.current.rows;
      while (editing().history.canUndo) act(() => void editing().travel('undo'));
      expect(result.current.rows).toEqual(initialRows);
      while (editing().history.canRedo) act(() => void editing().travel('redo'));
      expect(result.current.rows).toEqual(last);
      unmount();
    }),
    { numRuns: 100 },
  );
});

it('restores the text from before the edit', () => {
  const { result } = renderHook(useSheet);
  for (const letters of ['n', 'ni', 'nih']) act(() => result.current.editing.type({ row: 1, key: 'a' }, letters));
  expect(result.current.rows[1]).toEqual({ a: 'nih', b: '' });
  act(() => result.current.editing.cancel());
  expect([result.current.rows, result.current.editing.history.canUndo]).toEqual([initialRows, false]);
});
