import {
  Button,
  type DeliveryChange,
  type DeliveryReports,
  ErrorState,
  type PluginStep,
  Stack,
  Timeline,
  useAsync,
  WaitingText,
} from '@brokerdesk/plugin-sdk';
import { useCallback, useId, useState } from 'react';
import { useShareText } from '../../../deliveries/useShareText.ts';
import { useText } from '../../useText.ts';

const pageSize = 10;

/** What was published for a broker, newest first. */
export function PluginHistory({
  deliveries,
  displayCode,
}: {
  readonly deliveries: DeliveryReports;
  readonly displayCode: string;
}) {
  const text = useText();
  const id = useId();
  const [limit, setLimit] = useState(pageSize);
  const read = useCallback(() => deliveries.readHistory(displayCode, limit), [deliveries, displayCode, limit]);
  const { data, error, retry } = useAsync(read);
  const titleOf = useChangeTitle();
  return (
    <Stack as="section" gap={8} aria-labelledby={id}>
      <h2 id={id}>{text('deliveries.history')}</h2>
      {error && <ErrorState title={text('deliveries.historyFailed')} error={error} onRetry={retry} />}
      <WaitingText active={!data && !error} lines={4} itemsLabel={text('deliveries.what')} />
      {data && (
        <Timeline
          label={text('deliveries.history')}
          entries={data.changes.map((change) => ({
            id: String(change.number),
            time: change.issuedAt,
            actor: change.publisher,
            title: titleOf(change),
            details: <Steps steps={change.plugins} />,
          }))}
        />
      )}
      {data?.hasMore && (
        <div>
          <Button onClick={() => setLimit((shown) => shown + pageSize)}>{text('deliveries.more')}</Button>
        </div>
      )}
    </Stack>
  );
}

function useChangeTitle(): (change: DeliveryChange) => string {
  const text = useText();
  const shareText = useShareText();
  return ({ kind, share = 0, accounts = 0 }) =>
    text(`deliveries.changes.${kind}`, { share: shareText(share, accounts) });
}

function Steps({ steps }: { readonly steps: readonly PluginStep[] }) {
  const text = useText();
  if (steps.length === 0) return null;
  return (
    <ul>
      {steps.map(({ id, from, to }) => (
        <li key={id}>
          {from !== undefined && to !== undefined && text('deliveries.changed', { id, from, to })}
          {from === undefined && to !== undefined && text('deliveries.added', { id, to })}
          {from !== undefined && to === undefined && text('deliveries.removed', { id, from })}
        </li>
      ))}
    </ul>
  );
}
