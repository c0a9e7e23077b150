import type { Job, JobItemStatus } from '@brokerdesk/plugin-sdk';
import { expect, test } from 'vitest';
import type { JobsText } from '../../texts/jobs/jobsTexts.ts';
import { failuresCsv } from './saveFailures.ts';
import { formatDuration } from './useDuration.ts';

const text: JobsText = (key) => key;

test('the csv contains the failed and unknown items only', () => {
  expect(
    linesOf([
      { id: '1', label: 'A100001', state: 'done' },
      { id: '2', label: 'A100002', state: 'failed', code: 'E0016', message: 'In use.' },
      { id: '3', label: 'A100003', state: 'unknown' },
    ]),
  ).toEqual([
    '\ufefffile.item,file.state,file.code,file.message',
    'A100002,state.failed,E0016,In use.',
    'A100003,state.unknown,,',
    '',
  ]);
});

test('a spreadsheet opens the csv without changing or running anything', () => {
  expect(linesOf([{ id: '1', label: '000012345', state: 'unknown', message: '=1+1' }])[1]).toBe(
    `"=""000012345""",state.unknown,,'=1+1`,
  );
});

test('the csv has the columns of the job instead of the label', () => {
  const item = {
    id: '1',
    label: 'A100001 陳大文',
    cells: ['A100001', '陳大文', '000012345'],
    state: 'failed',
  } as const;
  const csv = failuresCsv(
    { columns: ['Application', 'Name', 'Account number'], items: [item] } as unknown as Job,
    text,
  );
  expect(csv.split('\r\n').slice(0, 2)).toEqual([
    '\ufeffApplication,Name,Account number,file.state,file.code,file.message',
    'A100001,陳大文,"=""000012345""",state.failed,,',
  ]);
});

test.each([
  [0, '0:00'],
  [65_900, '1:05'],
  [600_000, '10:00'],
  [3_725_000, '1:02:05'],
  [-5, '0:00'],
])('%i ms are formatted as %s', (milliseconds, words) => {
  expect(formatDuration(milliseconds)).toBe(words);
});

function linesOf(items: readonly JobItemStatus[]): readonly string[] {
  return failuresCsv({ items } as Job, text).split('\r\n');
}
