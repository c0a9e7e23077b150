import path from 'node:path';
import { existsSync } from 'node:fs';
import type { PluginSource } from '../plugins/findPlugins.ts';

/** Whether a folder is that of a plugin, and a portal of these plugins is without it. */
export function isLeftOut(folder: string, sources: readonly Pick<PluginSource, 'folder'>[]): boolean {
  const isPlugin = existsSync(path.join(folder, 'src', 'plugin.ts'));
  return isPlugin && !sources.some((source) => source.folder === folder);
}
