import { type Language, type LocalText, languages } from '@brokerdesk/api';
import { type ReactNode, useId, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { localTextFields } from '../../formats/textIn.ts';
import { TabList, tabId } from '../../kit/TabList.tsx';
import type { FormHandle } from '../form/FormHandle.ts';
import { FormSectionContext } from '../form/FieldRegistry.ts';
import { useFormText } from '../useFormText.ts';
import { CopyFromLanguage } from './CopyFromLanguage.tsx';
import { LanguageTabTitle } from './LanguageTabTitle.tsx';

/** One language of a form's texts. */
export interface LanguageSection<Values extends object> {
  readonly language: Language;
  /** The name of the language in the language of the page. */
  readonly languageName: string;
  /** Returns the path of a text in this language, for the field's `name`. */
  readonly at: (name: FieldPath<Values>) => FieldPath<Values>;
}

/** The props of {@link LanguageTabs}. */
export interface LanguageTabsProps<Values extends object> {
  readonly form: FormHandle<Values>;
  /** A name for the texts, for assistive technology. */
  readonly label: string;
  /** The texts that exist in every language; each is a `LocalText` among the form's values. */
  readonly names: readonly FieldPath<Values>[];
  /** Renders the fields of a language. */
  readonly children: (part: LanguageSection<Values>) => ReactNode;
}

/**
 * The texts of a form in all its languages, with a tab for each and one state for all. A tab shows how many of its
 * texts are missing or invalid; an invalid field selects its tab; empty texts can be filled from another language.
 */
export function LanguageTabs<Values extends object>({ form, label, names, children }: LanguageTabsProps<Values>) {
  const id = useId();
  const text = useFormText();
  const [selectedKey, setSelectedKey] = useState<keyof LocalText>('EN');
  const pathsOf = (key: keyof LocalText) => (name: FieldPath<Values>) => `${name}.${key}` as FieldPath<Values>;
  const sections = languages.map((language) => {
    const key = localTextFields[language];
    return { language, key, name: text(`language.${language}`), panelId: `${tabId(id, key)}-panel` };
  });
  return (
    <div className="bdk-tabs bdk-language-tabs">
      <TabList
        label={label}
        id={id}
        tabs={sections.map(({ key, name, panelId }) => ({
          key,
          title: <LanguageTabTitle form={form} name={name} paths={names.map(pathsOf(key))} />,
          panelId,
        }))}
        selectedKey={selectedKey}
        onSelect={setSelectedKey}
      />
      {/* Every panel stays rendered, so that the form has all its values and errors. */}
      {sections.map(({ language, key, name, panelId }) => (
        <FormSectionContext key={key} value={{ name, reveal: () => setSelectedKey(key) }}>
          <div
            role="tabpanel"
            id={panelId}
            aria-labelledby={tabId(id, key)}
            className="bdk-language-panel"
            hidden={key !== selectedKey}
          >
            <CopyFromLanguage form={form} names={names} to={key} />
            {children({ language, languageName: name, at: pathsOf(key) })}
          </div>
        </FormSectionContext>
      ))}
    </div>
  );
}
