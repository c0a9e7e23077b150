import type { ChangedPart } from '../compareTemplates.ts';

/** One of the two users. */
export type MergeSide = 'mine' | 'theirs';

/** Three versions: the one that both users began from, this user's, and the other one's. */
export interface ThreeWay<Value> {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}

/** The changes that both users made, so that the user has to decide. */
export type MergeClash =
  | {
      readonly kind: 'field';
      readonly part: ChangedPart;
      /** Dotted, as in `label.EN` and `options.HIGH.score`; `options` alone is their order. */
      readonly field: string;
      /** Undefined where this user has deleted it. */
      readonly mine: unknown;
      readonly theirs: unknown;
    }
  /** One user deleted a part in which the other one changed something. What is in the part is decided with it. */
  | { readonly kind: 'removed'; readonly part: ChangedPart; readonly by: MergeSide }
  /** Both moved a part, to different places. */
  | { readonly kind: 'moved'; readonly part: ChangedPart; readonly theirs: string }
  /** Both put what is in a part in order, each in another one. */
  | { readonly kind: 'order'; readonly part: ChangedPart };

/** Decides a clash: whose version is in the merged template. */
export type ClashDecision = (clash: MergeClash) => MergeSide;

/** Records a clash, and returns whose version is taken. */
export type SettleClash = ClashDecision;

/** The version that loses nothing: this user's, and a part that one of them has deleted stays. */
export function decideWithoutLoss(clash: MergeClash): MergeSide {
  return clash.kind === 'removed' && clash.by === 'mine' ? 'theirs' : 'mine';
}

/** Names a clash among all of a merge. */
export function clashKey(clash: MergeClash): string {
  const field = clash.kind === 'field' ? clash.field : '';
  return `${clash.kind} ${clash.part.kind} ${clash.part.id} ${field}`;
}
