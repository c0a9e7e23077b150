// The order of the cards and which are hidden. A stored layout may name cards that this portal does not have at the moment,
// and lack new ones: the former keep their place, the latter come after the card that they follow by default.

/** A layout as it is stored; `order` is empty until the user has moved a card. */
export interface Layout {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
}

/** The layout of a user who has changed nothing. */
export const defaultLayout: Layout = { order: [], hidden: [] };

/** The available cards in their order. */
export interface Arrangement {
  readonly cards: readonly string[];
  readonly hidden: ReadonlySet<string>;
}

/** Returns each available card once, in the order of a layout. */
export function arrange(layout: Layout, available: readonly string[]): Arrangement {
  const cards = completeOrder(layout, available).filter((id) => available.includes(id));
  return { cards, hidden: new Set(available.filter((id) => layout.hidden.includes(id))) };
}

/** Moves a card to a position among the available ones, counted from 0. */
export function moveCard(
  layout: Layout,
  available: readonly string[],
  { id, to }: { readonly id: string; readonly to: number },
): Layout {
  if (!available.includes(id)) return layout;
  const rest = completeOrder(layout, available).filter((one) => one !== id);
  const next = rest.filter((one) => available.includes(one))[Math.max(0, to)];
  const index = next === undefined ? rest.length : rest.indexOf(next);
  return { ...layout, order: rest.toSpliced(index, 0, id) };
}

/** Hides a card, or shows it again. */
export function setHidden(layout: Layout, id: string, isHidden: boolean): Layout {
  const hidden = layout.hidden.filter((one) => one !== id);
  return { ...layout, hidden: isHidden ? [...hidden, id] : hidden };
}

function completeOrder({ order }: Layout, available: readonly string[]): readonly string[] {
  let complete: readonly string[] = [...new Set(order)];
  for (const [index, id] of available.entries()) {
    if (complete.includes(id)) continue;
    const before = index === 0 ? -1 : complete.indexOf(available[index - 1] ?? '');
    complete = complete.toSpliced(before + 1, 0, id);
  }
  return complete;
}
