import { EmptyState, ErrorState, ScreenLink, SkeletonLines, Stack, useCall, useHost } from '@brokerdesk/plugin-sdk';
import { listFutureDeletions } from '@brokerdesk/plugin-sdk/api';
import { useReportRefresh } from '../RefreshContext.ts';
import { useText } from '../useText.ts';
import type { CardBodyProps } from './CardContent.ts';
import { DeletionTable } from './DeletionTable.tsx';
import { StaleFigures } from './StaleFigures.tsx';

/** How many applications the card lists; the list behind it has all. */
const most = 8;

/** The applications that are deleted first, each with a link, and the list of all of them, which can be exported. */
export function DeletionListBody({ id, title, medium, view }: CardBodyProps) {
  const text = useText();
  const { configuration } = useHost();
  const { region, profileID, linkTo, ...days } = view;
  const size = medium === 'enlarged' ? 50 : most;
  const query = useCall(
    listFutureDeletions,
    { query: { region, profileID, size, sort: 'deletionTime' } },
    { keepPrevious: true, refreshMs: 60_000 },
  );
  useReportRefresh(medium === 'screen' ? id : undefined, query);
  const { data, error, isPlaceholderData } = query;
  if (error !== null && (data === undefined || isPlaceholderData)) {
    const failed = text('card.failed', { name: title });
    return <ErrorState title={failed} error={error} onRetry={() => void query.refetch()} />;
  }
  if (data === undefined) {
    return (
      <div aria-busy="true">
        <SkeletonLines count={most} />
      </div>
    );
  }
  const all = linkTo?.({ chart: 'deletions', noticeDays: configuration.deletionNoticeDays, days });
  return (
    <Stack gap={8} aria-busy={isPlaceholderData} className="bdk-scroll">
      <StaleFigures {...query} />
      {data.total === 0 ? (
        <EmptyState title={text('deletionList.none')}>{text('deletionList.noneText')}</EmptyState>
      ) : (
        <DeletionTable items={data.items} hasLinks={medium !== 'paper'} />
      )}
      {data.total > 0 && all && medium !== 'paper' && <ScreenLink to={all}>{text('deletionList.all')}</ScreenLink>}
    </Stack>
  );
}
