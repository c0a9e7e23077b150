// How days, instants and times of day are read from typed text, shown, and checked, in the current language.
import { useFormats } from '../../hooks/useFormats.ts';
import { useHost } from '../../hooks/useHost.ts';
import { type DateLimits, isBlank, isDay, isInstant, isTimeOfDay } from './DateKind.ts';
import { readTypedDateTime, readTypedDay, readTypedTime } from './readTypedDate.ts';
import { clockTimeOf, instantOf, shanghaiDay } from '../../formats/shanghaiTime.ts';
import { currentTime } from '../../services/clock.ts';
import { useDateText } from './useDateText.ts';

/** A kind of values that are typed. */
export interface TypedKind {
  /** Returns the value of a typed text; undefined if it cannot be read. */
  readonly read: (typed: string) => string | undefined;
  /** Returns the text that is shown; a value that cannot be read is shown as typed. */
  readonly show: (value: unknown) => string;
  /** Returns the message for a value that is not accepted. */
  readonly check: (value: unknown, limits?: DateLimits) => string | undefined;
  readonly placeholder: string;
}

/** Returns how days are read, shown and checked. */
export function useDayKind(): TypedKind {
  const text = useDateText();
  const formats = useFormats();
  const { language } = useHost();
  return {
    placeholder: text('placeholder.day'),
    read: (typed) => readTypedDay(typed, language),
    show: (value) => (isDay(value) ? formats.date(value) : asTyped(value)),
    check(value, { min, max } = {}) {
      if (isBlank(value)) return undefined;
      if (!isDay(value)) return text('problem.day', { example: formats.date(shanghaiDay()), iso: shanghaiDay() });
      if (min !== undefined && value < min) return text('problem.notBefore', { limit: formats.date(min) });
      return max !== undefined && value > max ? text('problem.notAfter', { limit: formats.date(max) }) : undefined;
    },
  };
}

/** Returns how instants are read, shown and checked, on the clock of Asia/Shanghai. */
export function useInstantKind(): TypedKind {
  const text = useDateText();
  const formats = useFormats();
  const { language } = useHost();
  return {
    placeholder: text('placeholder.dateTime'),
    read(typed) {
      const clockTime = readTypedDateTime(typed, language);
      return clockTime?.time === undefined ? undefined : instantOf(clockTime);
    },
    show: (value) => (isInstant(value) ? formats.dateTime(value) : asTyped(value)),
    check(value, { min, max } = {}) {
      if (isBlank(value)) return undefined;
      if (!isInstant(value)) {
        const example = formats.dateTime(instantOf({ day: shanghaiDay(), time: '14:30' }));
        const hasDay = readTypedDateTime(String(value), language) !== undefined;
        return hasDay
          ? text('problem.noTime', { example })
          : text('problem.dateTime', { example, iso: `${shanghaiDay()} 14:30` });
      }
      const at = Date.parse(value);
      if (min === 'now' && at < currentTime()) return text('problem.past');
      if (min !== undefined && at < Date.parse(min)) return text('problem.notBefore', { limit: formats.dateTime(min) });
      const isAfter = max !== undefined && at > Date.parse(max);
      return isAfter ? text('problem.notAfter', { limit: formats.dateTime(max) }) : undefined;
    },
  };
}

/** Returns how times of day are read, shown and checked. */
export function useTimeKind(): TypedKind {
  const text = useDateText();
  return {
    placeholder: text('placeholder.time'),
    read: readTypedTime,
    show: asTyped,
    check(value, { min, max } = {}) {
      if (isBlank(value)) return undefined;
      if (!isTimeOfDay(value)) return text('problem.time');
      if (min !== undefined && value < min) return text('problem.notBefore', { limit: min });
      return max !== undefined && value > max ? text('problem.notAfter', { limit: max }) : undefined;
    },
  };
}

/** Returns the clock of Asia/Shanghai at an instant; undefined for anything else. */
export function clockOf(value: unknown) {
  return isInstant(value) ? clockTimeOf(value) : undefined;
}

function asTyped(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
