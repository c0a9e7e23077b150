// What a date field accepts: days, instants or times of day. A value is the wire's spelling, or the typed text while it
// cannot be read, so that neither a draft nor the form loses it.

/** The limits of a field, in the spelling of its values; both are allowed values. */
export interface DateLimits {
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

const dayPattern = /^\d{4}-\d\d-\d\d$/;
const timePattern = /^\d\d:\d\d$/;
const instantPattern = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;

/** Returns whether a value is a day, `YYYY-MM-DD`. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && dayPattern.test(value) && !Number.isNaN(Date.parse(value));
}

/** Returns whether a value is a time of day, `HH:mm`. */
export function isTimeOfDay(value: unknown): value is string {
  return typeof value === 'string' && timePattern.test(value) && !Number.isNaN(Date.parse(`2026-01-01T${value}Z`));
}

/** Returns whether a value is an instant, RFC 3339. */
export function isInstant(value: unknown): value is string {
  return typeof value === 'string' && instantPattern.test(value) && !Number.isNaN(Date.parse(value));
}

/** Returns whether a field has no value. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
