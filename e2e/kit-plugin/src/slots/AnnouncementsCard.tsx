import { ErrorState, SkeletonLines, useCall, useFormats } from '@brokerdesk/plugin-sdk';
import { listAnnouncements } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../useText.ts';

/** What the card reads of what the dashboard shows. */
export interface DashboardPeriod {
  readonly from: string;
  readonly to: string;
}

/** A card of the dashboard, with its own call. */
export default function AnnouncementsCard({ from, to }: DashboardPeriod) {
  const text = useText();
  const { date } = useFormats();
  const { data, error, refetch } = useCall(listAnnouncements, { query: { size: 1 } }, { refreshMs: 60_000 });
  if (error) return <ErrorState title={text('card.failed')} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <SkeletonLines count={2} />;
  return (
    <>
      <p>{text('card.total', { count: data.total })}</p>
      <p>{text('card.period', { from: date(from), to: date(to) })}</p>
    </>
  );
}
