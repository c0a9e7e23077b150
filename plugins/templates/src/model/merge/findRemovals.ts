// A user deletes a page with all that is in it, while the other one changes a question there. That is one decision, about
// the page: what is in it stays or goes with it.
import type { FlatPart, FlatTemplate, PartKind } from './flatTemplate.ts';
import type { MergeSide, ThreeWay } from './MergeClash.ts';
import { isReordered } from './mergeOrder.ts';
import { isSame } from '../isSame.ts';

/** A part that one user has deleted. */
export interface Removal {
  readonly kind: PartKind;
  readonly id: string;
  readonly by: MergeSide;
  /** The other user has changed something in it. */
  readonly isClash: boolean;
  /** What goes with it: the part itself, and what the other user has in it, apart from what this one has elsewhere. */
  readonly parts: readonly { readonly kind: PartKind; readonly id: string }[];
}

const kinds = ['page', 'group', 'question'] as const;
const childKinds: Readonly<Record<PartKind, PartKind | undefined>> = {
  page: 'group',
  group: 'question',
  question: undefined,
};
const parentKinds: Readonly<Record<PartKind, PartKind | undefined>> = {
  page: undefined,
  group: 'page',
  question: 'group',
};

/** Lists what one user has deleted and the other one still has: the outermost part of each. */
export function findRemovals(flat: ThreeWay<FlatTemplate>, by: MergeSide): readonly Removal[] {
  const { base } = flat;
  const [remover, other] = by === 'mine' ? [flat.mine, flat.theirs] : [flat.theirs, flat.mine];
  const isRemoved = (kind: PartKind, id: string) => base[kind].has(id) && !remover[kind].has(id);
  /** The other user may have put a part into a new group of a page that this one deleted. */
  function isInRemoved(kind: PartKind, id: string): boolean {
    const [parentKind, parentID = ''] = [parentKinds[kind], other[kind].get(id)?.parentID];
    return parentKind !== undefined && (isRemoved(parentKind, parentID) || isInRemoved(parentKind, parentID));
  }
  return kinds.flatMap((kind) =>
    [...other[kind].keys()].flatMap((id): Removal[] => {
      if (!isRemoved(kind, id) || isInRemoved(kind, id)) return [];
      const inside = listInside(other, kind, id);
      const isClash = inside.some((part) => isTouched(part, { base, remover, other }));
      return [{ kind, id, by, isClash, parts: inside.filter((part) => !remover[part.kind].has(part.id)) }];
    }),
  );
}

interface Place {
  readonly kind: PartKind;
  readonly id: string;
}

/** Returns whether the user who still has a part has changed it, or what is in it. */
function isTouched(
  { kind, id }: Place,
  { base, remover, other }: Readonly<Record<'base' | 'remover' | 'other', FlatTemplate>>,
): boolean {
  const [before, now] = [base[kind].get(id), other[kind].get(id)] as [FlatPart | undefined, FlatPart];
  // Of a part that both have, only that it was moved here counts: its fields are merged wherever it is.
  if (remover[kind].has(id)) return before?.parentID !== now.parentID;
  const childKind = childKinds[kind];
  const hasNewOrder = childKind && isReordered(base.children(childKind, id), other.children(childKind, id));
  return hasNewOrder === true || !isSame(before, now);
}

function listInside(template: FlatTemplate, kind: PartKind, id: string): readonly Place[] {
  const childKind = childKinds[kind];
  const children = childKind ? template.children(childKind, id) : [];
  return [{ kind, id }, ...children.flatMap((child) => (childKind ? listInside(template, childKind, child) : []))];
}
