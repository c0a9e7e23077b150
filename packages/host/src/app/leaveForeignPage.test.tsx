import type { Registry, RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveForeignPage } from './leaveForeignPage.ts';

const base = '/admin/plugins/visits/1.0.0-a/';
const visits = { base, firstParty: false, manifest: { id: 'visits', entry: 'main.js', css: [] } } as unknown;
const registry = { schemaVersion: 1, plugins: [visits as RegistryEntry] } as unknown as Registry;
const [reload, replace] = [vi.fn<() => void>(), vi.fn<(address: string) => void>()];

function showPage(pathname: string, pinned: readonly string[] | undefined): void {
  const integrity = pinned && Object.fromEntries(pinned.map((file) => [file, 'sha256-x']));
  document.head.innerHTML = `<script type="importmap">${JSON.stringify({ imports: {}, integrity })}</script>`;
  vi.stubGlobal('location', { pathname, reload, replace });
}

beforeEach(() => {
  reload.mockReset();
  replace.mockReset();
});

afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
});

test('the page of the portal’s root, which does not pin a broker’s plugin, is replaced by the page of the broker', async () => {
  showPage('/admin/harbour/main', []);
  expect(await leaveForeignPage(Promise.resolve(registry), 'harbour', '/admin/')).toBe(true);
  expect([reload.mock.calls.length, replace.mock.calls]).toEqual([1, []]);
});

test('a page of another broker’s address leads to the first screen of the session’s broker', async () => {
  showPage('/admin/demo/nowhere', []);
  expect(await leaveForeignPage(Promise.resolve(registry), 'harbour', '/admin/demo/nowhere')).toBe(true);
  expect([reload.mock.calls, replace.mock.calls]).toEqual([[], [['/admin/harbour/main']]]);
});

test.each([
  ['the page of the broker itself is never left, so that it cannot load itself for ever', '/admin/harbour/main', []],
  ['a page that pins all plugins stays', '/admin/', [`${base}main.js`]],
  ['a page without pins, as in development, stays', '/admin/', undefined],
])('%s', async (_title, loadedFrom, pinned) => {
  showPage('/admin/harbour/main', pinned);
  expect(await leaveForeignPage(Promise.resolve(registry), 'harbour', loadedFrom)).toBe(false);
  expect([reload.mock.calls, replace.mock.calls]).toEqual([[], []]);
});

test('a page whose registry does not arrive stays, and the shell says why', async () => {
  showPage('/admin/harbour/main', []);
  expect(await leaveForeignPage(Promise.reject(new Error('gone')), 'harbour', '/admin/')).toBe(false);
});
