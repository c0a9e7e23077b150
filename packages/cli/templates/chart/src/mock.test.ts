import { createSessionApi } from '@brokerdesk/plugin-sdk/testing';
import { expect, it } from 'vitest';
import { getStatistics, periods } from './endpoints.ts';
import { openBackend } from './testBackendFixture.ts';
import { totalOf } from './totalOf.ts';

it.each(periods)('returns %s days until today, and as many before them', async (period) => {
  const { session } = await openBackend();
  const { days, previousDays } = await createSessionApi(session).call(getStatistics, { query: { period } });
  expect([days.length, previousDays.length, days.at(-1)?.day]).toEqual([Number(period), Number(period), '2026-11-04']);
  const all = [...previousDays, ...days].map(({ day }) => day);
  expect(all).toEqual([...new Set(all)].toSorted());
});

it('gives a day the same counts in every period, and none on a weekend', async () => {
  const { session } = await openBackend();
  const api = createSessionApi(session);
  const week = await api.call(getStatistics, { query: { period: '7' } });
  const month = await api.call(getStatistics, { query: { period: '30' } });
  expect(month.days.slice(-7)).toEqual(week.days);
  const sunday = week.days.find(({ day }) => day === '2026-11-01')!;
  expect([totalOf(sunday), sunday.responseMinutes]).toEqual([0, null]);
});

it('is closed to users without the function', async () => {
  const { limitTo } = await openBackend();
  const api = createSessionApi(await limitTo('RAO'));
  await expect(api.call(getStatistics, { query: { period: '7' } })).rejects.toMatchObject({ code: 'E0002' });
});
