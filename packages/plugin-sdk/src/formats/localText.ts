import type { LocalText } from '@brokerdesk/api';

/** The fields of a text on a wire that spells its languages flat: `titleEN`, `titleSC`, `titleTC`. */
export type FlatText<Name extends string> = Readonly<Record<`${Name}${keyof LocalText}`, string>>;

/**
 * Returns a text of a record whose languages are flat, so that it is shown like any other.
 *
 * @example
 * textIn(toLocalText(notification, 'title'), language);
 */
export function toLocalText<Name extends string>(record: FlatText<Name>, name: Name): LocalText {
  return { EN: record[`${name}EN`], SC: record[`${name}SC`], TC: record[`${name}TC`] };
}

/**
 * Returns the flat fields of a text, for the body of a request; the reverse of {@link toLocalText}.
 *
 * @example
 * const body = { ...toFlatText('title', values.title), pushTime };
 */
export function toFlatText<Name extends string>(name: Name, text: LocalText): FlatText<Name> {
  return { [`${name}EN`]: text.EN, [`${name}SC`]: text.SC, [`${name}TC`]: text.TC } as FlatText<Name>;
}
