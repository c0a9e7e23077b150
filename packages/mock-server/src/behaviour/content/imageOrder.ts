import type { Image } from '@brokerdesk/api';
import type { CallContext } from '../../pipeline/CallContext.ts';
import type { Refusal } from '../../pipeline/refusals.ts';
import { describeImage, ownImages } from './images.ts';

/**
 * Puts the broker's images into another order. A sequence that does not name each of them once comes from somebody who
 * has not seen what others added or deleted.
 */
export function sortOwnImages(
  context: CallContext,
  sequence: readonly string[],
): Refusal | { readonly code: 'OK'; readonly data: Image[] } {
  const present = ownImages(context);
  const wanted = new Set(sequence);
  const isComplete = sequence.length === present.length && present.every(({ imgID }) => wanted.has(imgID));
  if (!isComplete) {
    const latest = present.toSorted((left, right) => (left.updateTime < right.updateTime ? 1 : -1))[0];
    const current = present.map((row) => describeImage(context, row));
    return { code: 'E0005', data: { current, by: latest?.updateBy ?? '', at: latest?.updateTime ?? '' } };
  }
  context.change((draft) => {
    // Only the place changes: whoever edits one of them meanwhile has seen all that he changes.
    for (const row of present) draft.put('images', row.imgID, { ...row, place: sequence.indexOf(row.imgID) + 1 });
  });
  const changes = [
    { field: 'sequence', before: present.map(({ imgID }) => imgID).join(', '), after: sequence.join(', ') },
  ];
  context.note({ targetID: context.brokerCode ?? '', changes });
  return { code: 'OK', data: ownImages(context).map((row) => describeImage(context, row)) };
}
