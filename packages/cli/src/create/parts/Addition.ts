// What a developer adds to a file that exists: the command prints it, and changes no source of theirs.
import { parseSource, type SourceFile } from '../../sources/SourceFile.ts';
import { indentLines } from '../writeFunctions.ts';

const lineWidth = 120;

/** Lines to add to a source. */
export interface Addition {
  /** By its path in the plugin's folder. */
  readonly file: string;
  /** Where they belong, as the rest of a sentence, such as ``in `functions` ``. */
  readonly place: string;
  /** As they stand in the file, with their indentation. */
  readonly lines: string;
}

/** Returns lines for a place that is indented by some levels. */
export function addition(file: string, place: string, { text, depth }: { text: string; depth: number }): Addition {
  const indent = '  '.repeat(depth);
  return { file, place, lines: `${indent}${indentLines(text, indent)}` };
}

/** Returns the import that brings names in, together with those that the file has from there; none if it has all of them. */
export function importAddition(
  source: Pick<SourceFile, 'text' | 'program'>,
  file: string,
  { from, names }: { readonly from: string; readonly names: readonly string[] },
): readonly Addition[] {
  const existing = source.program.body.find(
    (statement) =>
      statement.type === 'ImportDeclaration' && statement.source.value === from && statement.importKind !== 'type',
  );
  const specifiers = existing?.type === 'ImportDeclaration' ? existing.specifiers : [];
  const own = specifiers.map(({ start, end }) => source.text.slice(start, end));
  const missing = names.filter((name) => !own.includes(name));
  if (missing.length === 0) return [];
  const list = [...own, ...missing].toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
  const inLine = `import { ${list.join(', ')} } from '${from}';`;
  const lines =
    inLine.length <= lineWidth ? inLine : `import {\n${list.map((name) => `  ${name},\n`).join('')}} from '${from}';`;
  return [{ file, place: own.length > 0 ? `instead of the import from '${from}'` : 'below the other imports', lines }];
}

/** Returns what statements for the end of a file, and the names that they import, add to it. */
export function statementAdditions(
  text: string,
  file: string,
  {
    statements,
    imports,
  }: { readonly statements: string; readonly imports: Readonly<Record<string, readonly string[]>> },
): readonly Addition[] {
  const source = parseSource(file, text);
  return [
    ...Object.entries(imports).flatMap(([from, names]) => importAddition(source, file, { from, names })),
    { file, place: 'at the end', lines: statements.trimEnd() },
  ];
}

/** The name of an import without `type`. */
function nameOf(specifier: string): string {
  return specifier.replace(/^type /, '');
}
