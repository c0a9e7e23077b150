import { useRefresh } from '@brokerdesk/plugin-sdk';
import { useCallback, useState } from 'react';
import type { CardTimes, RefreshTimes } from './RefreshContext.ts';

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
      // The computer's clock, as the times of the cards are.
      setRequestedAt(Date.now());
      refreshAll();
    },
  };
}
