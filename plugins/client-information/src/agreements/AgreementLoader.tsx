import {
  BackToList,
  EmptyState,
  ErrorState,
  PageHeader,
  Stack,
  useCall,
  useScreenParams,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { type AgreementDetail, getAgreement } from '@brokerdesk/plugin-sdk/api';
import type { ReactNode } from 'react';
import { useText } from '../screens/useText.ts';

interface AgreementLoaderProps {
  /** The title until the agreement is there. */
  readonly title: string;
  readonly children: (agreement: AgreementDetail) => ReactNode;
}

/** Loads the agreement that the address names. Until it is there, the screen has its title and the way back. */
export function AgreementLoader({ title, children }: AgreementLoaderProps) {
  const text = useText();
  const { id = '' } = useScreenParams();
  const header = <PageHeader title={title} backLink={<BackToAgreements />} />;
  if (id !== '') return <LoadedAgreement key={id} {...{ id, header, children }} />;
  return (
    <Stack gap={16}>
      {header}
      <EmptyState title={text('agreement.notNamed')}>{text('agreement.notNamedHint')}</EmptyState>
    </Stack>
  );
}

/** The way back to the list, as the user left it. */
export function BackToAgreements() {
  const text = useText();
  return (
    <BackToList code="PM_CLIENT_INFORMATION" child="agreement" list="agreements">
      {text('agreement.back')}
    </BackToList>
  );
}

interface LoadedAgreementProps {
  readonly id: string;
  readonly header: ReactNode;
  readonly children: AgreementLoaderProps['children'];
}

function LoadedAgreement({ id, header, children }: LoadedAgreementProps) {
  const text = useText();
  const { data, error, isPending, refetch } = useCall(getAgreement, { params: { agreementID: id } });
  if (data) return children(data);
  return (
    <Stack gap={16}>
      {header}
      {error && <ErrorState title={text('agreement.failed')} error={error} onRetry={() => void refetch()} />}
      <WaitingText active={isPending} lines={8} itemsLabel={text('agreement.item')} />
    </Stack>
  );
}
