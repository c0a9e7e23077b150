import type { Endpoint, InputOf } from '@brokerdesk/api';
import type { ItemsQuery } from '../../hooks/ItemsQuery.ts';
import { useApi } from '../../hooks/useApi.ts';
import type { OrderHandle } from './OrderHandle.ts';
import { useOrder } from './useOrder.ts';

/** The options of {@link useStoredOrder}. */
export interface StoredOrderSpec<Item, E extends Endpoint> {
  /** The list's name within its plugin, for drafts. */
  readonly name: string;
  /** The owner of the list, such as a group; absent where there is only one list. */
  readonly id?: string | undefined;
  /** All items, in the order of the server. */
  readonly query: ItemsQuery<Item>;
  readonly idOf: (item: Item) => string;
  /** The call that changes one item. */
  readonly endpoint: E;
  /** Returns its input for an item at a new position, counted from 1. */
  readonly toInput: (item: Item, sequence: number) => InputOf<E>;
}

/**
 * Returns the order of a list whose items each store their own position, as `useOrder` does for a list with a call for
 * the whole order. It numbers the items from 1 and saves those whose number changes, one after the other; after a lost
 * reply, a retry changes none of them twice.
 *
 * @example
 * const order = useStoredOrder({
 *   name: 'contact-groups',
 *   query: useAllRows(listContactGroups, { rowId: idOf, query: { sort: 'sequence' } }),
 *   idOf,
 *   endpoint: updateContactGroup,
 *   toInput: (group, sequence) => ({ params: { groupID: group.groupID }, body: { ...toBody(group), sequence } }),
 * });
 */
export function useStoredOrder<Item extends { readonly sequence: number }, E extends Endpoint>(
  spec: StoredOrderSpec<Item, E>,
): OrderHandle<Item> {
  const { name, id, query, idOf, endpoint, toInput } = spec;
  const api = useApi();

  async function save(order: readonly string[], { idempotencyKey }: { readonly idempotencyKey: string }) {
    const itemsById = new Map(query.data?.map((item) => [idOf(item), item]));
    for (const [index, itemID] of order.entries()) {
      const item = itemsById.get(itemID);
      const sequence = index + 1;
      if (item === undefined || item.sequence === sequence) continue;
      // oxlint-disable-next-line no-await-in-loop -- after a failure the stored order is still the beginning of the new one
      await api.call(endpoint, toInput(item, sequence), { idempotencyKey: `${idempotencyKey}.${sequence}` });
    }
  }

  return useOrder({ name, ...(id === undefined ? {} : { id }), query, idOf, save });
}
