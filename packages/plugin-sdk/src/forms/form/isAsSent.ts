import { isFilesValue, unchangedFiles } from '../../kit/FilesValue.ts';
import { type FormValues, isDeepEqual } from './conflicts.ts';
import type { FormSpec } from './FormSpec.ts';

/**
 * Returns whether a record is as an attempt has sent it. The files of that attempt are existing ones now, so they are not
 * compared.
 */
export function isAsSent<Values extends FormValues, Rec>(
  { toValues, toBody = (values) => values }: Pick<FormSpec<Values, never, Rec>, 'toValues' | 'toBody'>,
  record: Rec,
  sent: Values,
): boolean {
  return isDeepEqual(toBody(toValues(record), record), toBody(withoutFiles(sent) as Values, record));
}

function withoutFiles(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, isFilesValue(value) ? unchangedFiles : value]),
  );
}
