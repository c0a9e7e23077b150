// When the figures on the screen were read. Each card reports its own; the screen shows the oldest.
import { createContext, use, useEffect } from 'react';

/** The times of a card's figures in milliseconds since 1970; 0 before the first response. */
export interface CardTimes {
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
}

/** Receives the times of a card; undefined once it is not shown any more. */
export const RefreshContext = createContext<(card: string, times: CardTimes | undefined) => void>(() => {});

/** Reports when a card's figures were read; not for a card without a name, such as an enlarged one. */
export function useReportRefresh(card: string | undefined, { dataUpdatedAt, errorUpdatedAt }: CardTimes): void {
  const report = use(RefreshContext);
  useEffect(() => {
    if (card === undefined) return undefined;
    report(card, { dataUpdatedAt, errorUpdatedAt });
    return () => report(card, undefined);
  }, [report, card, dataUpdatedAt, errorUpdatedAt]);
}
