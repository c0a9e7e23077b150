import type { ScoreBand } from '../../../model/TemplateDocument.ts';

/** A run of totals on the scale, both ends included. */
export interface ScalePart {
  readonly from: number;
  readonly to: number;
  /** `beyond`: a class that has it, though no answers lead to it. */
  readonly kind: 'class' | 'gap' | 'overlap' | 'beyond';
  /** The indexes of the classes that have it; none for a gap. */
  readonly bands: readonly number[];
}

/** Divides the totals from 0 to the maximum, and what classes have above it, into runs that have the same classes. */
export function listScaleParts(bands: readonly ScoreBand[], maximum: number): readonly ScalePart[] {
  const last = Math.max(maximum, ...bands.map(({ to }) => to));
  const starts = new Set([0, maximum + 1, ...bands.flatMap(({ from, to }) => [from, to + 1])]);
  const sorted = [...starts].filter((start) => start >= 0 && start <= last).toSorted((left, right) => left - right);
  return sorted.flatMap((from, at): ScalePart | readonly never[] => {
    const to = (sorted[at + 1] ?? last + 1) - 1;
    const inside = bands.flatMap((band, index) => (band.from <= from && band.to >= to ? index : []));
    const kind = kindOf(inside.length, from > maximum);
    // Above the maximum nothing is missing.
    return kind === 'beyond' && inside.length === 0 ? [] : { from, to, kind, bands: inside };
  });
}

function kindOf(count: number, isBeyond: boolean): ScalePart['kind'] {
  if (isBeyond) return 'beyond';
  if (count === 0) return 'gap';
  return count === 1 ? 'class' : 'overlap';
}
