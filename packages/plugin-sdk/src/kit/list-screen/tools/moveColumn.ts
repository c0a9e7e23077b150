import type { ListColumn } from '../ListColumn.ts';
import { completeChoices, type ListLayout } from '../layout/ListLayout.ts';

/** Moves a column to the place of another one. The first column stays where it is, and pinned ones stay before the rest. */
export function moveColumn<Row>(
  columns: readonly ListColumn<Row>[],
  layout: ListLayout,
  { id, to }: { readonly id: string; readonly to: number },
): ListLayout {
  const choices = completeChoices(columns, layout);
  const from = choices.findIndex((choice) => choice.id === id);
  const [moved] = choices.splice(from, 1);
  if (moved !== undefined) choices.splice(to, 0, moved);
  return { ...layout, columns: completeChoices(columns, { ...layout, columns: choices }) };
}
