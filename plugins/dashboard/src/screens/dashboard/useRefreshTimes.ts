import { useRefresh } from '@brokerdesk/plugin-sdk';
import { useCallback, useState } from 'react';
import type { CardTimes } from './RefreshContext.ts';

/** When the figures on the screen were read, and how to read them again. */
export interface RefreshTimes {
  readonly report: (card: string, times: CardTimes | undefined) => void;
  /** The time of the oldest figures in milliseconds since 1970; undefined while a card has none. */
  readonly oldest: number | undefined;
  /** The user has asked for new figures, and not every card has them yet. */
  readonly isRefreshing: boolean;
  /** The user has asked for new figures, and every card has had its response. */
  readonly isRefreshed: boolean;
  readonly refresh: () => void;
}

/** Collects when the cards were refreshed. */
export function useRefreshTimes(): RefreshTimes {
  const refreshAll = useRefresh();
  const [times, setTimes] = useState<ReadonlyMap<string, CardTimes>>(new Map());
  const [requestedAt, setRequestedAt] = useState(0);
  const report = useCallback((card: string, next: CardTimes | undefined) => {
    setTimes((known) => {
      const changed = new Map(known);
      if (next === undefined) changed.delete(card);
      else changed.set(card, next);
      return changed;
    });
  }, []);
  const read = [...times.values()].map(({ dataUpdatedAt }) => dataUpdatedAt).filter((time) => time > 0);
  const isSettled = [...times.values()].every(
    (card) => Math.max(card.dataUpdatedAt, card.errorUpdatedAt) >= requestedAt,
  );
  return {
    report,
    oldest: read.length === 0 ? undefined : Math.min(...read),
    isRefreshing: requestedAt > 0 && !isSettled,
    isRefreshed: requestedAt > 0 && isSettled,
    refresh: () => {
      setRequestedAt(Date.now());
      refreshAll();
    },
  };
}
