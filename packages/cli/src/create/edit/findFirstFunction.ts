import { CliError } from '../../errors.ts';
import type { ExtendedPlugin } from './ExtendedPlugin.ts';

/**
 * Returns the code of the first function that a plugin declares, which protects a part that names none.
 * @throws `OPTIONS_CLASH` if it declares none
 */
export function findFirstFunction({ definition }: ExtendedPlugin): string {
  const functions = definition.property(definition.defaultObject(), 'functions');
  const [first] = functions?.type === 'ObjectExpression' ? definition.propertyNames(functions) : [];
  if (first !== undefined) return first;
  throw new CliError('OPTIONS_CLASH', {
    message: `${definition.file} declares no function that could protect the new part. Nothing was written.`,
    hint: 'Name one of the product: --function RAO_CLIENT_MANAMEMENT',
  });
}
