import { getProfile, listSystemActions, listUsers } from '@brokerdesk/api';
import { fromAddress, prefetch, prefetchList } from '@brokerdesk/plugin-sdk';
import type { Manifest } from '@brokerdesk/plugin-sdk/build';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import type { CompiledScreen } from '../permissions/CompiledPortal.ts';
import { prefetchScreen } from './prefetchScreen.ts';

const path = { path: 'users', title: 'menu.users' };
const manifest: Manifest = {
  schemaVersion: 1,
  id: 'users',
  version: '1.0.0',
  sdk: '^1.0.0',
  entry: 'plugin.js',
  css: [],
  files: {},
  functions: {
    UR_USER_MANAGEMENT: {
      ...path,
      kind: 'page',
      prefetch: [prefetchList(listUsers, { id: 'users', defaultSort: 'userID' })],
      children: { profile: { ...path, prefetch: [prefetch(getProfile, { params: { id: fromAddress('id') } })] } },
    },
  },
  internal: {
    quiet: { ...path, kind: 'page', prefetch: [prefetch(listSystemActions, {}, { passive: true })] },
    staff: { ...path, kind: 'page', prefetch: [prefetchList(listUsers, { id: 'staff', defaultSort: 'userID' })] },
  },
  slots: [],
  titles: { en: {}, 'zh-Hans': {}, 'zh-Hant': {} },
  shared: {},
};
const usersQuery = { query: { page: 1, size: 50, sort: 'userID' } };

test.each([
  ['a list', { code: 'UR_USER_MANAGEMENT', child: null }, {}, '/users', usersQuery],
  [
    'a child page',
    { code: 'UR_USER_MANAGEMENT', child: 'profile' },
    { id: 'P1' },
    '/profiles/{id}',
    { params: { id: 'P1' } },
  ],
  ['an internal screen', { code: 'users:staff', child: null }, {}, '/users', usersQuery],
])('stores the response of %s where its screen looks for it', async (_what, target, params, endpointPath, input) => {
  const { queries, call } = await prefetchFor(target, params);
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ method: 'GET', path: endpointPath }), input, {
    signal: expect.any(AbortSignal),
  });
  expect(queries.getQueryData(['users', 'GET', endpointPath, input])).toEqual({ of: 'users' });
});

test('a call that the screen makes in the background is one before the screen, too, so that its failure is not reported', async () => {
  const { call } = await prefetchFor({ code: 'users:quiet', child: null }, {});
  expect(call).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ path: listSystemActions.path }),
    {},
    {
      signal: expect.any(AbortSignal),
      passive: true,
    },
  );
});

test('sends nothing if the address lacks a parameter, or if the screen declares nothing', async () => {
  const incomplete = await prefetchFor({ code: 'UR_USER_MANAGEMENT', child: 'profile' }, {});
  expect(incomplete.call).not.toHaveBeenCalled();
  const undeclared = await prefetchFor({ code: 'UR_ROLE_MANAGEMENT', child: null }, {});
  expect(undeclared.call).not.toHaveBeenCalled();
});

describe('of a request that fails', () => {
  const target = { code: 'UR_USER_MANAGEMENT', child: null };
  const failed = new Error('The server is down.');
  const queryKey = ['users', 'GET', '/users', usersQuery];

  test('the screen shows the error without a second request', async () => {
    const queries = createQueries();
    const respond = vi.fn(() => Promise.reject(failed));
    const prefetched = prefetchFor(target, {}, { queries, respond });
    await vi.waitFor(() => expect(respond).toHaveBeenCalledOnce());
    const observer = new QueryObserver(queries, { queryKey, queryFn: respond });
    const unsubscribe = observer.subscribe(() => {});
    await prefetched;
    expect(observer.getCurrentResult()).toMatchObject({ status: 'error', error: failed });
    expect(respond).toHaveBeenCalledOnce();
    unsubscribe();
  });

  test('a screen that opens much later requests it again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const queries = createQueries();
    const prefetched = prefetchFor(target, {}, { queries, respond: () => Promise.reject(failed) });
    await vi.advanceTimersByTimeAsync(10_000);
    await prefetched;
    expect(queries.getQueryState(queryKey)).toMatchObject({ status: 'error', fetchStatus: 'idle' });
    vi.useRealTimers();
  });
});

function createQueries(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}

async function prefetchFor(
  target: Pick<CompiledScreen, 'code' | 'child'>,
  params: Record<string, string>,
  {
    queries = createQueries(),
    respond = async () => ({ of: 'users' }),
  }: { readonly queries?: QueryClient; readonly respond?: () => Promise<unknown> } = {},
) {
  const call = vi.fn(respond);
  const screen = { ...target, pluginId: 'users', address: 'users', titleKey: 'menu.users', trail: [] };
  await prefetchScreen(
    { screen, manifest, params: Promise.resolve(params) },
    {
      queries,
      preferences: Promise.resolve({ read: () => undefined, save: () => {}, subscribe: () => () => {} }),
      clientOf: () => ({ call: call as never, callForBlob: vi.fn() }),
    },
  );
  return { queries, call };
}
