import { PageHeader, Stack } from '@brokerdesk/plugin-sdk';
import { BackToAgreements } from '../../agreements/AgreementLoader.tsx';
import { AgreementForm } from './AgreementForm.tsx';
import { useText } from '../useText.ts';

/** Writes a new agreement. */
export default function NewAgreementScreen() {
  const text = useText();
  return (
    <Stack gap={16}>
      <PageHeader title={text('menu.newAgreement')} backLink={<BackToAgreements />} />
      <AgreementForm record={undefined} />
    </Stack>
  );
}
