import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { followEditedMocks } from './followEditedMocks.ts';

it('asks again for what is shown, and for what was shown before when it is shown again', async () => {
  let answer = 'old';
  let announce = () => {};
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const queryFn = () => Promise.resolve(answer);
  const shown = new QueryObserver(queries, { queryKey: ['shown'], queryFn });
  const stop = shown.subscribe(() => {});
  await queries.fetchQuery({ queryKey: ['earlier'], queryFn });
  followEditedMocks(queries, (listener) => {
    announce = listener;
  });
  answer = 'new';
  announce();
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe('new'));
  expect(await queries.fetchQuery({ queryKey: ['earlier'], queryFn })).toBe('new');
  stop();
});
