import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reloadOutdated } from '../../hooks/refreshAfterChanges.ts';

/**
 * Reloads outdated data that is on the screen when the form ends. It is outdated if the last attempt to send the form
 * failed, such as with a conflict: while the form is open, the screen behind it stays as it is.
 */
export function useReloadAtEnd(): void {
  const queryClient = useQueryClient();
  useEffect(() => () => reloadOutdated(queryClient), [queryClient]);
}
