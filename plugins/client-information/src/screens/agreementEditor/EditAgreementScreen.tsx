import { PageHeader, ScreenLink, Stack, textIn, useHost } from '@brokerdesk/plugin-sdk';
import { AgreementLoader } from '../../agreements/AgreementLoader.tsx';
import { AgreementForm } from './AgreementForm.tsx';
import { useText } from '../useText.ts';

/** Changes an agreement: its type and its texts. */
export default function EditAgreementScreen() {
  const text = useText();
  const { language } = useHost();
  return (
    <AgreementLoader title={text('menu.editAgreement')}>
      {(agreement) => (
        <Stack gap={16}>
          <PageHeader
            title={text('agreementForm.editTitle', { name: textIn(agreement.title, language) })}
            backLink={
              <ScreenLink
                to={{
                  code: 'PM_CLIENT_INFORMATION',
                  child: 'agreementDetail',
                  params: { id: agreement.agreementID },
                }}
              >
                {text('agreementForm.backToAgreement')}
              </ScreenLink>
            }
          />
          <AgreementForm record={agreement} />
        </Stack>
      )}
    </AgreementLoader>
  );
}
