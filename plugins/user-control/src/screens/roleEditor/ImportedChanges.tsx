import { textIn, useHost } from '@brokerdesk/plugin-sdk';
import { DiffView } from '@brokerdesk/plugin-sdk/forms';
import { flattenFunctions, type RoleFunction } from '../../roles/RoleFunction.ts';
import type { ImportedValues } from '../../roles/RoleRecord.ts';
import { useText } from '../useText.ts';

const languages = [
  ['EN', 'en'],
  ['SC', 'zh-Hans'],
  ['TC', 'zh-Hant'],
] as const;

/** What a file changes in the editor, old beside new. */
export function ImportedChanges({
  before,
  after,
  functions,
}: {
  readonly before: ImportedValues;
  readonly after: ImportedValues;
  readonly functions: readonly RoleFunction[];
}) {
  const text = useText();
  const { language } = useHost();
  const all = flattenFunctions(functions);
  const namesOf = (codes: readonly string[]) => {
    const chosen = new Set(codes);
    return all.filter(({ functionCode }) => chosen.has(functionCode)).map(({ name }) => textIn(name, language));
  };
  const texts = (['name', 'description'] as const).flatMap((field) =>
    languages.map(([key, lang]) => ({
      id: `${field} ${key}`,
      name: text('roleImport.fieldIn', { field: text(field), language: text(`roleImport.language.${key}`) }),
      before: before[field][key],
      after: after[field][key],
      lang,
    })),
  );
  const lists = {
    id: 'functions',
    name: text('functions'),
    before: namesOf(before.functionCodes),
    after: namesOf(after.functionCodes),
  };
  const isSame = lists.before.join('\n') === lists.after.join('\n');
  const changes = [...texts.filter((one) => one.before !== one.after), ...(isSame ? [] : [lists])];
  return <DiffView label={text('roleImport.changes')} changes={changes} />;
}
