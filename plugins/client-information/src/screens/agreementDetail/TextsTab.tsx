import { Fact, FactList, Text, textIn, useHost } from '@brokerdesk/plugin-sdk';
import { LanguagePanels } from '@brokerdesk/plugin-sdk/forms';
import { type AgreementTexts, agreementParts } from '../../agreements/agreementParts.ts';
import { useText } from './useText.ts';

/** The texts of an agreement in each language, the user's own first. */
export function TextsTab({ agreement }: { readonly agreement: AgreementTexts }) {
  const text = useText();
  const host = useHost();
  return (
    <LanguagePanels label={text('agreementDetail.languages')}>
      {(language) => (
        <div lang={language} translate="no">
          <FactList>
            {agreementParts.map((part) => (
              <Fact key={part} term={<span lang={host.language}>{text(`agreement.${part}`)}</span>}>
                <Text lines>{textIn(agreement[part], language)}</Text>
              </Fact>
            ))}
          </FactList>
        </div>
      )}
    </LanguagePanels>
  );
}
