import { Tabs } from '@brokerdesk/plugin-sdk';
import { type Language, languages, type LocalText } from '@brokerdesk/plugin-sdk/api';
import { type ReactNode, use } from 'react';
import { Stack } from '@brokerdesk/plugin-sdk';
import { FieldProblemsContext } from './FieldProblems.ts';
import { useShownLanguage } from './shownLanguage.ts';
import { languageOf, textKeys } from './textKeys.ts';
import { useText } from '../../panels/useText.ts';

/** A language of the texts of a part. */
export interface TextLanguage {
  readonly key: keyof LocalText;
  readonly lang: Language;
}

/** The languages in the order of the tabs; the same objects each time, so that fields can be skipped. */
const textLanguages: readonly TextLanguage[] = languages.map((lang) => ({ key: textKeys[lang], lang }));

/** Props of {@link LanguageTexts}. */
export interface LanguageTextsProps {
  /** A name for the texts, for assistive technology. */
  readonly label: string;
  /** The fields of one language. */
  readonly children: (language: TextLanguage) => ReactNode;
}

/**
 * The texts of the selected part with a tab for each language, which says how many of its texts have a problem. Every
 * part that is selected later opens in the same language.
 */
export function LanguageTexts({ label, children }: LanguageTextsProps) {
  const text = useText();
  const problems = use(FieldProblemsContext);
  const [shown, show] = useShownLanguage();
  const items = textLanguages.map((language) => {
    const { key, lang } = language;
    const name = text(`inspector.language.${lang}`);
    const count = [...problems.keys()].filter((path) => languageOf(path) === key).length;
    return {
      key,
      title: count === 0 ? name : text('inspector.language.withProblems', { name, count }),
      render: () => (
        <Stack key={key} gap={12}>
          {children(language)}
        </Stack>
      ),
    };
  });
  return <Tabs label={label} items={items} selectedKey={shown} onSelect={(key) => show(key as keyof LocalText)} />;
}
