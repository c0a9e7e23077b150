import { CountTable, ErrorState, Stack, Text, useCall, useFormats } from '@brokerdesk/plugin-sdk';
import { listDeviceApplications } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../useText.ts';

/** The oldest application that waits; the page has the counts of all. */
const oldest = { status: 'PND', sort: 'applyTime', size: 1 } as const;
const waiting = { status: 'PND', sort: 'applyTime' } as const;

/** The card of the home page with the devices that wait for a decision, and since when the oldest does. */
export default function DevicesCard() {
  const text = useText();
  const { dateTime } = useFormats();
  // Passive: the home page shows what failed in the card, not in a dialog.
  const { data, error, refetch } = useCall(listDeviceApplications, { query: oldest }, { passive: true });
  if (error) return <ErrorState title={text('devices.homeFailed')} error={error} onRetry={() => void refetch()} />;
  const [first] = data?.items ?? [];
  const to = { code: 'PM_WEB_GOTRADE_CONFIGURATION', child: 'userRelated', params: waiting } as const;
  return (
    <Stack gap={8}>
      <CountTable
        itemsLabel={text('devices.what')}
        columns={[text('devices.homeCount')]}
        rows={[
          { id: 'waiting', label: text('devices.waiting'), cells: [{ count: data?.counts.PND, to, tone: 'waiting' }] },
        ]}
      />
      {first && (
        <Text as="p" tone="neutral" size="small">
          {text('devices.oldest', { time: dateTime(first.applyTime) })}
        </Text>
      )}
    </Stack>
  );
}
