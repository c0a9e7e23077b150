import type { GrantableFunctionNode, Role } from '@brokerdesk/api';
import { createApiError, createTestApi } from '@brokerdesk/plugin-sdk/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createTexts } from '../languages/createTexts.ts';
import { signedIn } from '../session/sessionFixture.ts';
import { storeNewSession } from '../session/sessionStorage.ts';
import { readView, storeView } from '../session/storedView.ts';
import { grantedFunctions } from './grantedFunctions.ts';
import { loadView } from './loadView.ts';

const stored = { roleID: 'DEMO-READER', returnTo: '/admin/demo/main/user_control/role_manager?q=1.k1.abc' };
const node = (
  functionCode: string,
  granted: boolean,
  children: GrantableFunctionNode[] = [],
): GrantableFunctionNode => ({
  functionID: functionCode,
  parentID: null,
  functionCode,
  name: { EN: functionCode, SC: functionCode, TC: functionCode },
  category: 'Admin',
  granted,
  children,
});
const role = {
  roleID: 'DEMO-READER',
  name: { EN: 'Read only', SC: '只读', TC: '唯讀' },
  functions: [node('RAO', true, [node('RAO_CLIENT_MANAMEMENT', true), node('RAO_DATA_CHART', false)])],
} as unknown as Role;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

async function load(respond: () => Role) {
  const texts = await createTexts('en');
  const session = storeNewSession('demo', signedIn);
  const config = { apiBase: '/api', registryBase: '/admin/registry/', signature: 'none' } as const;
  return loadView({ config, texts, session, prefetched: {} }, { api: createTestApi(respond), stored });
}

test('the tree of a view has the granted functions in the shape of a sign-in', () => {
  expect(grantedFunctions(role.functions)).toEqual([
    expect.objectContaining({
      functionCode: 'RAO',
      children: [expect.objectContaining({ functionCode: 'RAO_CLIENT_MANAMEMENT', children: [] })],
    }),
  ]);
});

test('the banner names the role and what cannot be shown, and Back leads to where the view was started', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...location, assign });
  const { Banner } = await load(() => role);
  storeView(stored);
  render(<Banner />);
  const words = 'You are viewing as the role “Read only”. Nothing can be changed. You do not have 2 of its functions';
  expect(screen.getByRole('status').textContent).toContain(words);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(readView()).toBeUndefined();
  expect(assign).toHaveBeenCalledExactlyOnceWith(stored.returnTo);
});

test('a view whose role was deleted is over', async () => {
  const view = await load(() => {
    throw createApiError('E0003');
  });
  expect(view.functions).toBeUndefined();
  render(<view.Banner />);
  expect(screen.getByRole('status').textContent).toContain('The view has ended');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('status')).toBeNull();
});

test('any other error is shown as the failure of the start', async () => {
  const failure = createApiError('E0099');
  const loading = load(() => {
    throw failure;
  });
  await expect(loading).rejects.toBe(failure);
});

test('within a view, another one and a job are refused with a message', async () => {
  const { createService, createServices } = await load(() => role);
  const notify = vi.fn();
  createService?.(notify).start('DEMO-USERS');
  expect(notify).toHaveBeenLastCalledWith({ tone: 'warning', text: expect.stringContaining('already viewing') });
  const own = { drafts: {} as never, preferences: {} as never };
  createServices(own, notify).createViewJobs?.().start('applications', { kind: 'archive', title: 'x', items: [] });
  expect(notify).toHaveBeenLastCalledWith({ tone: 'warning', text: expect.stringContaining('no job was started') });
});
