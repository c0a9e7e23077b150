import type { LocalText } from '@brokerdesk/plugin-sdk/api';
import { TextInput } from './TextInput.tsx';
import type { TextLanguage } from './LanguageTexts.tsx';

/** Props of {@link LocalTextInput}. */
export interface LocalTextInputProps {
  /** The path without the language; with its dot if it has one: `label.` or `name`. */
  readonly path: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly language: TextLanguage;
  readonly value: LocalText;
  /** Called with the text in all languages, of which one has changed. */
  readonly onChange: (value: LocalText, language: keyof LocalText) => void;
  readonly limit: number;
  readonly isMultiline?: boolean;
  readonly isRequired?: boolean;
}

/** A text in the language of the tab that it is in. */
export function LocalTextInput({ path, language, value, onChange, ...input }: LocalTextInputProps) {
  const { key, lang } = language;
  return (
    <TextInput
      {...input}
      path={`${path}${key}`}
      lang={lang}
      value={value[key]}
      onChange={(written) => onChange({ ...value, [key]: written }, key)}
    />
  );
}
