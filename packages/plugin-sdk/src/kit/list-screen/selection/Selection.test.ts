import { expect, it } from 'vitest';
import fc from 'fast-check';
import { changeSelection, countSelected, emptySelection, isSelected, type Selection } from './Selection.ts';

const everyone = Array.from({ length: 12 }, (_, index) => `A${index}`);
const change = (id: string, isOn: boolean) => ({ id, row: id, isOn });

it('counts exactly the rows that are selected, whatever was selected and deselected', () => {
  const changes = fc.array(fc.tuple(fc.constantFrom(...everyone), fc.boolean()), { maxLength: 40 });
  fc.assert(
    fc.property(fc.boolean(), changes, (isAll, switched) => {
      const start: Selection<string> = { ...emptySelection(''), isAll };
      const end = changeSelection(
        start,
        switched.map(([id, isOn]) => change(id, isOn)),
      );
      const last = new Map(switched);
      const wanted = everyone.filter((id) => last.get(id) ?? isAll);
      expect(everyone.filter((id) => isSelected(end, id))).toEqual(wanted);
      expect(countSelected(end, everyone.length)).toBe(wanted.length);
    }),
  );
});

it('leaves one row out of all that match', () => {
  const all: Selection<string> = { ...emptySelection(''), isAll: true };
  const rest = changeSelection(all, [change('A3', false)]);
  expect([isSelected(rest, 'A3'), isSelected(rest, 'A4'), countSelected(rest, 1234)]).toEqual([false, true, 1233]);
});
