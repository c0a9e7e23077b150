import { applicationStatusCodes } from '@brokerdesk/plugin-sdk/api';
import { expect, it } from 'vitest';
import { ageOf } from './age.ts';

const now = Date.parse('2026-11-21T04:00:00Z');

it.each([
  ['2026-11-21T04:00:30Z', { unit: 'minutes', count: 0 }],
  ['2026-11-21T03:00:01Z', { unit: 'minutes', count: 59 }],
  ['2026-11-21T03:00:00Z', { unit: 'hours', count: 1 }],
  ['2026-11-20T04:00:01Z', { unit: 'hours', count: 23 }],
  ['2026-11-20T04:00:00Z', { unit: 'days', count: 1 }],
  ['2026-11-14T04:00:01Z', { unit: 'days', count: 6 }],
] as const)('tells since %s in the largest whole unit', (statusDate, age) => {
  expect(ageOf({ status: 'SUB', statusDate }, now)).toEqual({ ...age, isLate: false });
});

it('is late once it has waited for staff for more than seven days, never while it waits for the client or does not wait', () => {
  const statusDate = '2026-11-13T04:00:00Z';
  const byStatus = Map.groupBy(applicationStatusCodes, (status) => String(ageOf({ status, statusDate }, now)?.isLate));
  expect(Object.fromEntries(byStatus)).toEqual({
    true: ['SUB', 'RTC', 'RSB', 'CHK', 'CCS', 'CCF', 'OFI', 'GOF', 'OFC', 'SOF', 'IPB', 'IPF'],
    false: ['PND', 'RTR'],
    undefined: ['IBO', 'ARC', 'REJ'],
  });
});
