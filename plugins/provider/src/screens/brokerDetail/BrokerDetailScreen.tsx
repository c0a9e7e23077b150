import {
  ActionGroup,
  BackToList,
  Callout,
  EmptyState,
  ErrorState,
  PageHeader,
  Row,
  Stack,
  textIn,
  useHost,
  useScreenParams,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import type { Broker } from '@brokerdesk/plugin-sdk/api';
import { BrokerIcon } from '../../brokers/BrokerIcon.tsx';
import { BrokerStatus } from '../../brokers/BrokerStatus.tsx';
import { useBroker } from '../../brokers/useBroker.ts';
import { useBrokerActions } from '../../brokers/useBrokerActions.tsx';
import { BrokerTabs } from './BrokerTabs.tsx';
import { useText } from '../useText.ts';

/** One broker: its facts, users, roles, functions and packages. The address names it with `brokerCode`. */
export default function BrokerDetailScreen() {
  const text = useText();
  const { brokerCode = '' } = useScreenParams();
  if (brokerCode !== '') return <LoadedBroker key={brokerCode} brokerCode={brokerCode} />;
  return (
    <Stack gap={16}>
      <PageHeader title={text('menu.broker')} backLink={<BackToBrokers />} />
      <EmptyState title={text('brokerDetail.notNamed')}>{text('brokerDetail.notNamedHint')}</EmptyState>
    </Stack>
  );
}

function LoadedBroker({ brokerCode }: { readonly brokerCode: string }) {
  const text = useText();
  const { broker, error, isPending, retry } = useBroker(brokerCode);
  if (broker) return <BrokerDetail broker={broker} />;
  return (
    <Stack gap={16}>
      <PageHeader title={brokerCode} backLink={<BackToBrokers />} />
      {error && <ErrorState title={text('brokerDetail.failed')} error={error} onRetry={retry} />}
      {!error && !isPending && (
        <EmptyState title={text('brokerDetail.unknown', { brokerCode })}>{text('brokerDetail.unknownHint')}</EmptyState>
      )}
      <WaitingText active={isPending} lines={8} itemsLabel={text('brokers.item')} />
    </Stack>
  );
}

function BrokerDetail({ broker }: { readonly broker: Broker }) {
  const text = useText();
  const { language } = useHost();
  const actionsOf = useBrokerActions();
  const isDeleted = broker.status === 'deleted';
  return (
    <Stack gap={16}>
      <PageHeader title={textIn(broker.name, language)} backLink={<BackToBrokers />}>
        <ActionGroup actions={actionsOf(broker)} />
      </PageHeader>
      <Row>
        <BrokerIcon broker={broker} />
        {broker.brokerCode}
        <BrokerStatus broker={broker} />
      </Row>
      {isDeleted && (
        <Callout tone="failed" title={text('brokerDetail.deleted')}>
          <p>{text('brokerDetail.deletedHint')}</p>
        </Callout>
      )}
      {broker.status === 'disabled' && (
        <Callout tone="waiting" title={text('brokerDetail.disabled')}>
          <p>{text('brokerDetail.disabledHint')}</p>
        </Callout>
      )}
      <BrokerTabs broker={broker} />
    </Stack>
  );
}

function BackToBrokers() {
  const text = useText();
  return (
    <BackToList code="provider:brokers" list="brokers">
      {text('brokers.backToList')}
    </BackToList>
  );
}
