import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describePlugins } from '../plugins/describePlugins.ts';
import type { PluginSource } from '../plugins/findPlugins.ts';
import { type PortalPlugin, portalPluginsFile } from './PortalPlugin.ts';

/**
 * Lists the plugins of a built portal that are not the product's and whose folders are not among the sources: the
 * emulator has none of their endpoints and functions.
 */
export async function findUnnamedPlugins(portal: string, sources: readonly PluginSource[]): Promise<readonly string[]> {
  // `servePortal` reports a folder that is not a portal.
  const text = await readFile(path.join(portal, portalPluginsFile), 'utf8').catch(() => '[]');
  const added = (JSON.parse(text) as readonly PortalPlugin[]).filter(({ firstParty }) => !firstParty);
  if (added.length === 0) return [];
  const { described } = await describePlugins(sources.filter(({ firstParty }) => !firstParty));
  const named = new Set(described.map(({ description }) => description.id));
  return added.map(({ id }) => id).filter((id) => !named.has(id));
}
