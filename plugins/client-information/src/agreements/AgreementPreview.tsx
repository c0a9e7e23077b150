import { Button, textIn } from '@brokerdesk/plugin-sdk';
import { AppPreview, Dialog } from '@brokerdesk/plugin-sdk/forms';
import { useId } from 'react';
import '../app-pages/appPages.css';
import type { AgreementTexts } from './agreementParts.ts';
import { useText } from '../screens/useText.ts';

/** An agreement as clients see it on a phone, in each language, with the box that they tick and the two buttons. */
export function AgreementPreview({
  agreement,
  onClose,
}: {
  readonly agreement: AgreementTexts;
  readonly onClose: () => void;
}) {
  const text = useText();
  const boxId = useId();
  const { title, content, checkboxText, agreeText, disagreeText } = agreement;
  return (
    <Dialog
      title={text('agreement.previewTitle')}
      size="medium"
      onDismiss={onClose}
      actions={<Button onClick={onClose}>{text('agreement.close')}</Button>}
    >
      <p>{text('agreement.previewHint')}</p>
      <AppPreview
        title={(language) => textIn(title, language)}
        footer={(language) => (
          <>
            <label htmlFor={boxId} className="client-information-consent">
              <input id={boxId} type="checkbox" />
              <span>{textIn(checkboxText, language)}</span>
            </label>
            {/* Texts, not buttons: nothing is accepted here. */}
            <span className="client-information-button" data-main>
              {textIn(agreeText, language)}
            </span>
            <span className="client-information-button">{textIn(disagreeText, language)}</span>
          </>
        )}
      >
        {(language) => <p className="client-information-lines">{textIn(content, language)}</p>}
      </AppPreview>
    </Dialog>
  );
}
