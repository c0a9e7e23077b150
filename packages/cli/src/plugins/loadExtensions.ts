import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MockExtension } from '@brokerdesk/api';
import { CliError } from '../errors.ts';
import type { PluginSource } from './findPlugins.ts';
import { registerSdkResolution } from './registerSdkResolution.ts';

/** Loads the emulator extensions of plugins: the default export of `src/mock.ts`, in plugins that have one. */
export async function loadExtensions(sources: readonly PluginSource[]): Promise<readonly MockExtension[]> {
  const { loaded, broken } = await loadUsableExtensions(sources);
  const [first] = broken;
  if (first !== undefined) throw first.error;
  return loaded.map(({ extension }) => extension);
}

/** A plugin's extension of the emulator. */
export interface LoadedExtension {
  readonly source: PluginSource;
  readonly extension: MockExtension;
}

/** A plugin whose extension the emulator cannot use, and why. */
export interface BrokenExtension {
  readonly source: PluginSource;
  readonly error: CliError;
}

/** Loads the extensions of plugins; a broken one does not prevent loading the others. */
export async function loadUsableExtensions(
  sources: readonly PluginSource[],
): Promise<{ readonly loaded: readonly LoadedExtension[]; readonly broken: readonly BrokenExtension[] }> {
  if (sources.some(({ firstParty }) => !firstParty)) registerSdkResolution();
  const broken: BrokenExtension[] = [];
  const results = await Promise.all(
    sources
      .filter(({ folder }) => existsSync(mockFileOf(folder)))
      .map(async (source) => {
        try {
          return { source, extension: await loadExtension(mockFileOf(source.folder)) };
        } catch (error) {
          if (!(error instanceof CliError)) throw error;
          broken.push({ source, error });
          return undefined;
        }
      }),
  );
  const distinct = keepDistinct(results.filter((result) => result !== undefined));
  return { loaded: distinct.loaded, broken: [...broken, ...distinct.broken] };
}

function mockFileOf(folder: string): string {
  return path.join(folder, 'src', 'mock.ts');
}

/** Rejects an extension that repeats parts of another, and names all of them: a copied plugin repeats several. */
function keepDistinct(all: readonly LoadedExtension[]) {
  const files = new Map<string, string>();
  const loaded: LoadedExtension[] = [];
  const broken: BrokenExtension[] = [];
  for (const one of all) {
    const file = mockFileOf(one.source.folder);
    const parts = partsOf(one.extension);
    const repeated = parts.filter((part) => files.has(part));
    const other = files.get(repeated[0] ?? '');
    if (other === undefined) {
      for (const part of parts) files.set(part, file);
      loaded.push(one);
      continue;
    }
    const error = new CliError('EXTENSION_CONFLICT', {
      message: `${file} repeats what ${other} declares: ${repeated.join(', ')}.`,
      hint: 'Give each plugin its own id (the same in its plugin.ts and its mock.ts), collections and paths.',
    });
    broken.push({ source: one.source, error });
  }
  return { loaded, broken };
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
