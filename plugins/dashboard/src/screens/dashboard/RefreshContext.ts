// When the figures on the screen were read. Each card reports its own; the screen shows the oldest.
import { createContext, use, useEffect } from 'react';

/** The times of a card's figures on the computer's clock, in milliseconds since 1970; 0 before the first response. */
export interface CardTimes {
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
}

/** When the figures on the screen were read, and how to read them again. */
export interface RefreshTimes {
  readonly report: (card: string, times: CardTimes | undefined) => void;
  /** The time of the oldest figures on the computer's clock; undefined while a card has none. */
  readonly oldest: number | undefined;
  /** The user has asked for new figures, and not every card has them yet. */
  readonly isRefreshing: boolean;
  /** The user has asked for new figures, and every card has had its response. */
  readonly isRefreshed: boolean;
  readonly refresh: () => void;
}

/** Receives the times of a card; undefined once it is not shown any more. */
export const RefreshContext = createContext<(card: string, times: CardTimes | undefined) => void>(() => {});

/** The times of all cards; undefined outside of a dashboard. */
export const RefreshTimesContext = createContext<RefreshTimes | undefined>(undefined);

/** Reports when a card's figures were read; not for a card without a name, such as an enlarged one. */
export function useReportRefresh(card: string | undefined, { dataUpdatedAt, errorUpdatedAt }: CardTimes): void {
  const report = use(RefreshContext);
  useEffect(() => {
    if (card === undefined) return undefined;
    report(card, { dataUpdatedAt, errorUpdatedAt });
    return () => report(card, undefined);
  }, [report, card, dataUpdatedAt, errorUpdatedAt]);
}
