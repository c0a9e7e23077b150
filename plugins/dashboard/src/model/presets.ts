// Periods with a name. They end today or before, so that a bookmark of "this week" shows the week in which it is opened.
import { addDays, addMonths, countDays, firstOfMonth, lastOfMonth, mondayOf } from './days.ts';
import type { Days } from './figureTarget.ts';

/** What one bar of a chart covers: a day, a week from Monday, or a month. */
export type Scope = 'day' | 'week' | 'month';

/** What a period is moved back by for the period that it is compared with. */
type Step = { readonly days: number } | { readonly months: number };

interface PresetSpec {
  /** The bars that suit it. */
  readonly scope: Scope;
  readonly daysAt: (today: string) => Days;
  readonly step: Step;
}

const specs = {
  today: { scope: 'day', daysAt: (today) => ({ from: today, to: today }), step: { days: 1 } },
  thisWeek: { scope: 'day', daysAt: (today) => ({ from: mondayOf(today), to: today }), step: { days: 7 } },
  lastWeek: {
    scope: 'day',
    daysAt: (today) => ({ from: addDays(mondayOf(today), -7), to: addDays(mondayOf(today), -1) }),
    step: { days: 7 },
  },
  thisMonth: { scope: 'day', daysAt: (today) => ({ from: firstOfMonth(today), to: today }), step: { months: 1 } },
  lastMonth: {
    scope: 'day',
    daysAt: (today) => ({ from: firstOfMonth(today, -1), to: lastOfMonth(today, -1) }),
    step: { months: 1 },
  },
  last30Days: { scope: 'day', daysAt: (today) => ({ from: addDays(today, -29), to: today }), step: { days: 30 } },
  last12Weeks: {
    scope: 'week',
    daysAt: (today) => ({ from: addDays(mondayOf(today), -77), to: today }),
    step: { days: 84 },
  },
  last6Months: {
    scope: 'month',
    daysAt: (today) => ({ from: firstOfMonth(today, -5), to: today }),
    step: { months: 6 },
  },
  last12Months: {
    scope: 'month',
    daysAt: (today) => ({ from: firstOfMonth(today, -11), to: today }),
    step: { months: 12 },
  },
} as const satisfies Readonly<Record<string, PresetSpec>>;

/** The name of a period, as in the address. */
export type Preset = keyof typeof specs;

/** Every period with a name, the shortest first. */
export const presets = Object.keys(specs) as readonly Preset[];

/** The period that a scope starts with, as the server chooses it. */
export const defaultPresets = {
  day: 'last30Days',
  week: 'last12Weeks',
  month: 'last6Months',
} as const satisfies Readonly<Record<Scope, Preset>>;

/** Returns the bars that suit a period. */
export function scopeOf(preset: Preset): Scope {
  return specs[preset].scope;
}

/** Returns the days of a period, seen from a day. */
export function daysOf(preset: Preset, today: string): Days {
  return specs[preset].daysAt(today);
}

/**
 * Returns the period that a period is compared with: for one with a name the same days of the week or month before, so
 * that a week that is not over is compared with as much of the last one; for any other the equally long one before it.
 */
export function previousDays(days: Days, preset: Preset | undefined): Days {
  const step: Step = preset === undefined ? { days: countDays(days) } : specs[preset].step;
  if ('days' in step) return { from: addDays(days.from, -step.days), to: addDays(days.to, -step.days) };
  return { from: addMonths(days.from, -step.months), to: addMonths(days.to, -step.months) };
}

/** Returns whether the bars of a period begin on the same days of the week or month as those of the period before. */
export function isAligned(scope: Scope, preset: Preset | undefined): boolean {
  if (scope === 'day') return true;
  if (preset === undefined) return false;
  const step: Step = specs[preset].step;
  return 'days' in step ? scope === 'week' && step.days % 7 === 0 : scope === 'month';
}
