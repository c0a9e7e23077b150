import type { PluginDefinition } from '@brokerdesk/plugin-sdk';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { faq, show, start, type StartOptions, stateOf, target } from './pluginRuntimeFixture.tsx';

afterEach(cleanup);

test('shows a screen once its code and texts are loaded, and marks the plugin as active', async () => {
  const { runtime, importModule } = await start();
  expect(importModule).not.toHaveBeenCalled();
  await show(runtime);
  screen.getByRole('heading', { name: 'Questions' });
  expect(importModule).toHaveBeenCalledExactlyOnceWith('/admin/plugins/faq/1.0.0-ab/plugin.js');
  expect(stateOf(runtime)).toBe('active');
});

test.each<[string, StartOptions, string]>([
  ['incompatible', { entry: { sdk: '^2.0.0' } }, 'PLG_SDK_RANGE'],
  ['blocked', { safeMode: true }, 'PLG_BLOCKED'],
])('a plugin that is %s is never fetched, and its screen shows why', async (state, options, code) => {
  const { runtime, importModule } = await start(options);
  expect(stateOf(runtime)).toBe(state);
  await show(runtime);
  expect(screen.getByRole('alert').textContent).toContain(code);
  expect(importModule).not.toHaveBeenCalled();
});

test('a plugin without a granted function is forbidden', async () => {
  const { runtime } = await start({ activePlugins: new Set() });
  expect(stateOf(runtime)).toBe('forbidden');
});

test('a plugin whose code does not arrive is named and offers a reload, because browsers cache failed modules', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const importModule = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const { runtime } = await start({ importModule });
  await show(runtime);
  expect(screen.getByRole('alert').textContent).toContain('PLG_LOAD');
  screen.getByRole('heading', { name: 'Questions cannot be shown' });
  screen.getByRole('button', { name: 'Reload the page' });
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(stateOf(runtime)).toBe('failed-load');
  vi.unstubAllGlobals();
});

test.each([
  'Failed to fetch dynamically imported module: https://portal.example/plugin.js',
  'error loading dynamically imported module: https://portal.example/plugin.js',
  'Importing a module script failed.',
])('code that can be fetched again is not the cause of “%s”', async (message) => {
  vi.stubGlobal('fetch', async () => new Response('as built'));
  const { runtime } = await start({ importModule: vi.fn().mockRejectedValue(new TypeError(message)) });
  await show(runtime);
  expect((await screen.findByRole('alert')).textContent).toMatch(/Code:? PLG_LOAD\b/);
  vi.unstubAllGlobals();
});

test('code that arrives unchanged but throws is distinguished from a network failure', async () => {
  vi.stubGlobal('fetch', async () => new Response('as built'));
  const importModule = vi.fn().mockRejectedValue(new Error('no such menu'));
  const { runtime } = await start({ importModule });
  await show(runtime);
  const panel = await screen.findByRole('alert');
  expect(panel.textContent).toContain('PLG_LOAD_THROW');
  expect(panel.textContent).toContain('no such menu');
  vi.unstubAllGlobals();
});

test('a plugin for whose code the page names no hash is never fetched', async () => {
  const { runtime, importModule } = await start({ pinned: {} });
  await show(runtime);
  expect(screen.getByRole('alert').textContent).toContain('PLG_UNPINNED');
  expect(importModule).not.toHaveBeenCalled();
});

test('all scripts of a screen are fetched at once, before any of them is run', async () => {
  const base = '/admin/plugins/faq/1.0.0-ab/';
  const pinned = {
    [`${base}plugin.js`]: 'sha256-1',
    [`${base}list.js`]: 'sha256-2',
    '/admin/assets/react.js': 'sha256-3',
  };
  const scripts = { PM_CI_FAQ: { files: ['plugin.js', 'list.js'], shared: ['react'] } };
  const arrival = Promise.withResolvers<{ readonly default: PluginDefinition }>();
  const importModule = vi.fn(() => arrival.promise);
  const { runtime } = await start({ entry: { scripts }, pinned, importModule });
  const component = runtime.component(target);
  const links = document.querySelectorAll('link[rel=modulepreload]');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(Object.keys(pinned));
  arrival.resolve({ default: faq() });
  await component;
  document.head.replaceChildren();
});

test('a plugin that must not be loaded is not fetched ahead either', async () => {
  const pinned = { '/admin/plugins/faq/1.0.0-ab/plugin.js': 'sha256-1' };
  const scripts = { PM_CI_FAQ: { files: ['plugin.js'], shared: [] } };
  const { runtime } = await start({ entry: { scripts }, pinned, safeMode: true });
  await expect(runtime.component(target)).rejects.toMatchObject({ code: 'PLG_BLOCKED' });
  expect(document.querySelectorAll('link[rel=modulepreload]')).toHaveLength(0);
});

test('a plugin whose code the page pins is loaded', async () => {
  const pinned = { '/admin/plugins/faq/1.0.0-ab/plugin.js': 'sha256-original' };
  const { runtime } = await start({ pinned });
  await show(runtime);
  expect(stateOf(runtime)).toBe('active');
});

test.each(['//evil.example/plugins/', 'https://evil.example/plugins/', '/\\evil.example/plugins/'])(
  'code at %s, which is another origin, is never fetched',
  async (base) => {
    const { runtime, importModule } = await start({ base });
    await show(runtime);
    expect(screen.getByRole('alert').textContent).toContain('is not on this portal');
    expect(importModule).not.toHaveBeenCalled();
  },
);

test('a file that differs from what the page pins is distinguished from a network failure', async () => {
  vi.stubGlobal('fetch', async () => new Response('changed'));
  const importModule = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const pinned = { '/admin/plugins/faq/1.0.0-ab/plugin.js': 'sha256-original' };
  const { runtime } = await start({ importModule, pinned });
  await show(runtime);
  const panel = await screen.findByRole('alert');
  expect(panel.textContent).toContain('PLG_INTEGRITY');
  expect(panel.textContent).toContain('plugin.js');
  vi.unstubAllGlobals();
});

test('a set-up that throws turns the plugin off with its own code', async () => {
  const setup = () => {
    throw new Error('no licence');
  };
  const importModule = vi.fn().mockResolvedValue({ default: faq({ setup }) });
  const { runtime } = await start({ importModule });
  await show(runtime);
  expect(screen.getByRole('alert').textContent).toContain('PLG_SETUP_THROW');
  expect(screen.getByRole('alert').textContent).toContain('no licence');
  expect(stateOf(runtime)).toBe('failed-setup');
});

test('a failed set-up runs again on retry', async () => {
  let tries = 0;
  const setup = () => {
    tries += 1;
    if (tries === 1) throw new Error('no licence yet');
  };
  const { runtime } = await start({ importModule: vi.fn().mockResolvedValue({ default: faq({ setup }) }) });
  await show(runtime);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  screen.getByRole('heading', { name: 'Questions' });
  expect(stateOf(runtime)).toBe('active');
  expect(runtime.health.records()[0]?.failure).toBeUndefined();
});

test('the signal of a set-up stays active in the back/forward cache, and aborts when the page is closed', async () => {
  let signal: AbortSignal | undefined;
  const setup = (setUp: { readonly signal: AbortSignal }) => {
    signal = setUp.signal;
  };
  const { runtime } = await start({ importModule: vi.fn().mockResolvedValue({ default: faq({ setup }) }) });
  await show(runtime);
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  expect(signal?.aborted).toBe(false);
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
  expect(signal?.aborted).toBe(true);
});
