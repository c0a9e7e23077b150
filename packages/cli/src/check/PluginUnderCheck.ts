import { glob } from 'node:fs/promises';
import path from 'node:path';
import { CliError } from '../errors.ts';
import type { DescribedExtension } from '../plugins/answerAboutExtensions.ts';
import type { BrokenPlugin, DescribedPlugin } from '../plugins/describePlugins.ts';
import type { PluginSource } from '../plugins/findPlugins.ts';
import { readSource, type SourceFile } from '../sources/SourceFile.ts';

/** Everything that the rules read of one plugin. */
export interface PluginUnderCheck {
  readonly source: PluginSource;
  /** Undefined if the definition cannot be used; `broken` then says why. */
  readonly described: DescribedPlugin | undefined;
  readonly broken: BrokenPlugin | undefined;
  /** Its TypeScript below `src`, sorted by path; of a plugin that is not checked `plugin.ts` alone. */
  readonly files: readonly SourceFile[];
  /** What its mock.ts says; undefined without one, and if it cannot be loaded. */
  readonly extension: DescribedExtension | undefined;
  /** Why mock.ts cannot be loaded. */
  readonly extensionError: CliError | undefined;
}

const testFile = /\.(?:test|screens|faults)\.tsx?$|Fixture\.tsx?$/;

/** Returns whether a file is only for tests. */
export function isTestFile(file: string): boolean {
  return testFile.test(file);
}

/** Reads the sources of a plugin: all that are checked, or `plugin.ts` alone. */
export async function readPluginUnderCheck(
  source: PluginSource,
  { isChecked, ...definition }: Omit<PluginUnderCheck, 'source' | 'files'> & { readonly isChecked: boolean },
): Promise<PluginUnderCheck> {
  if (!isChecked) return { source, ...definition, files: [await readSource(source.entry)] };
  const names: string[] = [];
  for await (const name of glob('src/**/*.{ts,tsx}', { cwd: source.folder })) names.push(name);
  const files = await Promise.all(
    names
      .filter((name) => !name.endsWith('.d.ts'))
      .toSorted()
      .map((name) => readSource(path.join(source.folder, name))),
  );
  return { source, ...definition, files };
}

/** Returns the parsed `src/plugin.ts`. */
export function definitionFile({ source, files }: PluginUnderCheck): SourceFile {
  return findFile(files, source.entry);
}

/** Returns the parsed `src/mock.ts`, or the definition in a plugin without one. */
export function mockFile(plugin: PluginUnderCheck): SourceFile {
  const file = path.join(plugin.source.folder, 'src', 'mock.ts');
  return plugin.files.find((one) => one.file === file) ?? definitionFile(plugin);
}

function findFile(files: readonly SourceFile[], file: string): SourceFile {
  const found = files.find((one) => one.file === file);
  if (found !== undefined) return found;
  throw new CliError('PLUGIN_NOT_FOUND', { message: `${file} does not exist.`, hint: 'Write it again.' });
}
