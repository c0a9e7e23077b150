import type { ChartSeries } from './ChartProps.ts';

/** The part of the whole that one category of the first series is, as in `12.5%`. */
export function shareOf([first]: readonly ChartSeries[], index: number): string {
  const whole = first?.values.reduce<number>((total, value) => total + (value ?? 0), 0) ?? 0;
  if (whole === 0) return '0%';
  return `${(((first?.values[index] ?? 0) / whole) * 100).toFixed(1)}%`;
}
