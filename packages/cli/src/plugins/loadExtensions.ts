import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MockExtension } from '@brokerdesk/api';
import { CliError } from '../errors.ts';
import type { PluginSource } from './findPlugins.ts';
import { registerSdkResolution } from './registerSdkResolution.ts';

/** Loads the emulator extensions of plugins: the default export of `src/mock.ts`, in plugins that have one. */
export async function loadExtensions(sources: readonly PluginSource[]): Promise<readonly MockExtension[]> {
  if (sources.some(({ firstParty }) => !firstParty)) registerSdkResolution();
  const files = sources.map(({ folder }) => path.join(folder, 'src', 'mock.ts'));
  return Promise.all(files.filter((file) => existsSync(file)).map(loadExtension));
}

async function loadExtension(file: string): Promise<MockExtension> {
  const module = (await import(pathToFileURL(file).href).catch((cause: unknown) => {
    throw createBrokenError(file, { problem: cause instanceof Error ? cause.message : String(cause), cause });
  })) as { readonly default?: Partial<MockExtension> };
  const extension = module.default;
  if (typeof extension?.id !== 'string' || !Array.isArray(extension.routes)) {
    throw createBrokenError(file, { problem: 'its default export is not a MockExtension.', cause: undefined });
  }
  return extension as MockExtension;
}

function createBrokenError(file: string, { problem, cause }: { problem: string; cause: unknown }): CliError {
  return new CliError('EXTENSION_BROKEN', {
    message: `${file} cannot be used by the emulator: ${problem}`,
    hint: 'Fix the file, or move it away to start without its endpoints.',
    cause,
  });
}
