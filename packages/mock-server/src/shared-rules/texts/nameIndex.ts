// Names that are unique within a list in each language: one index a language, so that a check costs the same however
// many names there are.
import type { LocalText, MockRow } from '@brokerdesk/api';
import type { StateContext } from '../../context/StateContext.ts';
import { rowIndex } from '../../state/RowIndex.ts';

const languages = ['EN', 'SC', 'TC'] as const satisfies readonly (keyof LocalText)[];

interface NameIndexOptions<Row> {
  readonly collection: string;
  /** The list within which names are unique: a broker, or one of its groups. */
  readonly listOf: (row: Row) => string;
  readonly namesOf: (row: Row) => LocalText;
}

/** Finds the languages in which another record has the same name, regardless of case and width. */
export type FindTakenNames = (
  context: StateContext,
  candidate: { readonly list: string; readonly names: LocalText; readonly id?: string | null | undefined },
) => readonly (keyof LocalText)[];

/** Declare each index once, at the top of a file. */
export function createNameIndex<Row extends MockRow>({
  collection,
  listOf,
  namesOf,
}: NameIndexOptions<Row>): FindTakenNames {
  const indexes = languages.map((language) => ({
    language,
    index: rowIndex((row: Row) => nameKey(listOf(row), namesOf(row)[language])),
  }));
  return (context, { list, names, id }) =>
    indexes.flatMap(({ language, index }) => {
      const ids = context.collection(collection).idsBy(index, nameKey(list, names[language]));
      return ids.some((other) => other !== id) ? [language] : [];
    });
}

function nameKey(list: string, name: string): string {
  return `${list} ${name.normalize('NFKC').trim().toLowerCase()}`;
}

/** The names of a record that has a field for each language. */
export function toLocalText({
  nameEN,
  nameSC,
  nameTC,
}: {
  readonly nameEN: string;
  readonly nameSC: string;
  readonly nameTC: string;
}): LocalText {
  return { EN: nameEN, SC: nameSC, TC: nameTC };
}
