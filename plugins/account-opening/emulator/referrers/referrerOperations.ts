import { describeRows } from '@brokerdesk/mock-server/engine';
import type { ReferrerRow } from './referrerRows.ts';

export const referrerOperations = [
  describeRows<ReferrerRow>('referrers', ({ referrerID, name, createTime, updateBy }) => [
    { operation: 'referrer.create', time: createTime, by: updateBy, targetID: referrerID, targetName: name.EN },
  ]),
];
