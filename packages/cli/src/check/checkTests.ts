import path from 'node:path';
import { relativePath } from '../create/relativePath.ts';
import { definitionFile, isTestFile, type PluginUnderCheck } from './PluginUnderCheck.ts';
import { type Problem, problemAt } from './Problem.ts';
import { offsetOf } from '../sources/SourceFile.ts';

/** Reports screens and slot items that no unit test imports, neither themselves nor through the whole plugin. */
export function checkTests(plugin: PluginUnderCheck): readonly Problem[] {
  const tested = new Set(
    plugin.files
      .filter(({ file }) => isTestFile(file))
      .flatMap(({ file, imports }) => imports.map(({ value }) => path.resolve(path.dirname(file), value))),
  );
  if (tested.has(plugin.source.entry)) return [];
  const source = definitionFile(plugin);
  const modules = new Set(Object.values(plugin.described?.modules ?? {}));
  return [...modules]
    .filter((module) => !tested.has(module))
    .map((module) => {
      const specifier = `./${relativePath(path.dirname(source.file), module)}`;
      return problemAt(
        'screen-untested',
        { source, offset: offsetOf(source, specifier) },
        {
          message: `No unit test imports ${specifier}.`,
          hint: 'Write one beside it with renderScreen() of @brokerdesk/plugin-testing.',
        },
      );
    });
}
