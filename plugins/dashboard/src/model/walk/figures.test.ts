// The list behind a figure contains exactly the applications that the figure counts: in random states, at times around
// midnight and the turn of week, month and year in Asia/Shanghai, for every chart, scope, filter and point.
import { openEmulator } from '@brokerdesk/mock-server/testing';
import {
  type ApplicationSummary,
  listApplicationReferrers,
  listApplications,
  listProfiles,
  regions,
} from '@brokerdesk/plugin-sdk/api';
import { createSessionApi } from '@brokerdesk/plugin-testing';
import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { type Figure, figureTarget, previousTarget } from '../figureTarget.ts';
import { readFigures } from './readFiguresFixture.ts';

const isWhole = process.env['BROKERDESK_WHOLE'] === '1';
/** Of the figures that are 0, which are most, this many of each state are compared too. */
const zeroFigures = isWhole ? 40 : 8;
const applications = 160;
const dayMs = 86_400_000;

const emulator = openEmulator({ applications });
afterAll(() => emulator.close());
const sandbox = await emulator.openSandbox({ now: '2026-03-02T03:00:00Z', frozen: true });
const { control } = sandbox;
const api = createSessionApi(await sandbox.signIn());
const { items } = await api.call(listApplications, { query: { size: 500 } });
const profileIDs = (await api.call(listProfiles, {})).items.map(({ profileID }) => profileID);
const referrerIDs = (await api.call(listApplicationReferrers, {})).map(({ referrerID }) => referrerID);
const pageIDs = [...new Set(items.flatMap(({ stayPage }) => stayPage?.pageID ?? []))];
const broker = await readBroker();
await control.takeSnapshot('start');

/** The broker's row as seeded. */
async function readBroker(): Promise<{ readonly limits: object }> {
  const session = await sandbox.signIn();
  const response = await session.fetch('/__mock/state/brokers/DEMO', { method: 'GET', headers: {} });
  return (await response.json()) as { readonly limits: object };
}

/** Midnight in Asia/Shanghai at the turn of a day, a week, a month and a year. */
const turns = ['2026-03-04', '2026-03-09', '2026-04-01', '2027-01-01', '2028-02-29'].map((day) =>
  Date.parse(`${day}T00:00:00+08:00`),
);
const edge = fc.constantFrom(-1, 0, 1, -3_600_000, 9 * 3_600_000);
const write = fc.record({
  place: fc.nat({ max: applications - 1 }),
  status: fc.constantFrom('PND', 'PND', 'REJ', 'REJ', 'SUB', 'CHK', 'CCF', 'IPB', 'ARC'),
  region: fc.constantFrom(...regions),
  profileID: fc.constantFrom(...profileIDs, 'DEMO-GONE'),
  referrerID: fc.constantFrom(null, ...referrerIDs, 'DEMO-R999'),
  appliedDaysAgo: fc.tuple(fc.nat({ max: 70 }), edge),
  /** Pending applications are deleted 30 days after their last change, rejected ones after 90. */
  deletedIn: fc.tuple(fc.integer({ min: -1, max: 9 }), edge),
  recentPage: fc.constantFrom(...pageIDs, 'gone', undefined),
});
const state = fc.record({
  now: fc.tuple(fc.constantFrom(...turns), edge),
  writes: fc.array(write, { minLength: 10, maxLength: 60 }),
  topReferrers: fc.constantFrom(1, 3, 10),
  noticeDays: fc.constantFrom(0, 1, 7),
  isReferrerDeleted: fc.boolean(),
  view: fc.record({
    scope: fc.constantFrom('day', 'week', 'month'),
    /** The first and the last day, as days before today; the back end's own period without. */
    days: fc.option(fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 40 })), { nil: undefined }),
    region: fc.option(fc.constantFrom(...regions), { nil: undefined, freq: 2 }),
    profileID: fc.option(fc.constantFrom(...profileIDs, 'DEMO-GONE'), { nil: undefined, freq: 2 }),
  }),
  seed: fc.nat(),
});
type State = typeof state extends fc.Arbitrary<infer T> ? T : never;

