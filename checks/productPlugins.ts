// The plugins of the product as their sources define them, without a build.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { MockExtension } from '@brokerdesk/api';
import { describeDefinition } from '@brokerdesk/plugin-sdk/build';
import type { RegisteredPlugin } from '../packages/cli/src/plugins/composeRegistry.ts';
import { findPlugins, type PluginSource } from '../packages/cli/src/plugins/findPlugins.ts';

const sources = await findPlugins();
/** What the registries of brokers are composed of. */
export const plugins = await Promise.all(sources.map(describePlugin));
/** What the plugins bring to the emulator. */
export const extensions = (await Promise.all(sources.map(readExtension))).filter((one) => one !== undefined);

async function describePlugin(source: PluginSource): Promise<RegisteredPlugin> {
  const { default: definition } = (await import(source.entry)) as { readonly default: unknown };
  const { folder: base, firstParty, brokers } = source;
  const manifest = { ...(await describeDefinition(definition)), entry: 'plugin.ts', css: [], files: {}, shared: {} };
  return { base, firstParty, brokers, manifest };
}

async function readExtension({ folder }: PluginSource): Promise<MockExtension | undefined> {
  const file = path.join(folder, 'src', 'mock.ts');
  if (!existsSync(file)) return undefined;
  return ((await import(file)) as { readonly default: MockExtension }).default;
}
