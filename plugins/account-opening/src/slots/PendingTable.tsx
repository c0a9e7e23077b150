import { type CountCell, CountTable, ErrorState } from '@brokerdesk/plugin-sdk';
import type { ApplicationStatus } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../useText.ts';
import { usePendingCounts } from './usePendingCounts.ts';

/** A queue of applications on the home page. */
export interface PendingQueue {
  readonly id: string;
  readonly label: string;
  readonly statuses: readonly ApplicationStatus[];
  /** It waits for staff, so it has a due date. */
  readonly isForStaff: boolean;
  readonly isFailed?: boolean;
}

/** Shows queues of applications with what is due, each count linked to the list that it counts. */
export function PendingTable({
  code,
  queues,
}: {
  readonly code: 'RAO_CLIENT_MANAMEMENT' | 'RAO_CHECK_DOCUMENT';
  readonly queues: readonly PendingQueue[];
}) {
  const text = useText();
  const { filters, total, dueToday, overdue, error, retry } = usePendingCounts();
  if (error !== null) return <ErrorState title={text('home.failed')} error={error} onRetry={retry} />;
  return (
    <CountTable
      itemsLabel={text('home.queue')}
      columns={[text('home.total'), text('home.dueToday'), text('home.overdue')]}
      rows={queues.map(({ id, label, statuses, isForStaff, isFailed }) => {
        const target = (params: object) => ({ code, params: { status: statuses.join(','), ...params } });
        const cells: readonly (CountCell | null)[] = [
          { count: total(statuses), to: target({}), ...(isFailed && { tone: 'failed' as const }) },
          isForStaff ? { count: dueToday(statuses), to: target(filters.dueToday) } : null,
          isForStaff ? { count: overdue(statuses), to: target(filters.overdue), tone: 'failed' } : null,
        ];
        return { id, label, cells };
      })}
    />
  );
}
