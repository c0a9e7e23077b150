import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MockExtension } from '@brokerdesk/api';
import { CliError } from '../errors.ts';
import { findExtensionProblem } from './findExtensionProblem.ts';
import type { PluginSource } from './findPlugins.ts';
import { registerSdkResolution } from './registerSdkResolution.ts';

/** Loads the emulator extensions of plugins: the default export of `src/mock.ts`, in plugins that have one. */
export async function loadExtensions(sources: readonly PluginSource[]): Promise<readonly MockExtension[]> {
  const each = await loadEach(sources);
  const distinct = keepDistinct(each.loaded);
  const [first] = [...each.broken, ...distinct.broken];
  if (first !== undefined) throw first.error;
  return distinct.loaded.map(({ extension }) => extension);
}

/** A plugin's extension of the emulator, or what is known about it. */
export interface LoadedExtension<Extension = MockExtension> {
  readonly source: PluginSource;
  readonly extension: Extension;
}

/** A plugin whose extension the emulator cannot use, and why. */
export interface BrokenExtension {
  readonly source: PluginSource;
  readonly error: CliError;
}

/** Loads the extensions of plugins, each alone; a broken one does not prevent loading the others. */
export async function loadEach(
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
  return { loaded: results.filter((result) => result !== undefined), broken };
}

/** Returns the path of a plugin's extension, whether it exists or not. */
export function mockFileOf(folder: string): string {
  return path.join(folder, 'src', 'mock.ts');
}

/** What only one extension may have. */
interface ExtensionParts {
  readonly id: string;
  readonly collections?: object;
  readonly routes: readonly { readonly endpoint: { readonly method: string; readonly path: string } }[];
}

/** Rejects an extension that repeats parts of another, and names all of them: a copied plugin repeats several. */
export function keepDistinct<Extension extends ExtensionParts>(
  all: readonly LoadedExtension<Extension>[],
): {
  readonly loaded: readonly LoadedExtension<Extension>[];
  readonly broken: readonly BrokenExtension[];
} {
  const files = new Map<string, string>();
  const loaded: LoadedExtension<Extension>[] = [];
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

function partsOf({ id, collections = {}, routes }: ExtensionParts): readonly string[] {
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
  const problem = findExtensionProblem(extension);
  if (problem !== undefined) throw createBrokenError(file, { problem, cause: undefined });
  return extension as MockExtension;
}

/** Returns the error for a mock.ts that the emulator cannot use. */
export function createBrokenError(file: string, { problem, cause }: { problem: string; cause: unknown }): CliError {
  return new CliError('EXTENSION_BROKEN', {
    message: `${file} cannot be used by the emulator: ${problem}`,
    hint: 'Fix the file, or move it away to start without its endpoints.',
    cause,
  });
}
