/** One line of the table that `npm run bench` prints. */
export interface BenchRow {
  /** The bench module's subject, as in `emulatorStart`. */
  readonly area: string;
  readonly measure: string;
  /** The measured value with its unit. */
  readonly value: string;
  /** The value relative to its rival in the same run, as in `1.1 of bare Fastify`. */
  readonly ratio?: string;
  readonly aim?: string;
}

/** The middle one of some numbers, or the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}
