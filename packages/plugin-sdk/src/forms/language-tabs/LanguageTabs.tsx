import type { Language, LocalText } from '@brokerdesk/api';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import type { FormHandle } from '../form/FormHandle.ts';
import { FormSectionContext } from '../FormSectionContext.ts';
import { useFormText } from '../useFormText.ts';
import { CopyFromLanguage } from './CopyFromLanguage.tsx';
import { LanguageTab } from './LanguageTab.tsx';
import { localLanguages } from './localLanguages.ts';

/** One language of a form's texts. */
export interface LanguageSection<Values extends object> {
  readonly language: Language;
  /** The name of the language in the language of the page. */
  readonly languageName: string;
  /** Gives the path of a text in this language, for the field's `name`. */
  readonly at: (name: FieldPath<Values>) => FieldPath<Values>;
}

/** What {@link LanguageTabs} shows. */
export interface LanguageTabsProps<Values extends object> {
  readonly form: FormHandle<Values>;
  /** What the texts are, for assistive technology. */
  readonly label: string;
  /** The texts that exist in every language; each is a `LocalText` among the form's values. */
  readonly names: readonly FieldPath<Values>[];
  /** Draws the fields of a language. */
  readonly children: (part: LanguageSection<Values>) => ReactNode;
}

/**
 * The texts of a form in all its languages, a tab for each and one state for all. A tab says how many of its texts are
 * missing or wrong; a field that needs another look brings its tab to the front; empty texts can be filled from another
 * language.
 */
export function LanguageTabs<Values extends object>({ form, label, names, children }: LanguageTabsProps<Values>) {
  const id = useId();
  const text = useFormText();
  const list = useRef<HTMLDivElement>(null);
  const [selectedKey, setSelectedKey] = useState<keyof LocalText>('EN');
  const at = (key: keyof LocalText) => (name: FieldPath<Values>) => `${name}.${key}` as FieldPath<Values>;

  function moveByKey(event: KeyboardEvent) {
    const index = localLanguages.findIndex(({ key }) => key === selectedKey);
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: -1 }[event.key];
    const target = next === undefined ? undefined : localLanguages.at(next % localLanguages.length);
    if (!target) return;
    event.preventDefault();
    setSelectedKey(target.key);
    list.current?.querySelector<HTMLElement>(`[data-key="${target.key}"]`)?.focus();
  }
  return (
    <div className="bdk-tabs bdk-language-tabs">
      <div ref={list} role="tablist" aria-label={label} className="bdk-tab-list" onKeyDown={moveByKey}>
        {localLanguages.map(({ language, key }) => (
          <LanguageTab
            key={key}
            form={form}
            id={`${id}-${key}`}
            textKey={key}
            name={text(`language.${language}`)}
            paths={names.map(at(key))}
            isSelected={key === selectedKey}
            onSelect={() => setSelectedKey(key)}
          />
        ))}
      </div>
      {/* All stay, so that what is typed, and what is wrong, is known of each. */}
      {localLanguages.map(({ language, key }) => (
        <FormSectionContext key={key} value={{ name: text(`language.${language}`), reveal: () => setSelectedKey(key) }}>
          <div
            role="tabpanel"
            id={`${id}-${key}-panel`}
            aria-labelledby={`${id}-${key}`}
            className="bdk-language-panel"
            hidden={key !== selectedKey}
          >
            <CopyFromLanguage form={form} names={names} to={key} />
            {children({ language, languageName: text(`language.${language}`), at: at(key) })}
          </div>
        </FormSectionContext>
      ))}
    </div>
  );
}
