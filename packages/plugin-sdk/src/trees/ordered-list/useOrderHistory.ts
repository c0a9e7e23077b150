import { useState } from 'react';

type Order = readonly string[];

/** Keeps the orders of a list between which the user goes back and forth. */
export function useOrderHistory() {
  const [past, setPast] = useState<readonly Order[]>([]);
  const [future, setFuture] = useState<readonly Order[]>([]);
  return {
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    /** Remembers an order before it is changed. */
    add(order: Order) {
      setPast([...past, order]);
      setFuture([]);
    },
    /** Returns the order before `order`, which can be redone. */
    undo(order: Order): Order {
      setPast(past.slice(0, -1));
      setFuture([order, ...future]);
      return past.at(-1) ?? order;
    },
    /** Returns the order that was undone last. */
    redo(order: Order): Order {
      setPast([...past, order]);
      setFuture(future.slice(1));
      return future[0] ?? order;
    },
    clear() {
      setPast([]);
      setFuture([]);
    },
  };
}
