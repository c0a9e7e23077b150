import type { StateContext } from '@brokerdesk/mock-server/engine';
import type { AdClicksRow, ImageRow } from './imageRows.ts';

interface DayRange {
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
}

/** The clicks of images by day, the latest day first, the images in their order. */
export function findClicks(context: StateContext, images: readonly ImageRow[], { dateFrom, dateTo }: DayRange) {
  const names = new Map(images.map(({ imgID, publicFiles }) => [imgID, publicFiles[0]?.fileName ?? '']));
  const order = [...names.keys()];
  return clicksOf(context)
    .filter(({ imgID, day }) => names.has(imgID) && (!dateFrom || day >= dateFrom) && (!dateTo || day <= dateTo))
    .map(({ imgID, day, clicks }) => ({ imgID, fileName: names.get(imgID) ?? '', day, clicks }))
    .toSorted((left, right) => {
      if (left.day !== right.day) return left.day < right.day ? 1 : -1;
      return order.indexOf(left.imgID) - order.indexOf(right.imgID);
    });
}

export function countClicks(context: StateContext, imgID: string): number {
  return clicksOf(context).reduce((sum, row) => (row.imgID === imgID ? sum + row.clicks : sum), 0);
}

/** Resets the clicks of an image and returns their number. */
export function removeClicks(context: StateContext, imgID: string): number {
  const removed = clicksOf(context).filter((row) => row.imgID === imgID);
  context.change((draft) => {
    for (const { day } of removed) draft.remove('adClicks', `${imgID} ${day}`);
  });
  return removed.reduce((sum, { clicks }) => sum + clicks, 0);
}

function clicksOf(context: StateContext): readonly AdClicksRow[] {
  return context.rows<AdClicksRow>('adClicks');
}
