// What the dashboard shows, as it stands in the address. Anything in the address that cannot be shown is replaced, and the
// user is told; what is not there takes its default, and defaults are not written.
import type { ScreenParams } from '@brokerdesk/plugin-sdk';
import { regions, statisticDaysMax, statisticScopes, submittedSplits } from '@brokerdesk/plugin-sdk/api';
import { addDays, countDays, isDay } from './days.ts';
import type { Days, Region } from './figureTarget.ts';
import { daysOf, defaultPresets, type Preset, presets, type Scope } from './presets.ts';

/** What submitted applications are split by. */
export type Split = (typeof submittedSplits)[number];

/** What the screen shows. */
export interface Address extends Days {
  readonly scope: Scope;
  /** Undefined for days that the user entered. */
  readonly preset: Preset | undefined;
  readonly region: Region | undefined;
  readonly profileID: string | undefined;
  readonly split: Split | undefined;
  /** The enlarged card. */
  readonly card: string | undefined;
}

/** The problem with an address. */
export type Problem =
  | 'scope'
  | 'period'
  | 'days'
  | 'order'
  | 'future'
  | 'length'
  | 'region'
  | 'profile'
  | 'split'
  | 'card';

/** The values that an address is checked against. */
export interface AddressContext {
  /** In Asia/Shanghai. */
  readonly today: string;
  /** The templates of the broker; undefined if they are not known, so that any is accepted. */
  readonly profileIDs: ReadonlySet<string> | undefined;
  readonly cards: readonly string[];
}

/** Reads the parameters of an address. Each problem is reported once; what it returns always suits the server. */
export function readAddress(
  params: ScreenParams,
  context: AddressContext,
): { readonly address: Address; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  function choose<Value extends string>(name: string, values: readonly Value[], problem: Problem): Value | undefined {
    const found = values.find((value) => value === params[name]);
    if (found === undefined && isSet(params[name])) problems.push(problem);
    return found;
  }
  const scope = choose('scope', statisticScopes, 'scope') ?? 'day';
  const preset = choose('period', presets, 'period') ?? defaultPresets[scope];
  const days = readDays(params, { scope, today: context.today, problems });
  const region = choose('region', regions, 'region');
  const { profileID } = params;
  const isKnown = isSet(profileID) && (context.profileIDs?.has(profileID) ?? true);
  if (isSet(profileID) && !isKnown) problems.push('profile');
  const split = choose('split', submittedSplits, 'split');
  const card = choose('card', context.cards, 'card');
  const shown = days === undefined ? { ...daysOf(preset, context.today), preset } : { ...days, preset: undefined };
  return { address: { scope, ...shown, region, profileID: isKnown ? profileID : undefined, split, card }, problems };
}

/** Returns the parameters of an address. */
export function writeAddress({ scope, preset, from, to, region, profileID, split, card }: Address): ScreenParams {
  const params = {
    scope: scope === 'day' ? undefined : scope,
    period: preset === defaultPresets[scope] ? undefined : preset,
    ...(preset === undefined && { from, to }),
    region,
    profileID,
    split,
    card,
  };
  return Object.fromEntries(Object.entries(params).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

interface DaysContext {
  readonly scope: Scope;
  readonly today: string;
  readonly problems: Problem[];
}

/** Reads the first and the last day; undefined if none is given, or none is left. */
function readDays(params: ScreenParams, { scope, today, problems }: DaysContext): Days | undefined {
  const [from, to] = ['from', 'to'].map((name) => {
    const day = params[name];
    if (!isSet(day)) return undefined;
    if (isDay(day)) return day;
    if (!problems.includes('days')) problems.push('days');
    return undefined;
  });
  if (from === undefined && to === undefined) return undefined;
  const start = from ?? earlier(daysOf(defaultPresets[scope], today).from, to ?? today);
  const end = to ?? later(today, start);
  if (start > end) problems.push('order');
  return limitDays({ from: earlier(start, end), to: later(start, end) }, { scope, today, problems });
}

/** Cuts days to what is over and to what the server counts. */
function limitDays({ from, to }: Days, { scope, today, problems }: DaysContext): Days | undefined {
  if (to > today) problems.push('future');
  if (from > today) return undefined;
  const days = { from, to: earlier(to, today) };
  const most = statisticDaysMax[scope];
  if (countDays(days) <= most) return days;
  problems.push('length');
  return { from: addDays(days.to, 1 - most), to: days.to };
}

function isSet(value: string | undefined): value is string {
  return value !== undefined && value !== '';
}

function earlier(left: string, right: string): string {
  return left < right ? left : right;
}

function later(left: string, right: string): string {
  return left < right ? right : left;
}
