/** Returns a part of a whole in percent; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : (part / whole) * 100;
}

/** Formats a percentage with one decimal, as in `12.5%`, which all three languages write alike. */
export function formatShare(percent: number): string {
  return `${percent.toFixed(1)}%`;
}
