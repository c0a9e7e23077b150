import { changed, describeRows, formatTime, type SeededOperation } from '@brokerdesk/mock-server/engine';
import { stateOf } from './webpageContentRules.ts';
import type { WebpageContentRow } from './webpageContentRows.ts';

export const webpageContentOperations = [describeRows('webpageContents', describeContent)];

/** Written an hour before it was shown or, if it was not, when the row says. */
function describeContent(row: WebpageContentRow): SeededOperation[] {
  const { contentID: targetID, name: targetName, updateTime, updateBy, publishTime, publishBy } = row;
  const target = { targetID, targetName };
  const create = { ...target, operation: 'webpageContent.create', by: updateBy } as const;
  if (publishTime === null || publishBy === null) return [{ ...create, time: updateTime }];
  const publish = { ...target, operation: 'webpageContent.publish', by: publishBy } as const;
  const steps: SeededOperation[] = [
    { ...create, time: formatTime(Date.parse(publishTime) - 3_600_000) },
    { ...publish, time: publishTime, changes: [changed('state', 'draft', 'published')] },
  ];
  const isWithdrawn = stateOf(row) === 'unpublished';
  const withdrawal = { ...publish, time: updateTime, changes: [changed('state', 'published', 'unpublished')] };
  return isWithdrawn ? [...steps, withdrawal] : steps;
}
