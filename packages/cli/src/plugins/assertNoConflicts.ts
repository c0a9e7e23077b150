import { demoAccounts } from '@brokerdesk/mock-server';
import type { BuiltPlugin } from '../build/BuiltPlugin.ts';
import { composeRegistry, toRegistryEntry } from './composeRegistry.ts';
import type { DescribedPlugin } from './describePlugins.ts';

/** Rejects plugins that cannot be in one portal, such as two owners of one function for the same broker. */
export function assertNoConflicts(plugins: readonly DescribedPlugin[], built: readonly BuiltPlugin[] = []): void {
  const described = plugins.map((plugin) => {
    return toRegistryEntry(plugin, { base: plugin.source.folder, entry: plugin.source.entry });
  });
  const entries = [...described, ...built.map(({ folder, ...plugin }) => ({ ...plugin, base: folder }))];
  for (const displayCode of [...listDisplayCodes(entries), 'default']) composeRegistry(entries, displayCode);
}

/** Lists the brokers that a portal has registries for: those of the emulator and those that a plugin names. */
export function listDisplayCodes(plugins: readonly { readonly brokers: readonly string[] | undefined }[]) {
  const demo = demoAccounts.map(({ displayCode }) => displayCode);
  return [...new Set([...demo, ...plugins.flatMap(({ brokers }) => brokers ?? [])])];
}
