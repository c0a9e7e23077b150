import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { signOut } from './signOut.ts';

vi.mock(import('../session/leaveToLogin.ts'), async (load) => ({
  ...(await load()),
  leaveToLogin: vi.fn(),
}));

afterEach(() => vi.clearAllMocks());

it('cancels the queries in flight before the server ends the session', async () => {
  const queries = new QueryClient();
  let querySignal: AbortSignal | undefined;
  void queries
    .fetchQuery({
      queryKey: ['applications'],
      queryFn: ({ signal }) => {
        querySignal = signal;
        return new Promise(() => {});
      },
    })
    .catch(() => {});
  const wasAborted: (boolean | undefined)[] = [];
  const services = {
    session: { displayCode: 'demo' },
    jobs: { stop: vi.fn() },
    sessionController: { endInOtherTabs: vi.fn() },
    clientOf: () => ({ call: async () => void wasAborted.push(querySignal?.aborted) }),
  };
  await signOut(services as never, queries);
  expect(wasAborted).toEqual([true]);
});
