import type { PluginDefinition } from '@brokerdesk/plugin-sdk';

/** A contribution that can be shown: a screen, or an item of a slot. */
export type ContributionTarget =
  | { readonly kind: 'screen'; readonly pluginId: string; readonly code: string; readonly child: string | null }
  | { readonly kind: 'fill'; readonly pluginId: string; readonly slot: string; readonly id: string };

/** Identifies a contribution, for maps and messages. */
export function contributionKey(target: ContributionTarget): string {
  if (target.kind === 'fill') return `${target.pluginId} › ${target.slot} › ${target.id}`;
  return [target.pluginId, target.code, target.child].filter(Boolean).join(' › ');
}

/** Finds the loader of a contribution's component in a plugin's definition. */
export function findContribution(
  definition: PluginDefinition,
  target: ContributionTarget,
): (() => Promise<{ readonly default: unknown }>) | undefined {
  if (target.kind === 'fill') {
    return definition.slots.find((fill) => fill.slot === target.slot && fill.id === target.id)?.component;
  }
  // Internal screens are named `<plugin id>:<name>` instead of by a function code.
  const internalName = target.code.startsWith(`${target.pluginId}:`) && target.code.slice(target.pluginId.length + 1);
  const contribution = internalName ? definition.internal[internalName] : definition.functions[target.code];
  if (contribution?.kind !== 'page' && contribution?.kind !== 'tabs') return undefined;
  if (target.child !== null) return contribution.children[target.child]?.screen;
  return contribution.kind === 'page' ? contribution.screen : undefined;
}
