import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ExportedNames } from '../compat/sharedNames.ts';
import { parseSource } from '../sources/SourceFile.ts';
import { checkDeprecations } from './checkDeprecations.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-06-01T09:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function check(day: string) {
  const names: ExportedNames = new Map([
    ['Rows', { isType: false }],
    ['Lines', { isType: false, deprecation: { since: '1.2.0', until: '2.0.0', day, instead: 'Use `Rows`.' } }],
  ]);
  const text =
    "import type { Rows } from '@brokerdesk/plugin-sdk';\nimport { Rows as R, Lines } from '@brokerdesk/plugin-sdk';";
  return checkDeprecations({ files: [parseSource('/plugin/src/Screen.tsx', text)] }, async () => names);
}

it('says since when a name is deprecated, how many days are left and what replaces it', async () => {
  expect(await check('2027-06-30')).toEqual([
    expect.objectContaining({
      rule: 'deprecated',
      severity: 'warning',
      line: 2,
      column: 21,
      message:
        'Lines is deprecated since 1.2.0; 2.0.0 does not have it, which is released in 29 days (2027-06-30) at the earliest.',
      hint: 'Use `Rows`.',
    }),
  ]);
});

it.each([
  ['2027-06-02', 'in 1 day (2027-06-02)'],
  ['2027-06-01', 'may be released since 2027-06-01'],
])('until %s it says "%s"', async (day, words) => {
  expect((await check(day))[0]?.message).toContain(words);
});

it('reads no names for what is not of the SDK', async () => {
  const source = parseSource('/plugin/src/Screen.tsx', "import { useState } from 'react';");
  const never = () => Promise.reject(new Error('Nothing to read.'));
  expect(await checkDeprecations({ files: [source] }, never)).toEqual([]);
});
