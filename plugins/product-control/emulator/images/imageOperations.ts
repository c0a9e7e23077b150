import { describeRows } from '@brokerdesk/mock-server/engine';
import type { ImageRow } from './imageRows.ts';

export const imageOperations = [
  describeRows<ImageRow>('images', ({ imgID, publicFiles, updateTime, updateBy }) => [
    {
      operation: 'image.create',
      time: updateTime,
      by: updateBy,
      targetID: imgID,
      targetName: publicFiles[0]?.fileName ?? null,
    },
  ]),
];
