import { describeRows } from '../../shared-rules/seededOperations.ts';
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
