import { definePlugin, page, type PluginDefinition } from '@brokerdesk/plugin-sdk';
import type { RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createTexts } from '../languages/createTexts.ts';
import { hostTexts } from '../texts/host/hostTexts.ts';
import { Contribution } from './Contribution.tsx';
import { createPluginRuntime, type PluginRuntimeOptions } from './createPluginRuntime.ts';

const target = { kind: 'screen', pluginId: 'faq', code: 'PM_CI_FAQ', child: null } as const;
const api = { call: vi.fn(), callForBlob: vi.fn() };

afterEach(cleanup);

test('shows a screen once its code and texts are loaded, and marks the plugin as active', async () => {
  const { runtime, importModule } = await start();
  expect(importModule).not.toHaveBeenCalled();
  await show(runtime);
  expect(screen.getByRole('heading', { name: 'Questions' })).toBeTruthy();
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
  expect(screen.getByRole('heading', { name: 'Questions cannot be shown' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy();
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

test.each<[string, Record<string, string>]>([
  ['no hash', {}],
  ['another hash', { '/admin/plugins/faq/1.0.0-ab/plugin.js': 'sha384-another' }],
])('a plugin for whose code the page names %s is never fetched', async (_, pinned) => {
  const files = { 'plugin.js': { integrity: 'sha384-original', bytes: 7 } };
  const { runtime, importModule } = await start({ entry: { files }, pinned });
  await show(runtime);
  expect(screen.getByRole('alert').textContent).toContain('PLG_UNPINNED');
  expect(importModule).not.toHaveBeenCalled();
});

test('all scripts of a screen are fetched at once, before any of them is run', async () => {
  const files = { 'plugin.js': { integrity: 'sha384-1', bytes: 7 }, 'list.js': { integrity: 'sha384-2', bytes: 7 } };
  const base = '/admin/plugins/faq/1.0.0-ab/';
  const pinned = {
    [`${base}plugin.js`]: 'sha384-1',
    [`${base}list.js`]: 'sha384-2',
    '/admin/assets/react.js': 'sha384-3',
  };
  const scripts = { PM_CI_FAQ: { files: ['plugin.js', 'list.js'], shared: ['react'] } };
  const importModule = vi.fn(() => new Promise<never>(() => {}));
  const { runtime } = await start({ entry: { files, scripts }, pinned, importModule });
  void runtime.component(target);
  const links = document.querySelectorAll('link[rel=modulepreload]');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual(Object.keys(pinned));
  document.head.replaceChildren();
});

test('a plugin that must not be loaded is not fetched ahead either', async () => {
  const files = { 'plugin.js': { integrity: 'sha384-1', bytes: 7 } };
  const pinned = { '/admin/plugins/faq/1.0.0-ab/plugin.js': 'sha384-1' };
  const scripts = { PM_CI_FAQ: { files: ['plugin.js'], shared: [] } };
  const { runtime } = await start({ entry: { files, scripts }, pinned, safeMode: true });
  await expect(runtime.component(target)).rejects.toMatchObject({ code: 'PLG_BLOCKED' });
  expect(document.querySelectorAll('link[rel=modulepreload]')).toHaveLength(0);
});

test('a plugin whose code the page pins as its manifest says is loaded', async () => {
  const files = { 'plugin.js': { integrity: 'sha384-original', bytes: 7 } };
  const pinned = { '/admin/plugins/faq/1.0.0-ab/plugin.js': 'sha384-original' };
  const { runtime } = await start({ entry: { files }, pinned });
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

test('a file that differs from the manifest is distinguished from a network failure', async () => {
  vi.stubGlobal('fetch', async () => new Response('changed'));
  const importModule = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  const files = { 'plugin.js': { integrity: 'sha384-original', bytes: 7 } };
  const { runtime } = await start({ importModule, entry: { files } });
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
  expect(screen.getByRole('heading', { name: 'Questions' })).toBeTruthy();
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

test('a screen whose chunk does not arrive degrades its plugin, with the reason', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const definition = faq();
  const contribution = definition.functions.PM_CI_FAQ;
  const late = { ...contribution, screen: () => Promise.reject(new TypeError('Failed to fetch')) };
  const broken = { ...definition, functions: { PM_CI_FAQ: late } };
  const { runtime } = await start({ importModule: vi.fn().mockResolvedValue({ default: broken }) });
  await show(runtime);
  expect(screen.getByRole('alert').textContent).toContain('PLG_LOAD');
  expect(runtime.health.records()[0]).toMatchObject({ state: 'degraded', failure: { code: 'PLG_LOAD' } });
  vi.unstubAllGlobals();
});

test('a contribution in the manifest that the code lacks degrades its plugin, too', async () => {
  const bare = { ...faq(), functions: {} };
  const { runtime } = await start({ importModule: vi.fn().mockResolvedValue({ default: bare }) });
  await show(runtime);
  expect(runtime.health.records()[0]).toMatchObject({ state: 'degraded', failure: { code: 'PLG_CONTRIBUTION' } });
});

test('a module that is not a plugin, or is another one, is rejected', async () => {
  const importModule = vi.fn().mockResolvedValue({ default: { ...faq(), id: 'other' } });
  const { runtime } = await start({ importModule });
  await show(runtime);
  expect(screen.getByRole('alert').textContent).toContain('PLG_DEFINITION');
});

test('a screen that crashes three times is turned off and cannot be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const importModule = vi.fn().mockResolvedValue({ default: faq({ screen: Broken }) });
  const { runtime } = await start({ importModule });
  await show(runtime);
  expect(screen.getByRole('alert').textContent).toContain('PLG_RENDER');
  expect(stateOf(runtime)).toBe('degraded');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(screen.getByRole('alert').textContent).toContain('PLG_QUARANTINED');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(stateOf(runtime)).toBe('quarantined');
  vi.restoreAllMocks();
});

test('a screen that throws a value without a text does not affect the rest', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const thrown: Record<string, unknown> = {};
  thrown.self = thrown;
  const Circular = () => {
    // A plugin written in JavaScript can throw anything.
    throw thrown as unknown as Error;
  };
  const { runtime } = await start({ importModule: vi.fn().mockResolvedValue({ default: faq({ screen: Circular }) }) });
  await show(runtime);
  expect(screen.getByRole('alert').textContent).toContain('PLG_RENDER');
  expect(screen.getByRole('alert').textContent).toContain('[object Object]');
  vi.restoreAllMocks();
});

test('a contribution that is turned off shows why when it is opened again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const importModule = vi.fn().mockResolvedValue({ default: faq({ screen: Broken }) });
  const { runtime } = await start({ importModule });
  await show(runtime);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  cleanup();
  await show(runtime);
  expect(screen.getByRole('alert').textContent).toContain('PLG_QUARANTINED');
  expect(screen.getByRole('alert').textContent).toContain('faq › PM_CI_FAQ crashed 3 times');
  vi.restoreAllMocks();
});

function Questions() {
  return <h1>Questions</h1>;
}

function Broken(): never {
  throw new Error('screen is broken');
}

function faq(change: { setup?: PluginDefinition['setup']; screen?: () => React.ReactNode } = {}): PluginDefinition {
  return definePlugin({
    id: 'faq',
    version: '1.0.0',
    sdk: '^1.0.0',
    functions: {
      PM_CI_FAQ: page({ path: 'faq', title: 'title', screen: async () => ({ default: change.screen ?? Questions }) }),
    },
    messages: {
      en: { title: 'Questions' },
      'zh-Hans': async () => ({ default: { title: '常见问题' } }),
      'zh-Hant': async () => ({ default: { title: '常見問題' } }),
    },
    ...(change.setup ? { setup: change.setup } : {}),
  });
}

interface StartOptions extends Partial<PluginRuntimeOptions> {
  readonly entry?: Partial<RegistryEntry['manifest']>;
  readonly base?: string;
}

async function start(options: StartOptions = {}) {
  const texts = await createTexts('en');
  await texts.add(hostTexts);
  const importModule = vi.fn().mockResolvedValue({ default: faq() });
  const manifest: RegistryEntry['manifest'] = {
    schemaVersion: 1,
    id: 'faq',
    version: '1.0.0',
    sdk: '^1.0.0',
    entry: 'plugin.js',
    css: [],
    files: {},
    functions: {},
    internal: {},
    slots: [],
    titles: { en: {}, 'zh-Hans': {}, 'zh-Hant': {} },
    shared: {},
    ...options.entry,
  };
  const runtime = createPluginRuntime({
    registry: {
      plugins: [{ base: options.base ?? '/admin/plugins/faq/1.0.0-ab/', firstParty: false, manifest }],
      shared: { react: ['/admin/assets/react.js'] },
    },
    activePlugins: new Set(['faq']),
    granted: new Set(['PM_CI_FAQ']),
    safeMode: false,
    texts,
    importModule,
    ...options,
  });
  return { runtime, importModule };
}

async function show(runtime: ReturnType<typeof createPluginRuntime>) {
  await act(async () => {
    render(<Contribution runtime={runtime} target={target} title="Questions" api={api} />);
  });
}

function stateOf(runtime: ReturnType<typeof createPluginRuntime>) {
  return runtime.health.records()[0]?.state;
}
