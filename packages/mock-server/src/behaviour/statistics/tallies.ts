// Counting at 100,000 rows. A tally turns each row of a broker into facts and counts equal ones together: the seed once
// for as long as it lives, what was written since anew for each state. So a count after a write costs what was written,
// not what there is. Facts must follow from the row alone.
import type { MockRow } from '@brokerdesk/api';
import type { StateContext } from '../../pipeline/StateContext.ts';
import type { Collection } from '../../state/Collection.ts';

export type Facts = Readonly<Record<string, string | number | null>>;

export interface Tally<F extends Facts> {
  readonly collection: string;
  /** Null for a row that does not count. */
  readonly factsOf: (row: never) => F | null;
}

/** So many rows with these facts; less than none where a seeded row was changed or removed. */
export interface Cell<F extends Facts> {
  readonly facts: F;
  readonly count: number;
}

type AnyTally = Tally<Facts>;
type Cells = readonly Cell<Facts>[];

const seededCells = new WeakMap<readonly MockRow[], Map<AnyTally, Cells>>();
const writtenCells = new WeakMap<Collection, Map<AnyTally, Map<string, Cells>>>();

/** Declares a tally; it is known by its identity, so declare it once, at the top of a file. */
export function tally<Row extends MockRow & { readonly brokerCode: string }, F extends Facts>(
  collection: string,
  factsOf: (row: Row) => F | null,
): Tally<F> {
  return { collection, factsOf };
}

/** The cells of a broker's rows as they stand. Facts can appear twice; their counts add up. */
export function cellsOf<F extends Facts>(context: StateContext, asked: Tally<F>, brokerCode: string): Cell<F>[] {
  const collection = context.world.sandbox.collection(asked.collection);
  const known = asked as unknown as AnyTally;
  const seeded = seededCellsOf(collection, known, brokerCode);
  const written = writtenCellsOf(collection, known, brokerCode);
  return (written.length === 0 ? seeded : [...seeded, ...written]) as unknown as Cell<F>[];
}

function seededCellsOf(collection: Collection, asked: AnyTally, brokerCode: string): Cells {
  const rows = collection.seededRowsOf(brokerCode);
  const byTally = seededCells.get(rows) ?? new Map<AnyTally, Cells>();
  seededCells.set(rows, byTally);
  const cells =
    byTally.get(asked) ??
    countTogether(
      rows.map((row) => [row, 1]),
      asked,
      brokerCode,
    );
  byTally.set(asked, cells);
  return cells;
}

function writtenCellsOf(collection: Collection, asked: AnyTally, brokerCode: string): Cells {
  const byTally = writtenCells.get(collection) ?? new Map<AnyTally, Map<string, Cells>>();
  writtenCells.set(collection, byTally);
  const byBroker = byTally.get(asked) ?? new Map<string, Cells>();
  byTally.set(asked, byBroker);
  const cells = byBroker.get(brokerCode) ?? countTogether(listWrites(collection), asked, brokerCode);
  byBroker.set(brokerCode, cells);
  return cells;
}

function* listWrites(collection: Collection): Generator<readonly [MockRow, number]> {
  for (const { seeded, present } of collection.writes()) {
    if (seeded) yield [seeded, -1];
    if (present) yield [present, 1];
  }
}

function countTogether(rows: Iterable<readonly [MockRow, number]>, { factsOf }: AnyTally, brokerCode: string): Cells {
  const cells = new Map<string, { readonly facts: Facts; count: number }>();
  for (const [row, count] of rows) {
    if ((row as { readonly brokerCode?: string }).brokerCode !== brokerCode) continue;
    const facts = factsOf(row as never);
    if (!facts) continue;
    const key = Object.values(facts).join('\u001f');
    const cell = cells.get(key);
    if (cell) cell.count += count;
    else cells.set(key, { facts, count });
  }
  return [...cells.values()].filter(({ count }) => count !== 0);
}
