import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';

it('forgets what a write returned as soon as nothing shows it', async () => {
  const queries = createQueryClient();
  const { result, unmount } = renderHook(() => useMutation({ mutationFn: async () => 'Initial-Password-1' }), {
    wrapper: ({ children }) => <QueryClientProvider client={queries}>{children}</QueryClientProvider>,
  });
  await act(async () => void (await result.current.mutateAsync()));
  await expect.poll(() => result.current.data).toBe('Initial-Password-1');
  unmount();
  await expect.poll(() => queries.getMutationCache().getAll()).toEqual([]);
});
