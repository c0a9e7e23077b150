// A locale file, read by its syntax and not run: the place of each text is needed to report and to change it.
import { parseSync } from 'vite';
import { CliError } from '../errors.ts';

/** A text in a locale file. Places are offsets in the file. */
export interface LocaleText {
  readonly key: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** An object of texts in a locale file. */
export interface LocaleGroup {
  /** The dotted key; empty for the outermost. */
  readonly key: string;
  /** The place of its braces. */
  readonly start: number;
  readonly end: number;
  /** Where its last property ends; undefined if it has none. */
  readonly lastEnd: number | undefined;
}

/** The contents of a locale file. */
export interface Locale {
  readonly file: string;
  readonly source: string;
  readonly texts: readonly LocaleText[];
  readonly groups: readonly LocaleGroup[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/**
 * Reads the source of a locale file: one exported object of texts, also with `as const`, `satisfies`, or by its name.
 *
 * @throws CliError `TEXTS_UNREADABLE` if the file has another shape.
 */
export function readLocale(file: string, source: string): Locale {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw createUnreadableError(file, error.message);
  const root = findRoot(program as unknown as Node);
  if (root === undefined) throw createUnreadableError(file, 'It exports no object of texts.');
  const texts: LocaleText[] = [];
  const groups: LocaleGroup[] = [];
  const visit = (node: Node, key: string) => {
    const properties = node['properties'] as readonly Node[];
    groups.push({ key, start: node.start, end: node.end, lastEnd: properties.at(-1)?.end });
    for (const property of properties) {
      const name = nameOf(property);
      const value = property['value'] as Node | undefined;
      const text = value && textOf(value);
      if (name === undefined || value === undefined || (text === undefined && value.type !== 'ObjectExpression')) {
        const { line } = positionOf(source, property.start);
        throw createUnreadableError(
          file,
          `Line ${line} is not a plain text or group: ${source.slice(property.start, property.end).slice(0, 40)}`,
        );
      }
      const path = key === '' ? name : `${key}.${name}`;
      if (text === undefined) visit(value, path);
      else texts.push({ key: path, text, start: value.start, end: value.end });
    }
  };
  visit(root, '');
  return { file, source, texts, groups };
}

/** Returns line and column of an offset, both from 1. */
export function positionOf(source: string, offset: number): { readonly line: number; readonly column: number } {
  const before = source.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}

function findRoot(program: Node): Node | undefined {
  const body = program['body'] as readonly Node[];
  const constants = new Map<string, Node>();
  let exported: Node | undefined;
  for (const statement of body) {
    const declaration = (statement['declaration'] ?? undefined) as Node | undefined;
    if (statement.type === 'ExportDefaultDeclaration') exported = declaration;
    const variables = statement.type === 'VariableDeclaration' ? statement : declaration;
    if (variables?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of variables['declarations'] as readonly { readonly id: Node; readonly init: Node }[]) {
      constants.set(String(id['name']), init);
      if (statement.type === 'ExportNamedDeclaration') exported ??= init;
    }
  }
  const root = exported && unwrap(exported);
  const named = root?.type === 'Identifier' ? constants.get(String(root['name'])) : root;
  const object = named && unwrap(named);
  return object?.type === 'ObjectExpression' ? object : undefined;
}

/** Removes `as const`, `satisfies` and parentheses. */
function unwrap(node: Node): Node {
  const isWrapper = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'].includes(node.type);
  return isWrapper ? unwrap(node['expression'] as Node) : node;
}

function nameOf(property: Node): string | undefined {
  const key = property['key'] as Node | undefined;
  if (property.type !== 'Property' || property['computed'] === true || key === undefined) return undefined;
  return key.type === 'Identifier' ? String(key['name']) : String(key['value']);
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  const quasis = node.type === 'TemplateLiteral' ? (node['quasis'] as readonly { value: { cooked: string } }[]) : [];
  return quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
}

function createUnreadableError(file: string, problem: string): CliError {
  return new CliError('TEXTS_UNREADABLE', {
    message: `The texts in ${file} cannot be read: ${problem}`,
    hint: 'Export one object whose values are texts or such objects.',
  });
}
