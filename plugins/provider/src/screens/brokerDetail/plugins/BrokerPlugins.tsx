import {
  type BrokerReport,
  Callout,
  type DeliveryReports,
  EmptyState,
  ErrorState,
  Fact,
  FactList,
  Stack,
  Text,
  useFormats,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import type { Broker } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { DeliveryState } from '../../../deliveries/DeliveryState.tsx';
import { listOffered } from '../../../deliveries/listOffered.ts';
import { useReports } from '../../../deliveries/useReports.ts';
import { useShareText } from '../../../deliveries/useShareText.ts';
import { PluginHistory } from './PluginHistory.tsx';
import { PluginTable } from './PluginTable.tsx';
import { useText } from '../../useText.ts';

/** What a broker gets from the registry of plugins, and what was published for it. */
export function BrokerPlugins({
  broker,
  deliveries,
}: {
  readonly broker: Broker;
  readonly deliveries: DeliveryReports;
}) {
  const text = useText();
  const { displayCode } = broker;
  const codes = useMemo(() => [displayCode], [displayCode]);
  const { data, error, retry } = useReports(deliveries, codes);
  if (error) return <ErrorState title={text('deliveries.failed')} error={error} onRetry={retry} />;
  if (!data) return <WaitingText active lines={6} itemsLabel={text('deliveries.what')} />;
  const [report] = data;
  if (!report) return <EmptyState title={text('deliveries.noPlugin')}>{text('deliveries.noneHint')}</EmptyState>;
  return (
    <Stack gap={16}>
      <Refusals report={report} />
      {report.channel && <ChannelFacts report={report} channel={report.channel} />}
      <PluginHistory deliveries={deliveries} displayCode={displayCode} />
    </Stack>
  );
}

function ChannelFacts({
  report,
  channel,
}: {
  readonly report: BrokerReport;
  readonly channel: NonNullable<BrokerReport['channel']>;
}) {
  const text = useText();
  const shareText = useShareText();
  const { date, dateTime } = useFormats();
  const { candidate } = channel;
  return (
    <>
      <FactList>
        <Fact term={text('deliveries.state')}>
          <DeliveryState report={report} />
        </Fact>
        <Fact term={text('deliveries.published')}>{`${dateTime(channel.issuedAt)} · ${report.publisher}`}</Fact>
        <Fact term={text('deliveries.goodUntil')}>
          {date(channel.expiresAt)}
          {report.isInGrace && <p>{text('deliveries.lateHint')}</p>}
        </Fact>
      </FactList>
      <PluginTable title={text('deliveries.plugins')} plugins={report.stable} />
      {candidate && (
        <PluginTable title={text('deliveries.candidate')} plugins={listOffered(report)}>
          <Text as="p">{shareText(candidate.share, candidate.accounts.length)}</Text>
          {candidate.stopped && (
            <Text as="p" bold>
              {text('deliveries.changes.stopped')}
            </Text>
          )}
        </PluginTable>
      )}
    </>
  );
}

function Refusals({ report: { problems } }: { readonly report: BrokerReport }) {
  const text = useText();
  if (problems.length === 0) return null;
  return (
    <Callout tone="failed" title={text('deliveries.refused')}>
      <p>{text('deliveries.refusedHint')}</p>
      <ul>
        {problems.map(({ pluginId, code, message }) => (
          // For operators, who may not read Chinese.
          <li key={code + message} lang="en">
            {pluginId === undefined ? `${code}: ${message}` : `${pluginId}, ${code}: ${message}`}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
