import type { Language, LocalText } from '@brokerdesk/api';
import type { ReactNode } from 'react';
import { localTextFields } from '../../formats/textIn.ts';
import { useHost } from '../../hooks/useHost.ts';
import { Tabs } from '../../kit/Tabs.tsx';
import { useFormText } from '../useFormText.ts';
import { listOwnFirst } from './listOwnFirst.ts';

/** The props of {@link LanguagePanels}. */
export interface LanguagePanelsProps {
  /** A name for the texts, for assistive technology. */
  readonly label: string;
  /** Renders a panel; what is in its language needs the attribute `lang`, and `translate="no"`. The key is that of a text. */
  readonly children: (language: Language, key: keyof LocalText) => ReactNode;
  /** The title of a tab, from the name of its language; the name alone when absent. */
  readonly title?: ((name: string, language: Language) => string) | undefined;
}

/**
 * Texts to be read in each language, such as a preview: a tab for each, the user's own first.
 *
 * @example
 * <LanguagePanels label={text('preview')}>
 *   {(language, key) => <p lang={language} translate="no">{notice.content[key]}</p>}
 * </LanguagePanels>
 */
export function LanguagePanels({ label, children, title = (name) => name }: LanguagePanelsProps) {
  const text = useFormText();
  const ordered = listOwnFirst(useHost().language);
  return (
    <Tabs
      label={label}
      items={ordered.map((language) => ({
        key: language,
        title: title(text(`language.${language}`), language),
        render: () => children(language, localTextFields[language]),
      }))}
    />
  );
}
