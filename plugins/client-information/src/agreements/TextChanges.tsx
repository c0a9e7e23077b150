import type { Language } from '@brokerdesk/plugin-sdk/api';
import { DiffView, LanguagePanels } from '@brokerdesk/plugin-sdk/forms';
import { type AgreementTexts, agreementParts } from './agreementParts.ts';
import { useText } from '../screens/useText.ts';

const keys = { en: 'EN', 'zh-Hans': 'SC', 'zh-Hant': 'TC' } as const;

interface TextChangesProps {
  readonly before: AgreementTexts;
  readonly after: AgreementTexts;
  /** Names the changes for assistive technology. */
  readonly label: string;
}

/** The differences between two texts of an agreement, by paragraph, in each language: the user's own first. */
export function TextChanges({ before, after, label }: TextChangesProps) {
  const text = useText();
  const changesIn = (language: Language) =>
    agreementParts
      .map((part) => ({
        id: part,
        name: text(`agreement.${part}`),
        before: before[part][keys[language]].trim(),
        after: after[part][keys[language]].trim(),
        lang: language,
      }))
      .filter((change) => change.before !== change.after);
  return (
    <LanguagePanels
      label={text('agreement.changesLanguage')}
      title={(name, language) => text('agreement.changesIn', { language: name, count: changesIn(language).length })}
    >
      {(language) => <DiffView label={label} changes={changesIn(language)} />}
    </LanguagePanels>
  );
}
