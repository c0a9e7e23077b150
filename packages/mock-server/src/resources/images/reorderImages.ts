import type { Image } from '@brokerdesk/api';
import type { RequestContext } from '../../pipeline/RequestContext.ts';
import type { ErrorResponse } from '../../pipeline/errorResponses.ts';
import { describeImage, ownImages } from './imageRules.ts';

/**
 * Puts the broker's images into another order. A sequence that does not name each of them once comes from somebody who
 * has not seen what others added or deleted.
 */
export function reorderImages(
  context: RequestContext,
  sequence: readonly string[],
): ErrorResponse | { readonly code: 'OK'; readonly data: Image[] } {
  const currentImages = ownImages(context);
  const requestedIDs = new Set(sequence);
  const isComplete =
    sequence.length === currentImages.length && currentImages.every(({ imgID }) => requestedIDs.has(imgID));
  if (!isComplete) {
    const latest = currentImages.toSorted((left, right) => (left.updateTime < right.updateTime ? 1 : -1))[0];
    const current = currentImages.map((row) => describeImage(context, row));
    return { code: 'E0005', data: { current, by: latest?.updateBy ?? '', at: latest?.updateTime ?? '' } };
  }
  context.change((draft) => {
    // Only the place changes: whoever edits one of them meanwhile has seen all that he changes.
    for (const row of currentImages) draft.put('images', row.imgID, { ...row, place: sequence.indexOf(row.imgID) + 1 });
  });
  const changes = [
    { field: 'sequence', before: currentImages.map(({ imgID }) => imgID).join(', '), after: sequence.join(', ') },
  ];
  context.recordOperation({ targetID: context.brokerCode ?? '', changes });
  return { code: 'OK', data: ownImages(context).map((row) => describeImage(context, row)) };
}
