import path from 'node:path';
import { CliError } from '../../errors.ts';
import { exportedProperties, type Properties, propertiesOf, stringOf } from '../../sources/objectLiteral.ts';
import { readSource, type SourceFile } from '../../sources/SourceFile.ts';
import { type NameForms, nameForms } from '../nameForms.ts';

/** A plugin's definition as far as its source says it literally; it is not run. */
export interface Definition {
  readonly source: SourceFile;
  readonly id: NameForms;
  /** The functions that are written out, by their codes. */
  readonly functions: Properties;
  readonly hasSlots: boolean;
}

/** Where a plugin's definition is, in its folder. */
export const definitionFile = 'src/plugin.ts';

/**
 * Reads the definition of the plugin in a folder.
 * @throws `SOURCE_UNEXPECTED` if it does not name its id
 */
export async function readDefinition(folder: string): Promise<Definition> {
  const source = await readSource(path.join(folder, definitionFile));
  const properties = exportedProperties(source.program);
  const id = stringOf(properties?.get('id')?.value);
  if (properties === undefined || id === undefined) {
    const reason = source.syntaxError?.message ?? 'it exports no definition that names its `id`';
    throw new CliError('SOURCE_UNEXPECTED', {
      message: `${source.file} cannot be read: ${reason}. Nothing was written.`,
      hint: 'Write it as docs/plugin/definition.md says.',
    });
  }
  return {
    source,
    id: nameForms(id.replaceAll('.', '-')),
    functions: propertiesOf(properties.get('functions')?.value) ?? new Map(),
    hasSlots: properties.has('slots'),
  };
}

/**
 * Returns the code of the first function that a plugin declares, which protects a part that names none.
 * @throws `OPTIONS_CLASH` if none is written out
 */
export function findFirstFunction({ source, functions }: Definition): string {
  const [first] = functions.keys();
  if (first !== undefined) return first;
  throw new CliError('OPTIONS_CLASH', {
    message: `${source.file} declares no function that could protect the new part. Nothing was written.`,
    hint: 'Name one of the product: --function RAO_CLIENT_MANAMEMENT',
  });
}
