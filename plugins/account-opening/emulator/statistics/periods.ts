// Periods of the dashboard.
import { statisticDaysMax, type statisticScopes } from '@brokerdesk/api';
import {
  dayOf,
  type ErrorResponse,
  formatDay,
  invalidFields,
  message,
  type RequestContext,
} from '@brokerdesk/mock-server/engine';

export type Scope = (typeof statisticScopes)[number];

export interface PeriodQuery {
  readonly scope?: Scope | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface Bucket {
  /** The first and the last day. */
  readonly from: number;
  readonly to: number;
}

export interface Period extends Bucket {
  readonly scope: Scope;
  readonly buckets: readonly Bucket[];
}

const dayMs = 86_400_000;

/** Reads the period of a query, or returns an error. */
export function readPeriod(context: RequestContext, query: PeriodQuery): Period | ErrorResponse {
  const scope = query.scope ?? 'day';
  const to = query.to === undefined ? dayOf(context.now()) : parseDay(query.to);
  const from = query.from === undefined ? defaultStart(scope, to) : parseDay(query.from);
  if (from > to) return createPeriodError(context, query, 'order');
  // Years before 1970 would only make the arithmetic of weeks and months harder.
  if (from < 0 || to - from >= statisticDaysMax[scope]) return createPeriodError(context, query, 'range');
  return { scope, from, to, buckets: listBuckets(scope, { from, to }) };
}

export function isPeriod(value: Period | ErrorResponse): value is Period {
  return 'buckets' in value;
}

/** The wire's form of a period and of a bucket. */
export function describePeriod({ scope, from, to }: Period) {
  return { scope, from: formatDay(from), to: formatDay(to) };
}

export function describeBucket({ from, to }: Bucket) {
  return { from: formatDay(from), to: formatDay(to) };
}

/** 30 days, 12 weeks or 6 months with the one of the last day. */
function defaultStart(scope: Scope, to: number): number {
  if (scope === 'day') return to - 29;
  if (scope === 'week') return mondayOf(to) - 11 * 7;
  const last = new Date(to * dayMs);
  return Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - 5, 1) / dayMs;
}

function listBuckets(scope: Scope, { from, to }: Bucket): Bucket[] {
  const buckets: Bucket[] = [];
  for (let start = from; start <= to; start = (buckets.at(-1)?.to ?? to) + 1) {
    buckets.push({ from: start, to: Math.min(to, lastDayOf(scope, start)) });
  }
  return buckets;
}

function lastDayOf(scope: Scope, day: number): number {
  if (scope === 'day') return day;
  if (scope === 'week') return mondayOf(day) + 6;
  const date = new Date(day * dayMs);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / dayMs - 1;
}

/** 1 January 1970 was a Thursday. */
function mondayOf(day: number): number {
  return day - ((day + 3) % 7);
}

function parseDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

function createPeriodError(context: RequestContext, query: PeriodQuery, rule: 'order' | 'range'): ErrorResponse {
  const days = statisticDaysMax[query.scope ?? 'day'];
  const texts =
    rule === 'order'
      ? message('The period ends before it begins.', '结束日期早于开始日期。', '結束日期早於開始日期。')
      : message(
          `A period can have ${days} days at most, and none before 1970.`,
          `统计期间最长为 ${days} 天，且不早于 1970 年。`,
          `統計期間最長為 ${days} 天，並且不早於 1970 年。`,
        );
  return invalidFields(context.language, [{ path: query.from === undefined ? 'to' : 'from', rule, texts }]);
}
