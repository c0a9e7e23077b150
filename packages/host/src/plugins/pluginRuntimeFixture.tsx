import { definePlugin, page, type PluginDefinition } from '@brokerdesk/plugin-sdk';
import type { RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import { act, render } from '@testing-library/react';
import { type Mock, vi } from 'vitest';
import { createTexts } from '../languages/createTexts.ts';
import { failureTexts } from '../texts/failure/failureTexts.ts';
import { hostTexts } from '../texts/host/hostTexts.ts';
import { Contribution } from './Contribution.tsx';
import { createPluginRuntime, type PluginRuntime, type PluginRuntimeOptions } from './createPluginRuntime.ts';

/** The screen of {@link faq}. */
export const target = { kind: 'screen', pluginId: 'faq', code: 'PM_CI_FAQ', child: null } as const;
const api = { call: vi.fn(), callForBlob: vi.fn() };

function Questions() {
  return <h1>Questions</h1>;
}

/** A screen that throws. */
export function Broken(): never {
  throw new Error('screen is broken');
}

/** A plugin with one screen. */
export function faq(
  change: { setup?: PluginDefinition['setup']; screen?: () => React.ReactNode } = {},
): PluginDefinition {
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

/** Returns the manifest of {@link faq} without contributions, unless the change has them. */
export function createManifest(change: Partial<RegistryEntry['manifest']> = {}): RegistryEntry['manifest'] {
  return {
    schemaVersion: 1,
    id: 'faq',
    version: '1.0.0',
    sdk: '^1.0.0',
    entry: 'plugin.js',
    css: [],
    functions: {},
    internal: {},
    slots: [],
    titles: { en: {}, 'zh-Hans': {}, 'zh-Hant': {} },
    ...change,
  };
}

/** Options of {@link start}. */
export interface StartOptions extends Partial<PluginRuntimeOptions> {
  readonly entry?: Partial<RegistryEntry['manifest']>;
  readonly base?: string;
}

/** Starts the runtime with the plugin of {@link faq}. */
export async function start(
  options: StartOptions = {},
): Promise<{ readonly runtime: PluginRuntime; readonly importModule: Mock }> {
  const texts = await createTexts('en');
  await Promise.all([texts.add(hostTexts), texts.add(failureTexts)]);
  const importModule = vi.fn().mockResolvedValue({ default: faq() });
  const manifest = createManifest(options.entry);
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

/** Shows the plugin's screen. */
export async function show(runtime: PluginRuntime) {
  await act(async () => {
    render(<Contribution runtime={runtime} target={target} title="Questions" api={api} />);
  });
}

/** Returns the plugin's state. */
export function stateOf(runtime: PluginRuntime) {
  return runtime.health.records()[0]?.state;
}
