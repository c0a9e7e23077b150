import { expect, it } from 'vitest';
import { type Figure, type FigureFilters, figureTarget, previousTarget, submittedStatuses } from './figureTarget.ts';

const period = { from: '2026-02-01', to: '2026-03-02' };
const bucket = { from: '2026-02-16', to: '2026-02-22' };
const applied = { applyDateFrom: period.from, applyDateTo: period.to };
const status = submittedStatuses.join(',');
const days = { from: '2026-03-02', to: '2026-03-09' };

const cases: readonly (readonly [string, Figure, Omit<FigureFilters, 'period'>, object | undefined])[] = [
  ['all that were submitted', { chart: 'submitted' }, {}, { status, ...applied }],
  [
    'one bar of one region',
    { chart: 'submitted', bucket, region: 'CN' },
    { profileID: 'P1' },
    { status, applyDateFrom: bucket.from, applyDateTo: bucket.to, region: 'CN', profileID: 'P1' },
  ],
  ['a region that the filter excludes', { chart: 'submitted', region: 'CN' }, { region: 'HK' }, undefined],
  ['a template that the filter excludes', { chart: 'submitted', profileID: 'P2' }, { profileID: 'P1' }, undefined],
  [
    'one referrer',
    { chart: 'referrers', referrer: 'R1' },
    { region: 'HK' },
    { status, ...applied, region: 'HK', referrerID: 'R1' },
  ],
  ['no referrer', { chart: 'referrers', referrer: 'none' }, {}, { status, ...applied, referrerID: 'none' }],
  [
    'the other referrers',
    { chart: 'referrers', referrer: ['R1', 'R2'] },
    {},
    { status, ...applied, otherReferrers: 'R1,R2' },
  ],
  ['all pending', { chart: 'stayPages' }, { region: 'MO' }, { status: 'PND', ...applied, region: 'MO' }],
  [
    'one page of one template',
    { chart: 'stayPages', profileID: 'P1', pageID: 'G3' },
    { profileID: 'P1' },
    { status: 'PND', ...applied, profileID: 'P1', stayPage: 'G3' },
  ],
  [
    'an unknown page',
    { chart: 'stayPages', profileID: 'P1', pageID: '' },
    {},
    { status: 'PND', ...applied, profileID: 'P1', stayPage: 'none' },
  ],
  ['all regions, not the filtered one', { chart: 'regions' }, { region: 'HK' }, { status, ...applied }],
  [
    'one region',
    { chart: 'regions', region: 'CN' },
    { region: 'HK', profileID: 'P1' },
    { status, ...applied, region: 'CN', profileID: 'P1' },
  ],
  ['one status', { chart: 'statuses', status: 'REJ' }, { region: 'HK' }, { status: 'REJ', ...applied, region: 'HK' }],
  [
    'all that are deleted soon',
    { chart: 'deletions', noticeDays: 7, days },
    { region: 'HK' },
    { deletedWithinDays: '7', region: 'HK' },
  ],
  [
    'those that are deleted today, with the overdue ones',
    { chart: 'deletions', noticeDays: 7, days, day: days.from, status: 'PND' },
    {},
    { status: 'PND', deletionDateTo: days.from },
  ],
  [
    'the last day of the notice period',
    { chart: 'deletions', noticeDays: 7, days, day: days.to },
    {},
    { deletionDateFrom: days.to, deletionDateTo: days.to, deletedWithinDays: '7' },
  ],
  ['attempts', { chart: 'authentications' }, {}, undefined],
  ['documents', { chart: 'ocr' }, {}, undefined],
];

it.each(cases)('leads to %s', (_, figure, filters, params) => {
  expect(figureTarget(figure, { period, ...filters })).toEqual(params && { code: 'RAO_CLIENT_MANAMEMENT', params });
});

it('leads to the applications of the period before', () => {
  const target = previousTarget({ from: '2026-01-02', to: '2026-01-31' }, { period, region: 'HK' });
  expect(target?.params).toEqual({ status, applyDateFrom: '2026-01-02', applyDateTo: '2026-01-31', region: 'HK' });
});

it('sixteen statuses are submitted', () => {
  expect(submittedStatuses).toHaveLength(16);
  expect(submittedStatuses).not.toContain('PND');
});
