import { useEffect, useEffectEvent, useRef } from 'react';
import type { ChangeList } from './useListState.ts';

/**
 * Moves to the page that is now the last when the shown one no longer exists: its rows were deleted, others left the list, or
 * the address is an older one.
 */
export function useExistingPage(
  { page, lastPage }: { readonly page: number; readonly lastPage: number | undefined },
  change: ChangeList,
): void {
  const leftPage = useRef<number>(undefined);
  const leave = useEffectEvent((existing: number) => {
    // Once, in case the address cannot be changed.
    if (leftPage.current === page) return;
    leftPage.current = page;
    change({ page: existing }, { replace: true });
  });
  useEffect(() => {
    if (lastPage === undefined) return;
    if (page > lastPage) leave(lastPage);
    else leftPage.current = undefined;
  }, [page, lastPage]);
}
