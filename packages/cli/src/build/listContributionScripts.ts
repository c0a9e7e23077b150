import type { ContributionScripts } from '@brokerdesk/plugin-sdk/build';
import type { Rolldown } from 'vite';
import type { ContributionModules } from '../plugins/traceModules.ts';
import { listStaticImports } from '@brokerdesk/host/vite';

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds' | 'isEntry'>;

/** Lists the scripts that each contribution of a plugin needs, as the bundler has split them. */
export function listContributionScripts(
  chunks: readonly Chunk[],
  modules: ContributionModules,
): Record<string, ContributionScripts> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find(({ isEntry }) => isEntry);
  const scripts: Record<string, ContributionScripts> = {};
  for (const [name, module] of Object.entries(modules)) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!entry || !chunk) continue;
    const names = listStaticImports([entry.fileName, chunk.fileName], byFile);
    // The bundler leaves shared modules outside of the plugin.
    scripts[name] = {
      files: names.filter((file) => byFile.has(file)),
      shared: names.filter((file) => !byFile.has(file)),
    };
  }
  return scripts;
}
