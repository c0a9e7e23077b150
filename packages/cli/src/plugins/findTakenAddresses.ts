// The host gives each address to one screen. Which addresses there are depends on the brokers' trees, so they are compiled as
// the host does, for a user with every function.
import { compileInternal, compileRoutes } from '@brokerdesk/host/permissions';
import { brokers, createEmulator } from '@brokerdesk/mock-server';
import type { FunctionNode, MockExtension } from '@brokerdesk/api';
import { toRegistryEntry } from './composeRegistry.ts';
import type { DescribedPlugin } from './describePlugins.ts';
import { listDeclaredFunctions } from './listDeclaredFunctions.ts';

/** A screen that opens nothing, because another one has its address. */
export interface TakenAddress {
  readonly pluginId: string;
  readonly functionCode: string;
  readonly address: string;
  readonly other: string;
}

/** Finds the screens whose address another one has, in the trees of the emulator. */
export function findTakenAddresses(
  plugins: readonly DescribedPlugin[],
  extensions: readonly Pick<MockExtension, 'id' | 'functions'>[] = [],
): readonly TakenAddress[] {
  const declared = listDeclaredFunctions(plugins, extensions);
  const added = extensions.map(({ id, functions = [] }) => ({ id, functions, routes: [] }));
  const emulator = createEmulator({ applications: 0, extensions: declared ? [...added, declared] : added });
  const table = emulator.stateOf('default')?.['functions'];
  const rows = (table?.ids() ?? []).map((id) => table?.get(id) as FunctionNode & { readonly brokerCode: string });
  void emulator.close();
  const entries = plugins.map((plugin) => toRegistryEntry(plugin, { base: plugin.source.folder, entry: 'plugin.ts' }));
  const reasons = brokers.flatMap(({ brokerCode, displayCode, internal }) => {
    const own = entries.filter((entry) => entry.brokers?.includes(displayCode) ?? true);
    if (internal) return compileInternal({ plugins: own, safeMode: false }).reasons;
    const functions = rows.filter((row) => row.brokerCode === brokerCode).map((row) => ({ ...row, children: [] }));
    return compileRoutes({ functions, plugins: own }).reasons;
  });
  const taken = reasons.flatMap(({ code, pluginId, functionCode, values }): readonly TakenAddress[] => {
    if (code !== 'ADDRESS_TAKEN' || pluginId === undefined || functionCode === undefined) return [];
    return [{ pluginId, functionCode, address: values?.['address'] ?? '', other: values?.['other'] ?? '' }];
  });
  return [...new Map(taken.map((one) => [`${one.functionCode} ${one.address}`, one])).values()];
}

/** Describes which screen opens nothing, and why. */
export function describeTaken({ functionCode, address, other }: TakenAddress): string {
  const owner = other === functionCode ? 'another screen of it' : other;
  return `A screen of ${functionCode} would open at ${address}, where ${owner} opens already; it opens nothing.`;
}
