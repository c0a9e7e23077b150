// The eight charts of the dashboard as data, for a broker with 100,000 applications in 180 days.

/** What one bar covers. */
export type Scope = 'day' | 'week' | 'month';

/** One chart. */
export interface ChartData {
  readonly title: string;
  readonly kind: 'column' | 'stacked-column' | 'bar' | 'stacked-bar' | 'line' | 'pie';
  readonly categories: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
}

const bars = { day: 30, week: 12, month: 6 } as const;
const daysOfBar = { day: 1, week: 7, month: 30 } as const;
const regions = ['Hong Kong', 'Mainland China', 'Macau', 'Overseas'];
const statuses = 'SUB RTC RTR RSB CHK CCS CCF OFI GOF OFC SOF IPB IPF IBO ARC REJ'.split(' ');

/** Creates the charts of a scope. */
export function createCharts(scope: Scope): readonly ChartData[] {
  const categories = Array.from({ length: bars[scope] }, (_, index) => `${scope} ${index + 1}`);
  const inBars = (names: readonly string[], perDay: number) =>
    names.map((name, at) => ({
      name,
      values: categories.map((_, index) => Math.round(valueAt(at, index) * perDay * daysOfBar[scope])),
    }));
  const inParts = (names: readonly string[], most: number, series: readonly string[] = ['Applications']) =>
    series.map((name, at) => ({
      name,
      values: names.map((_, index) => Math.round(valueAt(at, index) * most * bars[scope] * daysOfBar[scope])),
    }));
  const referrers = Array.from({ length: 12 }, (_, index) => `Referrer ${index + 1}`);
  const pages = Array.from({ length: 10 }, (_, index) => `Page ${index + 1}`);
  const days = Array.from({ length: 8 }, (_, index) => `${index + 1} March`);
  return [
    { title: 'Submitted', kind: 'stacked-column', categories, series: inBars(regions, 140) },
    { title: 'Referrers', kind: 'bar', categories: referrers, series: inParts(referrers, 14) },
    { title: 'Pages', kind: 'bar', categories: pages, series: inParts(pages, 9) },
    { title: 'Regions', kind: 'pie', categories: regions, series: inParts(regions, 140) },
    { title: 'Statuses', kind: 'stacked-column', categories, series: inBars(statuses, 35) },
    { title: 'Deletions', kind: 'stacked-column', categories: days, series: inParts(days, 9, ['Pending', 'Rejected']) },
    { title: 'Certifications', kind: 'line', categories, series: inBars(['Succeeded', 'Failed'], 240) },
    {
      title: 'Readings',
      kind: 'stacked-bar',
      categories: regions,
      series: inParts(regions, 140, ['Recognised', 'Corrected', 'Failed']),
    },
  ];
}

/** A number above 0 and at most 1 that is the same in each run. */
function valueAt(series: number, index: number): number {
  return (((series + 1) * 7_919 + index * 104_729) % 997) / 1_000 + 0.004;
}
