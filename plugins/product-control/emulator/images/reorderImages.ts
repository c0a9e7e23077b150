import type { Image } from '@brokerdesk/api';
import { diffFields, type ErrorResponse, type RequestContext } from '@brokerdesk/mock-server/engine';
import { describeImage, nameOf, ownImages } from './imageRules.ts';

/**
 * Sorts the broker's images. A sequence that does not name each of them once comes from a user who has not seen what
 * colleagues added or deleted.
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
    // Only the position changes: a user who edits an image meanwhile has seen everything that they change.
    for (const row of currentImages) draft.put('images', row.imgID, { ...row, place: sequence.indexOf(row.imgID) + 1 });
  });
  const changes = diffFields({ sequence: currentImages.map(nameOf) }, { sequence: ownImages(context).map(nameOf) }, [
    'sequence',
  ]);
  context.recordOperation({ targetID: context.brokerCode ?? '', changes });
  return { code: 'OK', data: ownImages(context).map((row) => describeImage(context, row)) };
}
