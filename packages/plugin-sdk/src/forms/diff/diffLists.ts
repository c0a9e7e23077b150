/** An item of one list or of both. */
export interface DiffItem {
  readonly text: string;
  readonly state: 'same' | 'added' | 'removed' | 'moved';
  /** The positions in the two lists, from 1; undefined where the list does not have the item. */
  readonly from: number | undefined;
  readonly to: number | undefined;
}

/**
 * Compares two lists: the items in their new order, each removed one where it was. As few items as possible count as
 * moved, so an item that only moves up because of another has not moved.
 */
export function diffLists(before: readonly string[], after: readonly string[]): readonly DiffItem[] {
  const partners = pairItems(before, after);
  const fixed = longestRun(partners);
  const paired = new Set(partners.filter((partner) => partner >= 0));
  const items: DiffItem[] = [];
  let next = 0;
  function addRemoved(end: number) {
    for (; next < end; next += 1) {
      if (!paired.has(next)) items.push({ text: before[next] ?? '', state: 'removed', from: next + 1, to: undefined });
    }
  }
  for (const [position, text] of after.entries()) {
    const partner = partners[position] ?? -1;
    if (partner < 0) items.push({ text, state: 'added', from: undefined, to: position + 1 });
    else {
      if (fixed.has(position)) addRemoved(partner);
      items.push({ text, state: fixed.has(position) ? 'same' : 'moved', from: partner + 1, to: position + 1 });
    }
  }
  addRemoved(before.length);
  return items;
}

/** For each new item, the position of the same text in the old list; -1 if it has none left. */
function pairItems(before: readonly string[], after: readonly string[]): readonly number[] {
  const positions = new Map<string, number[]>();
  for (const [position, text] of before.entries()) positions.set(text, [...(positions.get(text) ?? []), position]);
  return after.map((text) => positions.get(text)?.shift() ?? -1);
}

/** The new positions of the longest run of items that kept their order. */
function longestRun(partners: readonly number[]): ReadonlySet<number> {
  const best: { length: number; previous: number }[] = [];
  let last = -1;
  for (const [position, partner] of partners.entries()) {
    best[position] = { length: partner < 0 ? 0 : 1, previous: -1 };
    if (partner < 0) continue;
    for (let earlier = 0; earlier < position; earlier += 1) {
      const candidate = best[earlier]?.length ?? 0;
      const isBefore = (partners[earlier] ?? -1) >= 0 && (partners[earlier] ?? -1) < partner;
      if (isBefore && candidate >= (best[position]?.length ?? 0))
        best[position] = { length: candidate + 1, previous: earlier };
    }
    if ((best[position]?.length ?? 0) > (best[last]?.length ?? 0)) last = position;
  }
  const run = new Set<number>();
  for (let position = last; position >= 0; position = best[position]?.previous ?? -1) run.add(position);
  return run;
}
