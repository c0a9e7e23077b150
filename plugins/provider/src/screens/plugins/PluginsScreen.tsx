import {
  type DeliveryReports,
  EmptyState,
  ErrorState,
  PageHeader,
  Row,
  Select,
  Stack,
  Text,
  textIn,
  useCall,
  useHost,
  useNavigation,
  useScreenParams,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { type Broker, listBrokers } from '@brokerdesk/plugin-sdk/api';
import { useId, useMemo } from 'react';
import { useReports } from '../../deliveries/useReports.ts';
import { type BrokerDelivery, DeliveryTable } from './DeliveryTable.tsx';
import { useText } from '../useText.ts';

/** Which broker gets which plugins of the registry. The address names a plugin that the list is limited to. */
export default function PluginsScreen() {
  const text = useText();
  const { deliveries } = useHost();
  return (
    <Stack gap={12}>
      <PageHeader title={text('menu.plugins')} />
      {deliveries ? (
        <Deliveries deliveries={deliveries} />
      ) : (
        <EmptyState title={text('deliveries.absent')}>{text('deliveries.absentHint')}</EmptyState>
      )}
    </Stack>
  );
}

function Deliveries({ deliveries }: { readonly deliveries: DeliveryReports }) {
  const text = useText();
  const brokers = useCall(listBrokers, { query: { size: 500, sort: 'brokerCode' } });
  const codes = useMemo(() => brokers.data?.items.map(({ displayCode }) => displayCode), [brokers.data]);
  const reports = useReports(deliveries, codes);
  const error = brokers.error ?? reports.error;
  if (error) {
    const retry = () => (brokers.error ? void brokers.refetch() : reports.retry());
    return <ErrorState title={text('deliveries.failed')} error={error} onRetry={retry} />;
  }
  if (!brokers.data || !reports.data) return <WaitingText active lines={6} itemsLabel={text('deliveries.what')} />;
  const rows = brokers.data.items.map((broker) => ({
    broker,
    report: reports.data?.find((report) => report.broker === broker.displayCode),
  }));
  const delivered = rows.flatMap(({ broker, report }) => (report ? [{ broker, report }] : []));
  if (delivered.length === 0)
    return <EmptyState title={text('deliveries.none')}>{text('deliveries.noneHint')}</EmptyState>;
  return <DeliveryList delivered={delivered} brokers={brokers.data.items} />;
}

function DeliveryList({
  delivered,
  brokers,
}: {
  readonly delivered: readonly BrokerDelivery[];
  readonly brokers: readonly Broker[];
}) {
  const text = useText();
  const id = useId();
  const { language, notify } = useHost();
  const { setParams } = useNavigation();
  const { plugin = '' } = useScreenParams();
  const ids = [...new Set(delivered.flatMap(idsOf))].toSorted();
  const shown = plugin === '' ? delivered : delivered.filter((row) => idsOf(row).includes(plugin));
  const others = brokers.filter(({ brokerCode }) => !shown.some(({ broker }) => broker.brokerCode === brokerCode));
  const names = others.map(({ name }) => textIn(name, language)).join(text('deliveries.separator'));
  function select(next: string) {
    setParams(next === '' ? {} : { plugin: next }, { replace: true }).catch((failure: Error) =>
      notify({ tone: 'error', text: failure.message }),
    );
  }
  return (
    <>
      <Text as="p" tone="neutral">
        {text('deliveries.hint')}
      </Text>
      <Row>
        <label htmlFor={id}>{text('deliveries.filter')}</label>
        <Select id={id} value={plugin} onChange={(event) => select(event.target.value)}>
          <option value="">{text('deliveries.all')}</option>
          {ids.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      </Row>
      <DeliveryTable rows={shown} />
      {others.length > 0 && (
        <Text as="p" tone="neutral">
          {plugin === '' ? text('deliveries.others', { names }) : text('deliveries.othersOf', { plugin, names })}
        </Text>
      )}
    </>
  );
}

function idsOf({ report: { stable, candidate = [] } }: BrokerDelivery): readonly string[] {
  return [...stable, ...candidate].map(({ id }) => id);
}
