import { getProfile, listUsers } from '@brokerdesk/api';
import { fromAddress, prefetch, prefetchList } from '@brokerdesk/plugin-sdk';
import type { Manifest } from '@brokerdesk/plugin-sdk/build';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
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

test('sends nothing if the address lacks a parameter, or if the screen declares nothing', async () => {
  const incomplete = await prefetchFor({ code: 'UR_USER_MANAGEMENT', child: 'profile' }, {});
  expect(incomplete.call).not.toHaveBeenCalled();
  const undeclared = await prefetchFor({ code: 'UR_ROLE_MANAGEMENT', child: null }, {});
  expect(undeclared.call).not.toHaveBeenCalled();
});

test('leaves an error to the screen, which calls again', async () => {
  const { queries } = await prefetchFor({ code: 'UR_USER_MANAGEMENT', child: null }, {}, () =>
    Promise.reject(new Error('The server is down.')),
  );
  expect(queries.getQueryData(['users', 'GET', '/users', usersQuery])).toBeUndefined();
});

async function prefetchFor(
  target: Pick<CompiledScreen, 'code' | 'child'>,
  params: Record<string, string>,
  respond: () => Promise<unknown> = async () => ({ of: 'users' }),
) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
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
