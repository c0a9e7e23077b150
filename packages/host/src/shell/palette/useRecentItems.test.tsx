import { ApiError, type CommandFind, type CommandSearch, type Preferences } from '@brokerdesk/plugin-sdk';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createQueryClient } from '../../app/createQueryClient.ts';
import { createTexts } from '../../languages/createTexts.ts';
import { paletteTexts } from '../../texts/palette/paletteTexts.ts';
import { PortalContext, type PortalServices } from '../PortalContext.ts';
import { useRecentItems } from './useRecentItems.ts';

const target = { code: 'RAO_CLIENT_MANAMEMENT', child: 'detail', params: { id: 'A100001' } } as const;
const found = { pluginId: 'account-opening', command: 'applications' };
const hit = { id: 'A100001', title: 'Chan Tai Man', description: 'A100001 · 02-3345678-9', target };

let stored: unknown;
let asked: string[];
let search: CommandSearch;
let find: CommandFind | undefined;
const listeners = new Set<() => void>();
const preferences: Preferences = {
  read: () => stored,
  save(_key, value) {
    stored = value;
    for (const listener of listeners) listener();
  },
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

beforeEach(async () => {
  stored = undefined;
  asked = [];
  search = async () => [hit];
  find = undefined;
  const texts = await createTexts('en');
  await texts.add(paletteTexts);
  texts.addTitles('account-opening', { en: { page: 'Client Management' }, 'zh-Hans': {}, 'zh-Hant': {} });
});
afterEach(cleanup);

function open() {
  const services = {
    preferences,
    navigation: { canOpen: () => true },
    registry: {
      plugins: [{ manifest: { id: found.pluginId, commands: [{ id: found.command, requires: target.code }] } }],
    },
    portal: {
      granted: new Set([target.code]),
      addressOf: () => 'application_manager/detail',
      tabGroups: new Map(),
      screens: new Map([['application_manager/detail', { pluginId: found.pluginId, titleKey: 'page' }]]),
    },
    quietClientOf: () => ({}),
    runtime: {
      search: async () => ({
        search(query: string, context: Parameters<CommandSearch>[1]) {
          asked.push(query);
          return search(query, context);
        },
        find,
      }),
    },
  } as unknown as PortalServices;
  const queries = createQueryClient();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={queries}>
      <PortalContext value={services}>{children}</PortalContext>
    </QueryClientProvider>
  );
  return renderHook(() => useRecentItems(), { wrapper }).result;
}

const shown = (result: ReturnType<typeof open>) =>
  result.current.items.map(({ title, description }) => [title, description]);

it('stores what was opened without its name, and reads the name again', async () => {
  const result = open();
  act(() => result.current.add({ target, search: found }));
  expect(stored).toEqual([{ target, search: found }]);
  expect(shown(result)).toEqual([['Client Management', 'A100001']]);
  await expect.poll(() => shown(result)).toEqual([['Chan Tai Man', 'A100001 · 02-3345678-9']]);
  expect(asked).toEqual(['A100001']);
});

it('removes names that an earlier version has stored', async () => {
  stored = [{ target, title: 'Chan Tai Man', description: 'A100001 · 02-3345678-9' }];
  const result = open();
  await expect.poll(() => stored).toEqual([{ target }]);
  expect(shown(result)).toEqual([['Client Management', 'A100001']]);
});

it('shows page and identifier of a record that the search no longer finds', async () => {
  stored = [{ target, search: found }];
  search = async () => [];
  const result = open();
  await expect.poll(() => asked).toEqual(['A100001']);
  expect(shown(result)).toEqual([['Client Management', 'A100001']]);
  expect(result.current.failure).toBeUndefined();
});

it('says why a name could not be read', async () => {
  stored = [{ target, search: found }];
  search = async () => Promise.reject(new Error('The server has a problem.'));
  const result = open();
  await expect.poll(() => result.current.failure).toBe('The server has a problem.');
  expect(shown(result)).toEqual([['Client Management', 'A100001']]);
});

it('reads the name by the target where the command can, without a search', async () => {
  stored = [{ target, search: found }];
  find = async (opened) => (opened === target ? hit : undefined);
  const result = open();
  await expect.poll(() => shown(result)).toEqual([['Chan Tai Man', 'A100001 · 02-3345678-9']]);
  expect(asked).toEqual([]);
});

it('shows page and identifier of a record that is deleted', async () => {
  stored = [{ target, search: found }];
  let count = 0;
  find = async () => {
    count += 1;
    throw new ApiError({ code: 'E0003', message: 'Not found.', data: null, requestId: 'req-1' });
  };
  const result = open();
  await expect.poll(() => count).toBe(1);
  expect(shown(result)).toEqual([['Client Management', 'A100001']]);
  expect(result.current.failure).toBeUndefined();
});
