import type { BrokerInfo, Language } from '@brokerdesk/api';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTexts } from '../languages/createTexts.ts';
import { hostTexts } from '../texts/host/hostTexts.ts';
import { addRecentPortal } from '../session/preferences.ts';
import { PortalListPage } from './PortalListPage.tsx';

const broker = (displayCode: string, EN: string, enabled = true): BrokerInfo => ({
  brokerCode: displayCode.toUpperCase(),
  displayCode,
  name: { EN, SC: `${EN} 简`, TC: `${EN} 繁` },
  logoUrl: '',
  iconUrl: `/systems/public/${displayCode}.png`,
  enabled,
});

let list: () => Promise<Response>;

// The first import takes a while on a busy machine.
beforeAll(() => import('./Portals.tsx'), 180_000);

beforeEach(() => {
  const data = [
    broker('demo', 'Demo Securities'),
    broker('lotus', 'Lotus Capital', false),
    broker('2go', 'Brokerdesk'),
  ];
  list = async () => Response.json({ code: 'OK', message: '', data });
  vi.stubGlobal('fetch', () => list());
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('lists the portals of brokers, marks disabled ones, and separates that of the provider', async () => {
  await show();
  const links = within(screen.getByRole('region', { name: 'All portals' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Demo Securitiesdemo', '/admin/demo/login'],
    ['Lotus CapitallotusDisabled', '/admin/lotus/login'],
  ]);
  expect(screen.getByRole('link', { name: 'Provider staff' }).getAttribute('href')).toBe('/admin/2go/login');
});

test('recently used portals are listed above the others', async () => {
  addRecentPortal('lotus');
  await show();
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Used recently',
    'All portals',
  ]);
  expect(within(screen.getByRole('region', { name: 'Used recently' })).getAllByRole('link')).toHaveLength(1);
});

test('a search without results shows a note and offers to clear it', async () => {
  await show();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nowhere' } });
  expect(screen.getByRole('status').textContent).toContain('No portal matches “nowhere”.');
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  screen.getByRole('link', { name: /Demo Securities/ });
});

test('a list that cannot be loaded shows why and can be reloaded', async () => {
  const working = list;
  list = async () => Promise.reject(new TypeError('Failed to fetch'));
  await show();
  expect(screen.getByRole('alert').textContent).toContain('OFFLINE');
  list = working;
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await screen.findByRole('link', { name: /Demo Securities/ });
});

test('errors are shown in the language of the page', async () => {
  list = async () => Promise.reject(new TypeError('Failed to fetch'));
  await show('zh-Hant');
  expect(screen.getByRole('alert').textContent).toBe(
    '未能載入平台列表網絡異常或伺服器繁忙。請檢查網絡後重試。代碼 OFFLINE重試',
  );
});

async function show(language: Language = 'en') {
  const texts = await createTexts(language);
  await texts.add(hostTexts);
  const config = { apiBase: '/api', registryBase: '/admin/registry/', signature: 'none' } as const;
  await act(async () => {
    render(<PortalListPage services={{ config, texts }} />);
  });
  await waitFor(() => expect(screen.queryByText(texts.i18n.t('host:plugin.loading'))).toBeNull());
}
