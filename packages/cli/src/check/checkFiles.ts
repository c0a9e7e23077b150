import path from 'node:path';
import { relativePath } from '../create/relativePath.ts';
import { isTestFile, type PluginUnderCheck } from './PluginUnderCheck.ts';
import { type Problem, problemAt } from './Problem.ts';

/** What is read by its name, or may be there before a screen uses it. */
const entries = new Set(['plugin.ts', 'mock.ts', 'slots.ts', 'endpoints.ts'].map((name) => path.join('src', name)));

/** Reports files that nothing but tests imports, such as a screen that `plugin.ts` does not declare. */
export function checkFiles({ source: { folder }, files }: PluginUnderCheck): readonly Problem[] {
  const sources = files.filter(({ file }) => !isTestFile(file));
  // What a file imports is not known until it can be parsed.
  if (sources.some(({ syntaxError }) => syntaxError !== undefined)) return [];
  // Words, because `new URL('./count.ts', import.meta.url)` names a file, too.
  const used = new Set(
    sources.flatMap(({ file, words }) =>
      words.filter(({ value }) => value.startsWith('.')).map(({ value }) => path.resolve(path.dirname(file), value)),
    ),
  );
  return sources
    .filter(({ file }) => !used.has(file) && !entries.has(path.relative(folder, file)))
    .map((source) =>
      problemAt(
        'file-unused',
        { source, offset: 0 },
        {
          message: `Nothing imports ${relativePath(folder, source.file)}.`,
          hint: 'Declare a screen in src/plugin.ts, import the file where it is needed, or delete it.',
        },
      ),
    );
}
