// What the list shows on request is fetched then.
import { lazyPart, SkeletonLines } from '@brokerdesk/plugin-sdk';

/** Everything about one operation. */
export const RecordPanel = lazyPart(async () => (await import('./RecordPanel.tsx')).RecordPanel, {
  waiting: <SkeletonLines count={6} />,
});
