import { Select } from '@brokerdesk/plugin-sdk';
import { type Language, languages } from '@brokerdesk/api';
import { useState } from 'react';
import { type Texts, useLanguage } from '../languages/createTexts.ts';
import { useHostText } from '../texts/host/hostTexts.ts';
import { loadFonts } from '../languages/loadFonts.ts';

/** The native name of each language. */
export const nativeLanguageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
};

/** Switches the language without a reload. */
export function LanguageSelect({ texts }: { readonly texts: Texts }) {
  const text = useHostText();
  const current = useLanguage();
  const [hasFailed, setHasFailed] = useState(false);
  const choose = (language: Language) => {
    setHasFailed(false);
    loadFonts(language);
    texts.change(language).catch(() => setHasFailed(true));
  };
  return (
    <>
      {hasFailed && (
        <span role="alert" className="bd-problem">
          {text('language.failed')}
        </span>
      )}
      <span className="bd-language">
        <Select
          look="minimal"
          aria-label={text('language.choose')}
          value={current}
          onChange={(event) => choose(event.target.value as Language)}
        >
          {languages.map((language) => (
            <option key={language} value={language} lang={language}>
              {nativeLanguageNames[language]}
            </option>
          ))}
        </Select>
      </span>
    </>
  );
}
