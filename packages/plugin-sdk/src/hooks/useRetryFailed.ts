import { QueryClientContext } from '@tanstack/react-query';
import { useContext } from 'react';

/**
 * Returns a function that fetches everything on the screen again that has failed: what one error message offers to retry
 * has mostly failed together with counts and options beside it, which offer nothing.
 */
export function useRetryFailed(): () => void {
  const queryClient = useContext(QueryClientContext);
  return () =>
    void queryClient?.refetchQueries(
      { type: 'active', predicate: ({ state }) => state.status === 'error' },
      { cancelRefetch: false },
    );
}
