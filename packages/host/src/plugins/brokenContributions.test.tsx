// Contributions of a plugin that was loaded: what is missing in its code, and what throws while it is rendered.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Broken, faq, show, start, stateOf } from './pluginRuntimeFixture.tsx';

afterEach(cleanup);

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

test('a screen without a default export fails with what to write, instead of loading for ever', async () => {
  const definition = faq();
  const bare = { ...definition.functions.PM_CI_FAQ, screen: async () => ({}) };
  const broken = { ...definition, functions: { PM_CI_FAQ: bare } };
  const { runtime } = await start({ importModule: vi.fn().mockResolvedValue({ default: broken }) });
  await show(runtime);
  expect(screen.getByRole('alert').textContent).toContain('PLG_CONTRIBUTION');
  expect(runtime.health.records()[0]?.failure?.message).toContain('has no default export: write `export default`');
});

test('a job whose module exports no job degrades its plugin', async () => {
  const broken = { ...faq(), jobs: { sort: { load: async () => ({}) } } };
  const { runtime } = await start({ importModule: vi.fn().mockResolvedValue({ default: broken }) });
  await expect(runtime.job('faq', 'sort')).rejects.toMatchObject({ code: 'PLG_CONTRIBUTION' });
});

test('a job whose code throws degrades its plugin, with what it threw', async () => {
  const cause = new Error('The job is broken.');
  const broken = { ...faq(), jobs: { sort: { load: () => Promise.reject(cause) } } };
  const { runtime } = await start({ importModule: vi.fn().mockResolvedValue({ default: broken }) });
  const failure = await runtime.job('faq', 'sort').catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'PluginFailure', cause });
  expect(runtime.health.records()[0]).toMatchObject({ state: 'degraded' });
  expect(runtime.health.records()[0]?.failure).toBe(failure);
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
