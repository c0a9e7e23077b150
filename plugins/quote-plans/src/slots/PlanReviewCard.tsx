import { CountTable, ErrorState, Stack, Text, textIn, useCall, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import { listFeedPackages, listFeedPlans } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../useText.ts';

/** The oldest request that waits; the page has the count of all. */
const oldest = { needsAudit: 'true', sort: 'requestTime', size: 1 } as const;
const review = { code: 'quote-plans:review', child: 'requests' } as const;

/** The card of the home page with the requests that wait for review, of all brokers and of each. */
export default function PlanReviewCard() {
  const text = useText();
  const { language } = useHost();
  const { dateTime } = useFormats();
  // Passive: the home page shows what failed in the card, not in a dialog.
  const plans = useCall(listFeedPlans, { query: oldest }, { passive: true });
  const brokers = useCall(listFeedPackages, { query: {} }, { passive: true });
  const error = plans.error ?? brokers.error;
  if (error) {
    const retry = () => void Promise.all([plans.refetch(), brokers.refetch()]);
    return <ErrorState title={text('home.planReview.failed')} error={error} onRetry={retry} />;
  }
  const [first] = plans.data?.items ?? [];
  const waiting = (brokers.data ?? []).filter(({ needsAudit }) => needsAudit > 0);
  return (
    <Stack gap={8}>
      <CountTable
        itemsLabel={text('home.planReview.waiting')}
        columns={[text('home.planReview.count')]}
        rows={[
          {
            id: 'all',
            label: text('home.planReview.all'),
            cells: [{ count: plans.data?.counts.needsAudit, to: review, tone: 'waiting' }],
          },
          ...waiting.map(({ brokerCode, brokerName, needsAudit }) => ({
            id: brokerCode,
            label: textIn(brokerName, language),
            cells: [{ count: needsAudit, to: { ...review, params: { brokerCode } } }],
          })),
        ]}
      />
      {first && (
        <Text as="p" tone="neutral" size="small">
          {text('home.planReview.oldest', { time: dateTime((first.change ?? first).applyTime) })}
        </Text>
      )}
    </Stack>
  );
}
