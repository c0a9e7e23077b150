import type { LocalText } from '@brokerdesk/api';
import type { FieldPath } from 'react-hook-form';
import type { FormHandle } from '../form/FormHandle.ts';

type NameIn<Path> = Path extends `${infer Name}.EN` ? Name : Path extends `${infer Name}EN` ? Name : never;

/**
 * The name of what a form has in every language, without the language: `title` for a value `{ EN, SC, TC }` as for
 * the values `titleEN`, `titleSC` and `titleTC`.
 */
export type LocalName<Values extends object> = NameIn<FieldPath<Values>>;

/** Returns the path of a language's value: `title.EN` or `titleEN`, as the form's values are spelled. */
export function localPathOf<Values extends object>(
  form: FormHandle<Values>,
  name: LocalName<Values>,
  key: keyof LocalText,
): FieldPath<Values> {
  const value: unknown = form.methods.getValues(name);
  const isNested = typeof value === 'object' && value !== null;
  return `${name}${isNested ? '.' : ''}${key}` as FieldPath<Values>;
}
