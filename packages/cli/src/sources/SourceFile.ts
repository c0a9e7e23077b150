// A parsed source file. Offsets count UTF-16 units, as the parser and editors do.
import { readFile } from 'node:fs/promises';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A source file with its syntax tree. */
export interface SourceFile {
  /** The absolute path. */
  readonly file: string;
  readonly text: string;
  readonly program: ESTree.Program;
  /** Absent if the file can be parsed. */
  readonly syntaxError?: { readonly message: string; readonly offset: number };
  /** What is imported, by `import`, `export … from` and `import('…')`, types included. */
  readonly imports: readonly Word[];
  /** Every string and every name of a property, in order. */
  readonly words: readonly Word[];
  /** The fixed parts of every text with inserted values, such as `['state.', '']` of `state.${name}`. */
  readonly templates: readonly (readonly string[])[];
  readonly calls: readonly ESTree.CallExpression[];
}

/** A string or a name with its place. */
export interface Word {
  readonly value: string;
  readonly offset: number;
}

/** Reads and parses a file. */
export async function readSource(file: string): Promise<SourceFile> {
  return parseSource(file, await readFile(file, 'utf8'));
}

/** Parses a source. A file with a syntax error has an empty tree. */
export function parseSource(file: string, text: string): SourceFile {
  const { program, errors, module } = parseSync(file, text);
  const words: Word[] = [];
  const templates: (readonly string[])[] = [];
  const calls: ESTree.CallExpression[] = [];
  const addKey = ({ key, computed }: { key: ESTree.Node; computed: boolean }) => {
    if (key.type === 'Identifier' && !computed) words.push({ value: key.name, offset: key.start });
  };
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') words.push({ value, offset: start });
    },
    Property: addKey,
    PropertyDefinition: addKey,
    TemplateLiteral: ({ quasis, start }) => {
      const parts = quasis.map(({ value }) => value.cooked ?? value.raw);
      const [only] = parts;
      if (parts.length > 1) templates.push(parts);
      else if (only !== undefined) words.push({ value: only, offset: start });
    },
    CallExpression: (node) => {
      calls.push(node);
    },
  }).visit(program);
  const requests = [
    ...module.staticImports.map(({ moduleRequest: { value, start } }) => ({ value, offset: start })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest: request }) =>
        request ? [{ value: request.value, offset: request.start }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => {
      return { value: text.slice(start + 1, end - 1), offset: start };
    }),
  ];
  const [error] = errors;
  return {
    file,
    text,
    program,
    ...(error === undefined ? {} : { syntaxError: { message: error.message, offset: error.labels[0]?.start ?? 0 } }),
    imports: requests,
    words,
    templates,
    calls,
  };
}

/** Returns the offset of a string or a name; 0, the beginning of the file, if it has no such word. */
export function offsetOf({ words }: SourceFile, value: string): number {
  return words.find((word) => word.value === value)?.offset ?? 0;
}

/** Returns the line and column of an offset, both from 1. */
export function toPosition(text: string, offset: number): { readonly line: number; readonly column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
