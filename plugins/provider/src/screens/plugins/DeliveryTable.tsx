import {
  type BrokerReport,
  type ReportedPlugin,
  ScreenLink,
  Stack,
  StatusTag,
  Table,
  Text,
  textIn,
  useFormats,
  useHost,
} from '@brokerdesk/plugin-sdk';
import type { Broker } from '@brokerdesk/plugin-sdk/api';
import { DeliveryState } from '../../deliveries/DeliveryState.tsx';
import { listOffered } from '../../deliveries/listOffered.ts';
import { useShareText } from '../../deliveries/useShareText.ts';
import { useText } from '../useText.ts';

/** A broker, and what it gets. */
export interface BrokerDelivery {
  readonly broker: Broker;
  readonly report: BrokerReport;
}

/** What each broker gets, one row each. */
export function DeliveryTable({ rows }: { readonly rows: readonly BrokerDelivery[] }) {
  const text = useText();
  const heads = ['broker', 'plugins', 'candidate', 'published', 'goodUntil', 'state'] as const;
  return (
    <div className="bdk-scroll" role="region" aria-label={text('menu.plugins')} tabIndex={0}>
      <Table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {text(`deliveries.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DeliveryRow key={row.broker.brokerCode} {...row} />
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function DeliveryRow({ broker, report }: BrokerDelivery) {
  const { language } = useHost();
  const { date, dateTime } = useFormats();
  const { channel, publisher, stable } = report;
  const params = { brokerCode: broker.brokerCode, tab: 'plugins' };
  return (
    <tr>
      <th scope="row">
        <ScreenLink to={{ code: 'provider:brokers', child: 'broker', params }}>
          {textIn(broker.name, language)}
        </ScreenLink>
      </th>
      <td>
        <PluginNames plugins={stable} />
      </td>
      <td>
        <Offer report={report} />
      </td>
      <td>
        {channel && (
          <Stack gap={4}>
            {dateTime(channel.issuedAt)}
            <Text tone="neutral" size="small">
              {publisher}
            </Text>
          </Stack>
        )}
      </td>
      <td>{channel && date(channel.expiresAt)}</td>
      <td>
        <DeliveryState report={report} />
      </td>
    </tr>
  );
}

function Offer({ report }: { readonly report: BrokerReport }) {
  const text = useText();
  const shareText = useShareText();
  const candidate = report.channel?.candidate;
  if (!candidate) return null;
  return (
    <Stack gap={4}>
      <PluginNames plugins={listOffered(report)} />
      <Text tone="neutral" size="small">
        {shareText(candidate.share, candidate.accounts.length)}
      </Text>
      {candidate.stopped && (
        <span>
          <StatusTag tone="neutral" title={text('deliveries.stoppedHint')}>
            {text('deliveries.stopped')}
          </StatusTag>
        </span>
      )}
    </Stack>
  );
}

function PluginNames({ plugins }: { readonly plugins: readonly ReportedPlugin[] }) {
  const text = useText();
  if (plugins.length === 0) return <Text tone="neutral">{text('deliveries.nothing')}</Text>;
  return (
    <ul>
      {plugins.map(({ id, version }) => (
        <li key={id} translate="no">
          {id} {version}
        </li>
      ))}
    </ul>
  );
}
