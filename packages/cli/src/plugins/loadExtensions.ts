import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MockExtension } from '@brokerdesk/api';
import { CliError } from '../errors.ts';
import type { PluginSource } from './PluginSource.ts';
import { registerSdkResolution } from './registerSdkResolution.ts';

/** Loads a module whose code is already at hand, such as in a bundle. */
export type Loaders = Readonly<Record<string, () => Promise<unknown>>>;

/** Loads what plugins bring to the emulator: the default export of their `src/mock.ts`, where they have one. */
export async function loadExtensions(
  sources: readonly PluginSource[],
  loaders: Loaders = {},
): Promise<readonly MockExtension[]> {
  if (sources.some(({ firstParty }) => !firstParty)) registerSdkResolution();
  return Promise.all(listMockFiles(sources).map((file) => loadExtension(file, loaders[file])));
}

/** Lists the `src/mock.ts` of those plugins that have one. */
export function listMockFiles(sources: readonly PluginSource[]): readonly string[] {
  return sources.map(({ folder }) => path.join(folder, 'src', 'mock.ts')).filter((file) => existsSync(file));
}

async function loadExtension(file: string, load = () => import(pathToFileURL(file).href)): Promise<MockExtension> {
  const module = await load().catch((cause: unknown) => {
    throw createBrokenError(file, { problem: cause instanceof Error ? cause.message : String(cause), cause });
  });
  const extension = (module as { default?: Partial<MockExtension> }).default;
  if (typeof extension?.id !== 'string' || !Array.isArray(extension.routes)) {
    throw createBrokenError(file, { problem: 'its default export is no MockExtension.', cause: undefined });
  }
  return extension as MockExtension;
}

function createBrokenError(file: string, { problem, cause }: { problem: string; cause: unknown }): CliError {
  return new CliError('EXTENSION_BROKEN', {
    message: `${file} cannot be used by the emulator: ${problem}`,
    hint: 'Mend the file, or move it away to start without its calls.',
    cause,
  });
}
