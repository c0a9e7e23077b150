// Every figure that the dashboard can show for a view, with the number that the back end answers.
import type { ApiClient } from '@brokerdesk/plugin-sdk';
import {
  countDeletions,
  countRegions,
  countStatuses,
  countStayPages,
  countSubmittedApplications,
  rankReferrers,
} from '@brokerdesk/plugin-sdk/api';
import type { Figure, FigureFilters, Region } from '../figureTarget.ts';

/** What a view asks for. */
export interface View {
  readonly scope: 'day' | 'week' | 'month';
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly region?: Region | undefined;
  readonly profileID?: string | undefined;
}

/** A figure, and what it counts. */
export interface CountedFigure {
  readonly figure: Figure;
  readonly count: number;
}

/** Reads all figures of a view that count applications, with the filters under which they are counted. */
export async function readFigures(
  api: ApiClient,
  { region, profileID, ...period }: View,
): Promise<{ readonly filters: FigureFilters; readonly previous: number; readonly figures: readonly CountedFigure[] }> {
  const source = { region, profileID };
  const query = { ...period, ...source };
  const submitted = await api.call(countSubmittedApplications, { query });
  const { from, to } = submitted;
  const lists = await Promise.all([
    listSubmitted(api, query),
    listReferrers(api, query),
    listStayPages(api, query),
    listRegions(api, { ...period, profileID }),
    listStatuses(api, query),
    listDeletions(api, source),
  ]);
  const bars = submitted.buckets.map(
    ({ count, ...bucket }): CountedFigure => ({ figure: { chart: 'submitted', bucket }, count }),
  );
  return {
    filters: { period: { from, to }, ...source },
    previous: submitted.previousTotal,
    figures: [{ figure: { chart: 'submitted' }, count: submitted.total }, ...bars, ...lists.flat()],
  };
}

async function listSubmitted(api: ApiClient, query: View): Promise<readonly CountedFigure[]> {
  const both = await Promise.all(
    (['region', 'profile'] as const).map(async (splitBy) => {
      const { buckets, series } = await api.call(countSubmittedApplications, { query: { ...query, splitBy } });
      return series.flatMap(({ key, total, counts }) => {
        const part = splitBy === 'region' ? { region: key as Region } : { profileID: key };
        return [
          { figure: { chart: 'submitted', ...part } as const, count: total },
          ...buckets.map(({ from, to }, index) => ({
            figure: { chart: 'submitted', bucket: { from, to }, ...part } as const,
            count: counts[index] ?? 0,
          })),
        ];
      });
    }),
  );
  return both.flat();
}

async function listReferrers(api: ApiClient, query: View): Promise<readonly CountedFigure[]> {
  const { total, withoutReferrer, top, others } = await api.call(rankReferrers, { query });
  return [
    { figure: { chart: 'referrers' }, count: total },
    { figure: { chart: 'referrers', referrer: 'none' }, count: withoutReferrer },
    ...top.map(({ referrerID, count }) => ({ figure: { chart: 'referrers', referrer: referrerID } as const, count })),
    { figure: { chart: 'referrers', referrer: top.map(({ referrerID }) => referrerID) }, count: others.count },
  ];
}

async function listStayPages(api: ApiClient, query: View): Promise<readonly CountedFigure[]> {
  const { total, profiles } = await api.call(countStayPages, { query });
  return [
    { figure: { chart: 'stayPages' }, count: total },
    ...profiles.flatMap(({ profileID, count, pages }) => [
      { figure: { chart: 'stayPages', profileID } as const, count },
      ...pages.map((page) => ({
        figure: { chart: 'stayPages', profileID, pageID: page.pageID } as const,
        count: page.count,
      })),
    ]),
  ];
}

async function listRegions(api: ApiClient, query: Omit<View, 'region'>): Promise<readonly CountedFigure[]> {
  const { total, regions, buckets } = await api.call(countRegions, { query });
  return [
    { figure: { chart: 'regions' }, count: total },
    ...regions.map(({ region, count }) => ({ figure: { chart: 'regions', region } as const, count })),
    ...buckets.flatMap(({ regions: parts, count: sum, ...bucket }) => [
      { figure: { chart: 'regions', bucket } as const, count: sum },
      ...parts.map(({ region, count }) => ({ figure: { chart: 'regions', bucket, region } as const, count })),
    ]),
  ];
}

async function listStatuses(api: ApiClient, query: View): Promise<readonly CountedFigure[]> {
  const { total, statuses, buckets } = await api.call(countStatuses, { query });
  return [
    { figure: { chart: 'statuses' }, count: total },
    ...buckets.map(({ count, ...bucket }) => ({ figure: { chart: 'statuses', bucket } as const, count })),
    ...statuses.flatMap(({ status, count, counts }) => [
      { figure: { chart: 'statuses', status } as const, count },
      ...buckets.map(({ from, to }, index) => ({
        figure: { chart: 'statuses', bucket: { from, to }, status } as const,
        count: counts[index] ?? 0,
      })),
    ]),
  ];
}

async function listDeletions(
  api: ApiClient,
  query: Pick<View, 'region' | 'profileID'>,
): Promise<readonly CountedFigure[]> {
  const { noticeDays, total, statuses, days } = await api.call(countDeletions, { query });
  const limits = { from: days[0]?.day ?? '', to: days.at(-1)?.day ?? '' };
  const base = { chart: 'deletions', noticeDays, days: limits } as const;
  return [
    { figure: base, count: total },
    ...statuses.map(({ status, count }) => ({ figure: { ...base, status }, count })),
    ...days.flatMap(({ day, count, statuses: parts }) => [
      { figure: { ...base, day }, count },
      ...parts.map(({ status, count: part }) => ({ figure: { ...base, day, status }, count: part })),
    ]),
  ];
}
