import type { LocalText } from '@brokerdesk/api';
import { type ReactNode, useCallback, useId, useState } from 'react';
import { localTextFields } from '../../formats/textIn.ts';
import { useHost } from '../../hooks/useHost.ts';
import { Stack } from '../../kit/Stack.tsx';
import { TabList, tabId } from '../../kit/TabList.tsx';
import type { FormHandle } from '../form/FormHandle.ts';
import { FormSectionContext } from '../form/FieldRegistry.ts';
import { useFormText } from '../useFormText.ts';
import { FillFromLanguage } from './FillFromLanguage.tsx';
import { type LanguageSection, SectionOfTabsContext, type TextEntry } from './LanguageSection.ts';
import { LanguageTabTitle } from './LanguageTabTitle.tsx';
import { listOwnFirst } from './listOwnFirst.ts';
import { localPathOf } from './LocalName.ts';
import { useReviewMarks } from './useReviewMarks.ts';

/** The props of {@link LanguageTabs}. */
export interface LanguageTabsProps<Values extends object> {
  readonly form: FormHandle<Values>;
  /** A name for the texts, for assistive technology. */
  readonly label: string;
  /** The fields of a language: `LocalTextField`, and with a function any other field by `at(name)`. */
  readonly children: ReactNode | ((section: LanguageSection<Values>) => ReactNode);
}

/**
 * The texts of a form in all its languages, with a tab for each, the user's own first, and one state for all. A tab shows how many of its texts
 * are missing, invalid or to be reviewed; an invalid field selects its tab; empty texts can be filled from another
 * language, and are converted between the Chinese scripts.
 *
 * @example
 * <LanguageTabs form={form} label={text('texts')}>
 *   <LocalTextField form={form} name="title" label={text('title')} limit={120} isRequired />
 *   <LocalTextField form={form} name="content" label={text('content')} limit={2000} isRequired isMultiline />
 * </LanguageTabs>
 */
export function LanguageTabs<Values extends object>({ form, label, children }: LanguageTabsProps<Values>) {
  const id = useId();
  const text = useFormText();
  const marks = useReviewMarks(form);
  const own = useHost().language;
  // A user who changes the language of the portal finds the tabs where they were.
  const [ordered] = useState(() => listOwnFirst(own));
  const [selectedKey, setSelectedKey] = useState<keyof LocalText>(localTextFields[own]);
  const [entries, setEntries] = useState<readonly TextEntry[]>([]);
  const add = useCallback((entry: TextEntry) => {
    setEntries((others) => [...others, entry]);
    return () => setEntries((all) => all.filter((one) => one !== entry));
  }, []);
  const sections = ordered.map((language) => {
    const key = localTextFields[language];
    return { language, key, languageName: text(`language.${language}`), panelId: `${tabId(id, key)}-panel` };
  });
  return (
    <Stack>
      <TabList
        label={label}
        id={id}
        tabs={sections.map(({ key, languageName, panelId }) => ({
          key,
          title: <LanguageTabTitle {...{ form, entries, panelId, marks }} name={languageName} languageKey={key} />,
          panelId,
        }))}
        selectedKey={selectedKey}
        onSelect={setSelectedKey}
      />
      {/* Every panel stays rendered, so that the form has all its values and errors, and a composition its field. */}
      {sections.map(({ language, key, languageName, panelId }) => (
        <FormSectionContext key={key} value={{ name: languageName, reveal: () => setSelectedKey(key) }}>
          <Stack role="tabpanel" id={panelId} aria-labelledby={tabId(id, key)} hidden={key !== selectedKey}>
            <FillFromLanguage {...{ form, entries, marks }} to={key} />
            <SectionOfTabsContext value={{ language, key, add, marks }}>
              {typeof children === 'function'
                ? children({ language, languageName, at: (name) => localPathOf(form, name, key) })
                : children}
            </SectionOfTabsContext>
          </Stack>
        </FormSectionContext>
      ))}
    </Stack>
  );
}
