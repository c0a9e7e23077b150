import type { ItemsQuery } from '../../hooks/ItemsQuery.ts';
import type { LeavePrompt, SubmitError } from '../../forms/form/FormHandle.ts';

/** The options of `useOrder`. */
export interface OrderSpec<Item> {
  /** The list's name within its plugin, for drafts. */
  readonly name: string;
  /**
   * The owner of the list, such as a category; absent where there is only one list. A list of a different owner must
   * also have a different React key.
   */
  readonly id?: string | undefined;
  /** All items, in the order of the server. */
  readonly query: ItemsQuery<Item>;
  readonly idOf: (item: Item) => string;
  /** Saves the identifiers of all items in their new order; pass the key to the call. */
  readonly save: (sequence: readonly string[], context: { readonly idempotencyKey: string }) => Promise<unknown>;
}

/** Another user has changed the list since this user began to move items. */
export interface OrderConflict {
  /** Who, if the server said so. */
  readonly by: string | null;
  /** RFC 3339. */
  readonly at: string | null;
}

/** The order of a list, as `useOrder` returns it for `OrderDialog`. */
export interface OrderHandle<Item> {
  readonly query: ItemsQuery<Item>;
  readonly idOf: (item: Item) => string;
  /** The items in the user's order, or in the server's while there is a conflict; undefined until they are loaded. */
  readonly items: readonly Item[] | undefined;
  /** The order differs from the server's. */
  readonly isDirty: boolean;
  /** The fewest items whose move makes this order from the server's. */
  readonly movedCount: number;
  readonly isSending: boolean;
  readonly submitError: SubmitError | undefined;
  readonly conflict: OrderConflict | undefined;
  /** The order of an earlier visit was restored. */
  readonly isRestored: boolean;
  /** The browser cannot store the order as a draft. */
  readonly isTooLong: boolean;
  /** Another open tab has unsent input of the same list. */
  readonly isOpenElsewhere: boolean;
  /** The user is about to leave, and has not yet decided what to do with the order. */
  readonly leavePrompt: LeavePrompt | undefined;
  /** Moves items as one block; `position` counts from 0 among the items that stay. */
  readonly move: (ids: readonly string[], position: number) => void;
  /** Undoes the last move; undefined if there is none. */
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** Saves the order; true once the server has accepted it. */
  readonly save: () => Promise<boolean>;
  /** Returns to the server's order. */
  readonly discard: () => void;
  /** Runs an action that closes the list, after a confirmation if the order would be lost. */
  readonly requestLeave: (leave: () => void) => void;
  /** After a conflict: applies the user's order to the list as it is now. It is not saved yet. */
  readonly applyAgain: () => void;
}