async function arrange({ now: [turn, offset], writes, topReferrers, noticeDays, isReferrerDeleted }: State) {
  const now = turn + offset;
  await control.restoreSnapshot('start');
  await control.changeClock({ set: new Date(now).toISOString(), frozen: true });
  const limits = { ...broker.limits, topReferrers };
  await control.putRow('brokers', 'DEMO', { ...broker, limits, deletionNoticeDays: noticeDays });
  if (isReferrerDeleted) await control.removeRow('referrers', referrerIDs[0] ?? '');
  for (const { place, appliedDaysAgo, deletedIn, recentPage, ...change } of writes) {
    const { deletedInDays: _days, work: _work, stayPage: _page, ...row } = items[place] as ApplicationSummary;
    const kept = change.status === 'REJ' ? 90 : 30;
    await control.putRow('applications', row.applyID, {
      ...row,
      ...change,
      brokerCode: 'DEMO',
      applyDate: timeAt(turn - appliedDaysAgo[0] * dayMs + appliedDaysAgo[1]),
      statusDate: timeAt(now + (deletedIn[0] - kept) * dayMs + deletedIn[1]),
      ...(recentPage !== undefined && { recentPage }),
    });
  }
  return now;
}

function timeAt(time: number): string {
  return new Date(time).toISOString();
}

function dayBefore(now: number, days: number): string {
  return timeAt(now + 8 * 3_600_000 - days * dayMs).slice(0, 10);
}

const counts = {
  states: 0,
  filtered: 0,
  figures: 0,
  applications: 0,
  byChart: {} as Partial<Record<Figure['chart'], number>>,
};

it('the list behind every figure contains exactly as many applications', { timeout: 3_000_000 }, async () => {
  const numRuns = isWhole ? 2_000 : 60;
  await fc.assert(
    fc.asyncProperty(state, async (one) => {
      const now = await arrange(one);
      const session = createSessionApi(await sandbox.signIn());
      const countOf = async (target: ReturnType<typeof figureTarget>) =>
        (await session.call(listApplications, { query: { ...target?.params, size: 1 } as object })).total;
      const { scope, days, region, profileID } = one.view;
      const [last, length] = days ?? [];
      const period =
        last === undefined || length === undefined
          ? {}
          : { from: dayBefore(now, last + length), to: dayBefore(now, last) };
      const { filters, previous, figures } = await readFigures(session, { scope, ...period, region, profileID });
      for (const { figure, count } of chooseFigures(figures, one.seed)) {
        const target = figureTarget(figure, filters);
        const found = target === undefined ? 0 : await countOf(target);
        expect({ figure, filters, found }).toEqual({ figure, filters, found: count });
        counts.figures += 1;
        counts.applications += count;
        counts.byChart[figure.chart] = (counts.byChart[figure.chart] ?? 0) + 1;
      }
      const { from, to } = filters.period;
      const [first, end] = [Date.parse(from), Date.parse(to)];
      const earlier = { from: timeAt(2 * first - end - dayMs).slice(0, 10), to: timeAt(first - dayMs).slice(0, 10) };
      expect(await countOf(previousTarget(earlier, filters))).toBe(previous);
      counts.states += 1;
      counts.filtered += region === undefined && profileID === undefined ? 0 : 1;
    }),
    { numRuns, seed: 17, endOnFailure: !isWhole },
  );
  process.stdout.write(`Figures and their lists: ${JSON.stringify(counts)}.\n`);
  expect(counts.figures).toBeGreaterThan(numRuns * 30);
  expect(counts.filtered).toBeGreaterThan(numRuns / 2);
});

/** All figures that count something, and some of those that are 0, spread over all charts. */
function chooseFigures<One extends { readonly count: number }>(figures: readonly One[], seed: number): readonly One[] {
  const empty = figures.filter(({ count }) => count === 0);
  const step = Math.max(1, Math.floor(empty.length / zeroFigures));
  return [...figures.filter(({ count }) => count > 0), ...empty.filter((_, index) => index % step === seed % step)];
}
