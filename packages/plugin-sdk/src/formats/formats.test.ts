import { describe, expect, it } from 'vitest';
import { formatBytes, formatCount, formatDate, formatDateTime, formatExactTime } from './formats.ts';
import { textIn } from './textIn.ts';

describe('formatDateTime', () => {
  it('shows Shanghai time in the format of each language', () => {
    const time = '2026-11-20T05:05:00Z';
    expect(formatDateTime(time, 'en')).toBe('20 Nov 2026, 13:05');
    expect(formatDateTime(time, 'zh-Hans')).toBe('2026/11/20 13:05');
    // Some versions of the locale data have a special space here.
    expect(formatDateTime(time, 'zh-Hant').replace(/\s/u, ' ')).toBe('20/11/2026 13:05');
  });

  it.each([
    ['2026-11-20T15:59:59Z', '20 Nov 2026, 23:59'],
    ['2026-11-20T16:00:00Z', '21 Nov 2026, 00:00'],
  ])('begins a new day at 16:00 UTC: %s', (time, shown) => {
    expect(formatDateTime(time, 'en')).toBe(shown);
  });

  it('has the same width in every month', () => {
    const widths = Array.from(
      { length: 12 },
      (_, month) => formatDateTime(new Date(Date.UTC(2026, month, 5)).toISOString(), 'en').length,
    );
    expect(new Set(widths)).toEqual(new Set(['05 Nov 2026, 08:00'.length]));
    expect(formatDate('2026-09-05', 'en')).toBe('05 Sep 2026');
  });

  it('shows seconds where the exact time matters', () => {
    const time = '2026-11-20T05:05:09Z';
    expect(formatExactTime(time, 'en')).toBe('20 Nov 2026, 13:05:09');
    expect(formatExactTime(time, 'zh-Hans')).toBe('2026/11/20 13:05:09');
    expect(formatDateTime(time, 'en')).toBe('20 Nov 2026, 13:05');
  });

  it('shows nothing for null, and an invalid time unchanged', () => {
    expect([formatDateTime(null, 'en'), formatDateTime('', 'en'), formatDateTime('soon', 'en')]).toEqual([
      '',
      '',
      'soon',
    ]);
  });
});

describe('formatDate', () => {
  it('keeps a plain day, and computes the day of a time in Shanghai', () => {
    expect(formatDate('1990-01-31', 'en')).toBe('31 Jan 1990');
    expect(formatDate('2026-11-20T16:00:00Z', 'en')).toBe('21 Nov 2026');
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0 B'],
    [1023, '1,023 B'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1024 ** 2 - 1, '1 MB'],
    [5 * 1024 ** 3, '5 GB'],
    [1024 ** 8, '1 YB'],
    [5000 * 1024 ** 8, '5,000 YB'],
  ])('shows %d bytes as %s', (bytes, shown) => {
    expect(formatBytes(bytes, 'en')).toBe(shown);
  });
});

describe('formatCount', () => {
  it('groups thousands', () => {
    expect(formatCount(100_000, 'zh-Hant')).toBe('100,000');
  });
});

describe('textIn', () => {
  const whole = { EN: 'Standard', SC: '标准', TC: '標準' };
  it.each<[string, Partial<typeof whole>, readonly [string, string, string]]>([
    ['the language', {}, ['Standard', '标准', '標準']],
    ['English where the language has none', { SC: '', TC: '' }, ['Standard', 'Standard', 'Standard']],
    ['Traditional Chinese where English is empty, too', { EN: '', SC: '' }, ['標準', '標準', '標準']],
    ['Simplified Chinese where it is the only one', { EN: '', TC: '' }, ['标准', '标准', '标准']],
    ['nothing where all are empty', { EN: '', SC: '', TC: '' }, ['', '', '']],
  ])('returns %s', (_title, part, shown) => {
    const text = { ...whole, ...part };
    expect([textIn(text, 'en'), textIn(text, 'zh-Hans'), textIn(text, 'zh-Hant')]).toEqual(shown);
  });
});
