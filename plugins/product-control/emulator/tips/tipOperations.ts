import { describeRows } from '@brokerdesk/mock-server/engine';
import type { TipsRow } from './tipRows.ts';

export const tipOperations = [
  describeRows<TipsRow>('tips', ({ brokerCode, updateTime, updateBy }) => [
    { operation: 'tip.update', time: updateTime, by: updateBy, targetID: brokerCode, targetName: null },
  ]),
];
