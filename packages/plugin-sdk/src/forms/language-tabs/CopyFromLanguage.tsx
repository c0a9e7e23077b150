import type { LocalText } from '@brokerdesk/api';
import type { FieldPath } from 'react-hook-form';
import type { FormHandle } from '../form/FormHandle.ts';
import { useFormText } from '../useFormText.ts';
import { localLanguages } from './localLanguages.ts';

/** What {@link CopyFromLanguage} copies. */
export interface CopyFromLanguageProps<Values extends object> {
  readonly form: FormHandle<Values>;
  readonly names: readonly FieldPath<Values>[];
  readonly to: keyof LocalText;
}

/** Fills the empty texts of a language from another one; what is written already stays. Shows nothing without any. */
export function CopyFromLanguage<Values extends object>({ form, names, to }: CopyFromLanguageProps<Values>) {
  const text = useFormText();
  const texts = form.methods.watch(names as never) as unknown as readonly (LocalText | undefined)[];
  const sources = localLanguages.filter(({ key }) =>
    texts.some((one) => one && isEmpty(one[to]) && !isEmpty(one[key])),
  );
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
