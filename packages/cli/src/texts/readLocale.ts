// A locale file, read by its syntax and not run: the place of each text is needed to report and to change it.
import { type ESTree, parseSync } from 'vite';
import { CliError } from '../errors.ts';
import { exportedValue, nameOf, stringOf, unwrap } from '../sources/objectLiteral.ts';
import { toPosition } from '../sources/SourceFile.ts';

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

/**
 * Reads the source of a locale file: one exported object of texts, also with `as const`, `satisfies`, or by its name.
 *
 * @throws CliError `TEXTS_UNREADABLE` if the file has another shape.
 */
export function readLocale(file: string, source: string): Locale {
  const { program, errors } = parseSync(file, source);
  const [error] = errors;
  if (error !== undefined) throw createUnreadableError(file, error.message);
  const root = exportedValue(program);
  if (root?.type !== 'ObjectExpression') throw createUnreadableError(file, 'It exports no object of texts.');
  const texts: LocaleText[] = [];
  const groups: LocaleGroup[] = [];
  const visit = ({ properties, start, end }: ESTree.ObjectExpression, key: string) => {
    groups.push({ key, start, end, lastEnd: properties.at(-1)?.end });
    for (const property of properties) {
      const [name, value] = property.type === 'Property' ? [nameOf(property), unwrap(property.value)] : [];
      const path = key === '' || name === undefined ? name : `${key}.${name}`;
      const text = stringOf(value);
      if (path !== undefined && value?.type === 'ObjectExpression') visit(value, path);
      else if (path !== undefined && value !== undefined && text !== undefined) {
        texts.push({ key: path, text, start: value.start, end: value.end });
      } else {
        const { line } = toPosition(source, property.start);
        const words = source.slice(property.start, property.end).slice(0, 40);
        throw createUnreadableError(file, `Line ${line} is not a plain text or group: ${words}`);
      }
    }
  };
  visit(root, '');
  return { file, source, texts, groups };
}

function createUnreadableError(file: string, problem: string): CliError {
  return new CliError('TEXTS_UNREADABLE', {
    message: `The texts in ${file} cannot be read: ${problem}`,
    hint: 'Export one object whose values are texts or such objects.',
  });
}
