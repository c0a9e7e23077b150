/** The position of a card among all. */
interface CardPosition {
  readonly index: number;
  readonly count: number;
}

/** Returns the card that a key leads to, or undefined if the cards do not use the key. */
export function moveInCards(
  { index, count }: CardPosition,
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  grid: HTMLElement | null,
): number | undefined {
  if (ctrlKey && key !== 'Home' && key !== 'End') return undefined;
  const perLine = countPerLine(grid);
  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    k: index - 1,
    j: index + 1,
    ArrowUp: index - perLine,
    ArrowDown: index + perLine,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  if (target === undefined) return undefined;
  // A line above the first, or below the last, does not exist: the focus stays.
  return target < 0 || target >= count ? index : target;
}

/** The number of cards on a line; without layout, as in unit tests, all are on one. */
function countPerLine(grid: HTMLElement | null): number {
  const cards = [...(grid?.children ?? [])] as HTMLElement[];
  const first = cards[0]?.offsetTop;
  const second = cards.findIndex((card) => card.offsetTop !== first);
  return second < 0 ? Math.max(1, cards.length) : second;
}
