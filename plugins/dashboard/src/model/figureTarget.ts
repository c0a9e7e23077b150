// Which applications a figure of the dashboard counts, as parameters of the application list. A figure without a target
// counts something else (attempts, documents), or nothing that the list could show under the same filters.
import type { ScreenParams, ScreenTarget } from '@brokerdesk/plugin-sdk';
import { applicationStatusCodes, type ApplicationStatus, type regions } from '@brokerdesk/plugin-sdk/api';

/** A region of applicants. */
export type Region = (typeof regions)[number];

/** Days in Asia/Shanghai as `YYYY-MM-DD`, both included: a period, or one bar of a chart. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** What the figures of a view are counted under. */
export interface FigureFilters {
  /** The period that the statistic answered. */
  readonly period: Days;
  readonly region?: Region | undefined;
  readonly profileID?: string | undefined;
}

/**
 * One figure of a chart. Without its optional fields it is the chart's total; each field that is set narrows it to one
 * bar, series or slice.
 */
export type Figure =
  | {
      readonly chart: 'submitted';
      readonly bucket?: Days | undefined;
      readonly region?: Region | undefined;
      readonly profileID?: string | undefined;
    }
  | {
      readonly chart: 'referrers';
      /** `none`: without a referrer; a list: those of all referrers but these. */
      readonly referrer?: string | readonly string[] | undefined;
    }
  | {
      readonly chart: 'stayPages';
      readonly profileID?: string | undefined;
      /** Empty where the page is not known. */
      readonly pageID?: string | undefined;
    }
  | { readonly chart: 'regions'; readonly bucket?: Days | undefined; readonly region?: Region | undefined }
  | { readonly chart: 'statuses'; readonly bucket?: Days | undefined; readonly status?: string | undefined }
  | {
      readonly chart: 'deletions';
      readonly noticeDays: number;
      /** The first and the last day of the chart. */
      readonly days: Days;
      readonly day?: string | undefined;
      readonly status?: string | undefined;
    }
  /** Count attempts and documents: several can belong to one application, and some to a deleted one. */
  | { readonly chart: 'authentications' }
  | { readonly chart: 'ocr' };

/** Every status of an application that has been submitted, in the order of its life. */
export const submittedStatuses: readonly ApplicationStatus[] = applicationStatusCodes.filter(
  (status) => status !== 'PND',
);

/**
 * Returns the application list with exactly the applications that a figure counts; undefined for a figure that does not
 * count applications, and for one that is 0 because the view's filters exclude it.
 *
 * @example
 * to={({ category }) => figureTarget({ chart: 'statuses', status: category.key }, filters)}
 */
export function figureTarget(figure: Figure, filters: FigureFilters): ScreenTarget | undefined {
  const params = paramsOf(figure, filters);
  return params && { code: 'RAO_CLIENT_MANAMEMENT', params: defined(params) };
}

/** The list of the applications submitted in the equally long period before, by which the total is compared. */
export function previousTarget(previous: Days, filters: FigureFilters): ScreenTarget | undefined {
  return figureTarget({ chart: 'submitted' }, { ...filters, period: previous });
}

type Params = Readonly<Record<string, string | undefined>>;

function paramsOf(figure: Figure, { period, region, profileID }: FigureFilters): Params | undefined {
  const source = { region, profileID };
  switch (figure.chart) {
    case 'submitted': {
      const narrowed = narrow(source, { region: figure.region, profileID: figure.profileID });
      return narrowed && { ...submittedIn(figure.bucket ?? period), ...narrowed };
    }
    case 'referrers':
      return { ...submittedIn(period), ...source, ...referrerParams(figure.referrer) };
    case 'stayPages': {
      const narrowed = narrow(source, { profileID: figure.profileID });
      const stayPage = figure.pageID === '' ? 'none' : figure.pageID;
      return narrowed && { status: 'PND', ...appliedIn(period), ...narrowed, stayPage };
    }
    // Counted for every region, whatever region the view is filtered by.
    case 'regions':
      return { ...submittedIn(figure.bucket ?? period), region: figure.region, profileID };
    case 'statuses':
      return { ...submittedIn(figure.bucket ?? period, figure.status), ...source };
    case 'deletions':
      return { ...deletedIn(figure), ...source };
    default:
      return undefined;
  }
}

/** The filters with those of a figure; undefined if they contradict each other. */
function narrow<Source extends Params>(filters: Source, own: Partial<Source>): Params | undefined {
  const contradicts = Object.entries(own).some(
    ([name, value]) => value !== undefined && filters[name] !== undefined && filters[name] !== value,
  );
  return contradicts ? undefined : { ...filters, ...defined(own) };
}

function defined(params: Params): ScreenParams {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function submittedIn(days: Days, status: string = submittedStatuses.join(',')): Params {
  return { status, ...appliedIn(days) };
}

function appliedIn({ from, to }: Days): Params {
  return { applyDateFrom: from, applyDateTo: to };
}

function referrerParams(referrer: string | readonly string[] | undefined): Params {
  return typeof referrer === 'object' ? { otherReferrers: referrer.join(',') } : { referrerID: referrer };
}

/** An overdue application counts for today; the last day ends with the notice period, not at midnight. */
function deletedIn({ noticeDays, days, day, status }: Extract<Figure, { chart: 'deletions' }>): Params {
  if (day === undefined) return { status, deletedWithinDays: String(noticeDays) };
  return {
    status,
    deletionDateFrom: day === days.from ? undefined : day,
    deletionDateTo: day,
    deletedWithinDays: day === days.to ? String(noticeDays) : undefined,
  };
}
