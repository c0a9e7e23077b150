// What only the modules of screens and jobs show: whether they bring what the definition promises.
import path from 'node:path';
import { relativePath } from '../create/relativePath.ts';
import { propertiesOf, stringOf } from '../sources/objectLiteral.ts';
import type { SourceFile } from '../sources/SourceFile.ts';
import { suggest } from '../suggest.ts';
import { isTestFile, type PluginUnderCheck } from './PluginUnderCheck.ts';
import { type Problem, problemAt } from './Problem.ts';

/** Reports screens without a default export, and jobs that the plugin does not declare. */
export function checkScreens(plugin: PluginUnderCheck): readonly Problem[] {
  return [...findMissing(plugin), ...findWithoutDefault(plugin), ...findUnknownJobs(plugin)];
}

function findMissing({ source: { folder }, described, files }: PluginUnderCheck): readonly Problem[] {
  const names = files.map(({ file }) => relativePath(folder, file));
  return [...new Set(Object.values(described?.missingModules ?? {}))].flatMap((module) => {
    const place = findImport(files, module);
    if (place === undefined) return [];
    const name = relativePath(folder, module);
    const hint = `Correct the import, or write the file.${suggest(name, names)}`;
    return [problemAt('screen-missing', place, { message: `${name} does not exist.`, hint })];
  });
}

function findWithoutDefault({ source: { folder }, described, files }: PluginUnderCheck): readonly Problem[] {
  const modules = new Set(Object.values(described?.modules ?? {}));
  const bare = files.filter((file) => modules.has(file.file) && !file.syntaxError && !hasDefault(file));
  return bare.flatMap((module) => {
    const place = findLoader(files, module.file);
    if (place === undefined) return [];
    const name = relativePath(folder, module.file);
    const message = `${name} has no default export, so there is nothing to show.`;
    return [problemAt('screen-missing', place, { message, hint: 'Write `export default` before its component.' })];
  });
}

/** Finds the import of a module; undefined if something is done with what is imported, as in `import('…').then(…)`. */
function findLoader(files: readonly SourceFile[], module: string) {
  const place = findImport(files, module);
  const rest = place?.source.text.slice(place.offset) ?? '';
  return /^(["'`])[^"'`]*\1\s*,?\s*\)\s*\./.test(rest) ? undefined : place;
}

function findImport(files: readonly SourceFile[], module: string) {
  for (const source of files) {
    const found = source.imports.find(({ value }) => path.resolve(path.dirname(source.file), value) === module);
    if (found !== undefined) return { source, offset: found.offset };
  }
  return undefined;
}

function hasDefault({ program: { body } }: SourceFile): boolean {
  return body.some(
    (statement) =>
      statement.type === 'ExportDefaultDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' &&
        statement.specifiers.some(
          ({ exported }) => (exported.type === 'Identifier' ? exported.name : exported.value) === 'default',
        )),
  );
}

/** Finds calls such as `start({ kind: 'remind', title, items })` in files that use `useJobs`. */
function findUnknownJobs({ described, files }: PluginUnderCheck): readonly Problem[] {
  if (described === undefined) return [];
  const known = Object.keys(described.description.jobs ?? {});
  return files
    .filter(({ file, text }) => !isTestFile(file) && /\buseJobs\b/.test(text))
    .flatMap((source) =>
      source.calls.flatMap(({ arguments: [options] }) => {
        const properties = propertiesOf(options);
        const kind = stringOf(properties?.get('kind')?.value);
        if (kind === undefined || !properties?.has('items') || known.includes(kind)) return [];
        const message = `The plugin declares no job "${kind}".`;
        const hint = `Correct it, or declare it under \`jobs\` in plugin.ts.${suggest(kind, known)}`;
        const offset = properties.get('kind')?.value.start ?? 0;
        return [problemAt('job-unknown', { source, offset }, { message, hint })];
      }),
    );
}
