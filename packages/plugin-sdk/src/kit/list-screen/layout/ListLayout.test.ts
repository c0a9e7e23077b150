import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  arrangeColumns,
  changeColumn,
  columnsThatFit,
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

describe('columnsThatFit', () => {
  const wide = column('note', { width: 300 });
  const fit = (room: number, { sort = 'id', layout = defaultLayout, of = columns } = {}) =>
    columnsThatFit(arrangeColumns(of, layout, 0), room, sort);
  const ids = (...options: Parameters<typeof fit>) => fit(...options).map(({ id }) => id);

  it('leaves out what would be cut, the last ones first, but never the sorted one', () => {
    expect(ids(400)).toEqual(['id', 'name', 'status', 'region']);
    expect(ids(399)).toEqual(['id', 'name', 'status']);
    expect(ids(250)).toEqual(['id', 'name']);
    expect(ids(250, { sort: '-region' })).toEqual(['id', 'region']);
  });

  it('shows what the user has chosen, whether it fits or not', () => {
    const chosen = changeColumn(columns, defaultLayout, { id: 'region', isHidden: false });
    expect(ids(250, { layout: chosen })).toEqual(['id', 'region']);
    expect(ids(150, { layout: chosen })).toEqual(['id', 'region']);
    // To set a width does not choose what is shown.
    expect(ids(250, { layout: changeColumn(columns, defaultLayout, { id: 'region', width: 90 }) })).toEqual([
      'id',
      'name',
    ]);
  });

  it('gives a column of long texts less room, and leaves it out where that were too little', () => {
    const of = [...columns.slice(0, 2), wide, ...columns.slice(2)];
    expect(fit(400, { of }).map(({ id, width }) => [id, width])).toEqual([
      ['id', 100],
      ['name', 100],
      ['note', 200],
    ]);
    expect(ids(350, { of })).toEqual(['id', 'name', 'status']);
  });
});
