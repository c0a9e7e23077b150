import { languages } from '@brokerdesk/api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime } from '../../formats/formats.ts';
import { readTypedDateTime, readTypedDay, readTypedTime } from './readTypedDate.ts';
import { instantOf } from '../../formats/shanghaiTime.ts';

describe('a typed day', () => {
  it.each([
    '2026-11-05',
    '2026/11/5',
    '2026.11.05',
    '20261105',
    '2026年11月5日',
    '２０２６－１１－０５',
    ' 2026-11-05 ',
    '5 Nov 2026',
    '5th November 2026',
    '05-nov-2026',
    'Nov 5, 2026',
  ])('is read in every language: %s', (typed) => {
    expect(languages.map((language) => readTypedDay(typed, language))).toEqual(languages.map(() => '2026-11-05'));
  });

  it('is read with the day first where people write it first', () => {
    const read = languages.map((language) => readTypedDay('05/11/2026', language));
    expect(Object.fromEntries(languages.map((language, index) => [language, read[index]]))).toEqual({
      en: '2026-11-05',
      'zh-Hans': undefined,
      'zh-Hant': '2026-11-05',
    });
  });

  it.each(['', 'soon', '2026-02-30', '2026-13-01', '11/20/2026', '5/11/26', '0206-01-01', '5 Nox 2026'])(
    'is not read if it is not a day: %s',
    (typed) => {
      expect(readTypedDay(typed, 'en')).toBeUndefined();
    },
  );
});

it.each([
  ['14:30', '14:30'],
  ['9:05', '09:05'],
  ['0905', '09:05'],
  ['14.30', '14:30'],
  ['１４：３０', '14:30'],
  ['2:30 pm', '14:30'],
  ['12 am', '00:00'],
  ['12:15pm', '12:15'],
  ['下午2:30', '14:30'],
  ['上午12点', '00:00'],
  ['14时5分', '14:05'],
  ['14時', '14:00'],
  ['24:00', undefined],
  ['13 pm', undefined],
  ['12:60', undefined],
  ['noon', undefined],
])('the typed time of day %s is %s', (typed, time) => {
  expect(readTypedTime(typed)).toBe(time);
});

it.each([
  ['2026-11-20 14:30', { day: '2026-11-20', time: '14:30' }],
  ['2026-11-20T14:30', { day: '2026-11-20', time: '14:30' }],
  ['20 Nov 2026, 2:30 pm', { day: '2026-11-20', time: '14:30' }],
  ['2026年11月20日下午2:30', { day: '2026-11-20', time: '14:30' }],
  ['２０２６／１１／２０　１４：３０', { day: '2026-11-20', time: '14:30' }],
  ['2026-11-20T06:30:00Z', { day: '2026-11-20', time: '14:30' }],
  ['2026-11-19T22:30:00-08:00', { day: '2026-11-20', time: '14:30' }],
  ['2026-11-20', { day: '2026-11-20' }],
  ['2026-11-20 later', undefined],
])('the typed date and time %s is understood', (typed, expected) => {
  expect(readTypedDateTime(typed, 'en')).toEqual(expected);
});

const minutes = fc.integer({ min: Date.UTC(1901, 0) / 60_000, max: Date.UTC(2199, 11) / 60_000 });

it('what a field shows can be typed again, in every language', () => {
  fc.assert(
    fc.property(minutes, fc.constantFrom(...languages), (minute, language) => {
      const instant = instantOf({ day: new Date(minute * 60_000).toISOString().slice(0, 10), time: '00:00' });
      const shown = readTypedDateTime(formatDateTime(instant, language), language);
      expect(shown?.time === undefined ? shown : instantOf(shown)).toBe(instant);
      const day = instant.slice(0, 10);
      expect(readTypedDay(formatDate(day, language), language)).toBe(day);
    }),
  );
});
