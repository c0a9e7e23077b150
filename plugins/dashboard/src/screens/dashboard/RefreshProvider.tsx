import type { ReactNode } from 'react';
import { RefreshContext, RefreshTimesContext } from './RefreshContext.ts';
import { useRefreshTimes } from './useRefreshTimes.ts';

/** Collects when the cards inside it were refreshed. Only what shows it is rendered again with each response. */
export function RefreshProvider({ children }: { readonly children: ReactNode }) {
  const times = useRefreshTimes();
  return (
    <RefreshContext value={times.report}>
      <RefreshTimesContext value={times}>{children}</RefreshTimesContext>
    </RefreshContext>
  );
}
