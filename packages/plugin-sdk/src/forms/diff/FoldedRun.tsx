import { type ReactNode, useState } from 'react';
import { LinkButton } from '../../kit/LinkButton.tsx';

/** Shorter runs are shown completely. */
const shownRun = 3;

/** The props of {@link FoldedRun}. */
export interface FoldedRunProps<Item> {
  readonly items: readonly Item[];
  /** The label of the button that shows the folded items. */
  readonly label: (count: number) => string;
  readonly render: (item: Item) => ReactNode;
  /** The element around the button; `div` by default. */
  readonly as?: 'div' | 'li' | undefined;
}

/** Unchanged items: the first and the last one, and a button for those between. */
export function FoldedRun<Item>({ items, label, render, as: Line = 'div' }: FoldedRunProps<Item>) {
  const [isOpen, setIsOpen] = useState(false);
  const isFolded = !isOpen && items.length > shownRun;
  const shown = isFolded ? [...items.slice(0, 1), ...items.slice(-1)] : items;
  const rendered = shown.map((item, position) => (
    // oxlint-disable-next-line react/no-array-index-key -- unchanged items never change their places
    <FoldedItem key={position}>{render(item)}</FoldedItem>
  ));
  if (!isFolded) return rendered;
  return (
    <>
      {rendered[0]}
      <Line>
        <LinkButton onClick={() => setIsOpen(true)}>{label(items.length - 2)}</LinkButton>
      </Line>
      {rendered[1]}
    </>
  );
}

function FoldedItem({ children }: { readonly children: ReactNode }) {
  return children;
}
