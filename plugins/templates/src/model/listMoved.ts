/** Where a part stands: in which page or group, and at which index in it. Pages and classes stand in the template. */
export interface PartPlace {
  readonly parentID: string;
  readonly index: number;
}

interface PlacedPart {
  readonly id: string;
  readonly place: PartPlace;
}

/**
 * Finds the parts that moved: those in another parent, and as few as possible of those whose order among the parts of
 * one parent changed.
 */
export function listMoved(before: readonly PlacedPart[], after: readonly PlacedPart[]): ReadonlySet<string> {
  const old = new Map(before.map((part, index) => [part.id, { parentID: part.place.parentID, index }]));
  const moved = new Set<string>();
  const stayed = new Map<string, { id: string; index: number }[]>();
  for (const { id, place } of after) {
    const earlier = old.get(id);
    if (!earlier) continue;
    if (earlier.parentID !== place.parentID) moved.add(id);
    else stayed.set(place.parentID, [...(stayed.get(place.parentID) ?? []), { id, index: earlier.index }]);
  }
  for (const parts of stayed.values()) {
    const inOrder = longestAscending(parts.map(({ index }) => index));
    parts.forEach(({ id }, position) => {
      if (!inOrder.has(position)) moved.add(id);
    });
  }
  return moved;
}

/** The positions of a longest ascending subsequence, in time that grows with the square of the length. */
function longestAscending(numbers: readonly number[]): ReadonlySet<number> {
  const chains: { readonly length: number; readonly previous: number }[] = [];
  let last = -1;
  numbers.forEach((number, position) => {
    let best = { length: 1, previous: -1 };
    for (let earlier = 0; earlier < position; earlier += 1) {
      const chain = chains[earlier];
      if (chain && (numbers[earlier] ?? 0) < number && chain.length >= best.length)
        best = { length: chain.length + 1, previous: earlier };
    }
    chains.push(best);
    if (best.length > (chains[last]?.length ?? 0)) last = position;
  });
  const positions = new Set<number>();
  for (let position = last; position !== -1; position = chains[position]?.previous ?? -1) positions.add(position);
  return positions;
}
