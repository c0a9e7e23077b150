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
  const existing = files.filter((file) => existsSync(file));
  const extensions = await Promise.all(existing.map(loadExtension));
  assertDistinct(extensions.map((extension, index) => ({ file: existing[index] ?? '', extension })));
  return extensions;
}

/** Rejects an extension that repeats parts of another, and names all of them: a copied plugin repeats several. */
function assertDistinct(loaded: readonly { readonly file: string; readonly extension: MockExtension }[]): void {
  const files = new Map<string, string>();
  for (const { file, extension } of loaded) {
    const parts = partsOf(extension);
    const repeated = parts.filter((part) => files.has(part));
    const [first] = repeated;
    if (first !== undefined) {
      const other = files.get(first) ?? '';
      throw new CliError('EXTENSION_CONFLICT', {
        message: `${file} repeats what ${other} declares: ${repeated.join(', ')}.`,
        hint: 'Give each plugin its own id (the same in its plugin.ts and its mock.ts), collections and paths.',
      });
    }
    for (const part of parts) files.set(part, file);
  }
}

function partsOf({ id, collections = {}, routes }: MockExtension): readonly string[] {
  return [
    `the id "${id}"`,
    ...Object.keys(collections).map((name) => `the collection "${name}"`),
    ...routes.map(({ endpoint: { method, path: address } }) => `${method} ${address}`),
  ];
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
