/** How a count differs from the count of the period before. */
export interface Comparison {
  readonly direction: 'more' | 'fewer' | 'same';
  /** Without a sign. */
  readonly difference: number;
  /** Of the count before, without a sign; undefined if that was 0. */
  readonly percent: number | undefined;
}

/** Compares a count with that of the period before. */
export function compareCounts(count: number, previous: number): Comparison {
  const difference = Math.abs(count - previous);
  const percent = previous === 0 ? undefined : (difference / previous) * 100;
  if (difference === 0) return { direction: 'same', difference, percent };
  return { direction: count > previous ? 'more' : 'fewer', difference, percent };
}
