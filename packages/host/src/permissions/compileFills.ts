import type { RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import type { CompiledFill } from './CompiledPortal.ts';
import type { Reason } from './Reason.ts';

/** Returns the contributions to slots for a user with these permissions, in display order. */
export function compileFills(plugins: readonly RegistryEntry[], granted: ReadonlySet<string>) {
  const fills = new Map<string, CompiledFill[]>();
  const reasons: Reason[] = [];
  for (const { manifest } of plugins) {
    for (const { slot, id, requires, title, order } of manifest.slots) {
      const pluginId = manifest.id;
      const isActive = granted.has(requires);
      if (isActive) fills.set(slot, [...(fills.get(slot) ?? []), { pluginId, id, title, order }]);
      const code = isActive ? 'FILL_ACTIVE' : 'FILL_FUNCTION_MISSING';
      reasons.push({ code, pluginId, functionCode: requires, values: { fill: id, slot } });
    }
  }
  for (const list of fills.values()) list.sort(byOrder);
  return { fills, reasons };
}

function byOrder(a: CompiledFill, b: CompiledFill): number {
  return a.order - b.order || compare(a.pluginId, b.pluginId) || compare(a.id, b.id);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
