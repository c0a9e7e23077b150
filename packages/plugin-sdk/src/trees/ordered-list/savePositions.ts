/** The options of {@link savePositions}. */
export interface SavePositionsOptions<Item> {
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  /** The stored position of an item. */
  readonly positionOf: (item: Item) => number;
  /** Saves an item at a position, counted from 1. */
  readonly send: (item: Item, position: number) => Promise<unknown>;
}

/**
 * Saves an order where each item stores its own position: numbers the items from 1 and sends those whose number changes,
 * one after the other. It is the `save` of `useOrder` for resources without a call for the whole order.
 *
 * @example
 * save: (sequence) => savePositions(sequence, {
 *   items, idOf: ({ detailID }) => detailID, positionOf: (detail) => detail.sequence,
 *   send: (detail, position) => api.call(updateContactDetail, { params: { detailID: detail.detailID }, body: { ...toBody(detail), sequence: position } }),
 * })
 */
export async function savePositions<Item>(
  sequence: readonly string[],
  { items, idOf, positionOf, send }: SavePositionsOptions<Item>,
): Promise<void> {
  const itemsById = new Map(items.map((item) => [idOf(item), item]));
  for (const [index, id] of sequence.entries()) {
    const item = itemsById.get(id);
    // One after the other: after a failure the stored order is still the beginning of the new one.
    // oxlint-disable-next-line no-await-in-loop
    if (item !== undefined && positionOf(item) !== index + 1) await send(item, index + 1);
  }
}
