import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  arrangeColumns,
  changeColumn,
  completeChoices,
  type ListLayout,
  defaultLayout,
  moveColumn,
} from './ListLayout.ts';

const column = (id: string, more = {}) => ({ id, header: id.toUpperCase(), width: 100, text: () => id, ...more });
const columns = ['id', 'name', 'status', 'region'].map((id) => column(id));
const layoutOf = (...choices: ListLayout['columns']): ListLayout => ({ ...defaultLayout, columns: choices });
const shown = (layout: ListLayout, of = columns) => arrangeColumns(of, layout, 36).map(({ id }) => id);

describe('arrangeColumns', () => {
  it('shows the columns as declared until the user chooses', () => {
    expect(shown(defaultLayout)).toEqual(['id', 'name', 'status', 'region']);
  });

  it('keeps a choice when columns are added and removed: a new one follows its neighbour, a removed one is dropped', () => {
    const chosen = layoutOf({ id: 'id' }, { id: 'region' }, { id: 'gone' }, { id: 'name' });
    expect(shown(chosen)).toEqual(['id', 'region', 'name', 'status']);
  });

  it('hides the columns that a list hides until the user chooses them', () => {
    const more = [...columns, column('email', { isHidden: true })];
    expect(shown(defaultLayout, more)).not.toContain('email');
    expect(shown(changeColumn(more, defaultLayout, { id: 'email', isHidden: false }), more)).toContain('email');
  });

  it('pins columns behind the first one, each at the end of the previous one', () => {
    const pinned = layoutOf({ id: 'id', width: 120 }, { id: 'region', isPinned: true });
    const places = arrangeColumns(columns, pinned, 36).map(({ id, left, isFixed }) => [id, left, isFixed]);
    expect(places).toEqual([
      ['id', 36, true],
      ['region', 156, true],
      ['name', undefined, false],
      ['status', undefined, false],
    ]);
  });

  it('keeps the first column first and visible, whatever the user chooses', () => {
    const ids = fc.constantFrom('id', 'name', 'status', 'region', 'gone');
    const choices = fc.uniqueArray(fc.record({ id: ids, isHidden: fc.boolean(), isPinned: fc.boolean() }), {
      selector: ({ id }) => id,
    });
    fc.assert(
      fc.property(choices, ids, fc.nat(5), (chosen, id, to) => {
        const layout = layoutOf(...chosen);
        expect(shown(layout)[0]).toBe('id');
        const moved = columns.some((one) => one.id === id) ? moveColumn(columns, layout, { id, to }) : layout;
        expect(shown(moved)[0]).toBe('id');
        expect(
          completeChoices(columns, moved)
            .map((choice) => choice.id)
            .toSorted(),
        ).toEqual(columns.map((one) => one.id).toSorted());
      }),
    );
  });
});
