import { foldText } from '@brokerdesk/api';

/** An item of the palette. */
export interface PaletteItem {
  /** Unique in the palette. */
  readonly id: string;
  /** The heading of its group, in the current language. */
  readonly group: string;
  readonly title: string;
  /** Distinguishes it from other items with the same title. */
  readonly description?: string | undefined;
  readonly run: () => void;
}

/** Returns the items that contain all words of a query; those that begin with the query come first. */
export function filterItems(
  items: readonly PaletteItem[],
  query: string,
  fold: (text: string) => string = foldText,
): readonly PaletteItem[] {
  const startsWith = ({ title }: PaletteItem, word: string) => fold(title).startsWith(word);
  const words = query
    .split(/\s+/)
    .map((word) => fold(word))
    .filter(Boolean);
  const found = items.filter(({ title, description = '' }) => {
    const text = fold(`${title}\n${description}`);
    return words.every((word) => text.includes(word));
  });
  const [first = ''] = words;
  return found.toSorted((a, b) => Number(startsWith(b, first)) - Number(startsWith(a, first)));
}
