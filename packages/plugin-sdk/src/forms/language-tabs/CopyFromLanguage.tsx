import { type LocalText, languages } from '@brokerdesk/api';
import type { FieldPath } from 'react-hook-form';
import { localTextFields } from '../../formats/textIn.ts';
import type { FormHandle } from '../form/FormHandle.ts';
import { useFormText } from '../useFormText.ts';

/** The props of {@link CopyFromLanguage}. */
export interface CopyFromLanguageProps<Values extends object> {
  readonly form: FormHandle<Values>;
  readonly names: readonly FieldPath<Values>[];
  readonly to: keyof LocalText;
}

/** Buttons that fill the empty texts of a language from another one; renders nothing if there are none. */
export function CopyFromLanguage<Values extends object>({ form, names, to }: CopyFromLanguageProps<Values>) {
  const text = useFormText();
  const texts = form.methods.watch(names as never) as unknown as readonly (LocalText | undefined)[];
  const sources = languages
    .map((language) => ({ language, key: localTextFields[language] }))
    .filter(({ key }) => texts.some((one) => one && isEmpty(one[to]) && !isEmpty(one[key])));
  if (sources.length === 0) return null;
  const fillFrom = (key: keyof LocalText) => {
    for (const [index, one] of texts.entries()) {
      if (!one || !isEmpty(one[to])) continue;
      form.methods.setValue(`${names[index]}.${to}` as never, one[key] as never, { shouldDirty: true });
    }
  };
  return (
    <p className="bdk-copy-from">
      {text('languages.fillFrom')}
      {sources.map(({ language, key }) => (
        <button key={key} type="button" className="bdk-link-button" onClick={() => fillFrom(key)}>
          {text(`language.${language}`)}
        </button>
      ))}
    </p>
  );
}

function isEmpty(value: string): boolean {
  return value.trim() === '';
}
