import { isTestFile } from './PluginUnderCheck.ts';
import { type Problem, problemAt } from './Problem.ts';
import type { SourceFile } from '../sources/SourceFile.ts';
import type { TextFolder } from '../texts/readTextFolders.ts';

/**
 * Finds texts whose key no source contains, neither whole nor as a text with inserted values. A key that is only used with a
 * suffix for plurals or a context counts as used.
 */
export function findUnusedTexts(folders: readonly TextFolder[], files: readonly SourceFile[]): readonly Problem[] {
  const textFiles = new Set(folders.flatMap(({ locales }) => Object.values(locales).map(({ file }) => file)));
  const sources = files.filter(({ file }) => !textFiles.has(file) && !isTestFile(file));
  // What a file uses is not known until it can be parsed.
  if (sources.some(({ syntaxError }) => syntaxError !== undefined)) return [];
  const words = new Set(sources.flatMap((source) => source.words.map(({ value }) => value)));
  const patterns = sources.flatMap(({ templates }) => templates.flatMap(toPattern));
  const isUsed = (key: string) => words.has(key) || patterns.some((pattern) => pattern.test(key));
  return folders.flatMap(({ locales: { en } }) =>
    (en?.texts ?? []).flatMap(({ key, start }) => {
      if (en === undefined || isUsed(key) || isUsed(key.replace(/_[^_.]+$/, ''))) return [];
      return [
        problemAt(
          'text-unused',
          { source: { file: en.file, text: en.source }, offset: start },
          {
            message: `No source uses ${key}.`,
            hint: 'Remove it from all languages, or write its key out where it is used.',
          },
        ),
      ];
    }),
  );
}

/** A text without a letter or dot between its values would match every key. */
function toPattern(parts: readonly string[]): readonly RegExp[] {
  if (!parts.some((part) => /[\w.]/.test(part))) return [];
  return [new RegExp(`^${parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('.+')}$`)];
}
