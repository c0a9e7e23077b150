import type { SampleRow } from './seedSamples.ts';

/** The filters and the order of a request. */
export interface SampleQuery {
  readonly q?: string | undefined;
  readonly status?: string | undefined;
  readonly dueFrom?: string | undefined;
  readonly dueTo?: string | undefined;
  readonly sort?: 'dueDay' | '-dueDay' | 'updateTime' | '-updateTime' | undefined;
}

/** Returns the rows that match all filters, in the order that the request asks for. */
export function selectSamples(rows: readonly SampleRow[], query: SampleQuery): readonly SampleRow[] {
  const { q = '', status, dueFrom = '', dueTo = '9999-12-31', sort = 'dueDay' } = query;
  const words = q.trim().toLowerCase();
  const field = sort.endsWith('dueDay') ? 'dueDay' : 'updateTime';
  const direction = sort.startsWith('-') ? -1 : 1;
  return rows
    .filter((row) => status === undefined || row.status === status)
    .filter(({ dueDay }) => dueFrom <= dueDay && dueDay <= dueTo)
    .filter(({ name, note }) => [name.EN, name.SC, name.TC, note].some((text) => text.toLowerCase().includes(words)))
    .toSorted((a, b) => direction * compare(a[field], b[field]) || compare(a.sampleID, b.sampleID));
}

/** Times and identifiers are ASCII, so their code units are their order. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
