// The days of the dashboard are those of Asia/Shanghai, whatever the browser's zone. The zone of a process is fixed when
// it starts, so each zone has its own.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const addressOf = (file: string) =>
  JSON.stringify(new URL(`../plugins/dashboard/src/model/${file}`, import.meta.url).href);
const script = `
import { readAddress } from ${addressOf('address.ts')};
import { shanghaiDayAt } from ${addressOf('days.ts')};
import { labelBar, labelDays } from ${addressOf('labelDays.ts')};
import { daysOf, presets, previousDays } from ${addressOf('presets.ts')};

// Midnight in Asia/Shanghai at the turn of a day, a week, a month and a year, around a leap day, and when the clocks of
// London and New York change.
const turns = ['2026-03-04', '2026-03-09', '2026-04-01', '2027-01-01', '2028-02-29', '2028-03-01', '2026-10-25', '2026-11-01'];
const results = turns.flatMap((turn) => [-60_000, -1, 0, 59_999].map((ms) => {
  const today = shanghaiDayAt(Date.parse(turn + 'T00:00:00+08:00') + ms);
  const context = { today, profileIDs: undefined, cards: [] };
  const shown = presets.map((preset) => {
    const days = daysOf(preset, today);
    return [preset, days, previousDays(days, preset), labelDays(days, 'en'), labelDays(days, 'zh-Hant')];
  });
  const addresses = ['day', 'week', 'month'].map((scope) => readAddress({ scope, to: turn }, context));
  return { turn, ms, today, shown, addresses, label: labelBar({ from: today, to: today }, 'day', 'zh-Hans') };
}));
process.stdout.write(JSON.stringify({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone, results }));
`;

interface Answer {
  readonly zone: string;
  readonly results: readonly {
    readonly turn: string;
    readonly ms: number;
    readonly today: string;
    readonly shown: readonly (readonly [preset: string, days: { readonly from: string; readonly to: string }])[];
  }[];
}

async function answerIn(zone: string): Promise<Answer> {
  const options = { cwd: import.meta.dirname, env: { ...process.env, TZ: zone }, encoding: 'utf8' } as const;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], options);
  return JSON.parse(stdout) as Answer;
}

it('days, periods and labels are the same in browsers of four other zones', { timeout: 360_000 }, async () => {
  const { zone, results } = await answerIn('Asia/Shanghai');
  expect(zone).toBe('Asia/Shanghai');
  for (const { turn, ms, today, shown } of results) {
    const before = new Date(Date.parse(turn) - 1).toISOString().slice(0, 10);
    expect([turn, ms, today]).toEqual([turn, ms, ms < 0 ? before : turn]);
    for (const [preset, { from, to }] of shown) {
      expect([preset, from <= to && to <= today]).toEqual([preset, true]);
    }
  }
  const newYear = results.find(({ turn, ms }) => turn === '2027-01-01' && ms === 0);
  expect(
    Object.fromEntries(newYear?.shown.map(([preset, { from, to }]) => [preset, `${from} ${to}`]) ?? []),
  ).toMatchObject({
    today: '2027-01-01 2027-01-01',
    // 1 January 2027 is a Friday.
    thisWeek: '2026-12-28 2027-01-01',
    lastWeek: '2026-12-21 2026-12-27',
    thisMonth: '2027-01-01 2027-01-01',
    lastMonth: '2026-12-01 2026-12-31',
    last12Weeks: '2026-10-12 2027-01-01',
    last6Months: '2026-08-01 2027-01-01',
  });
  for (const other of ['America/Los_Angeles', 'Europe/London', 'Pacific/Kiritimati', 'America/St_Johns']) {
    expect(await answerIn(other)).toEqual({ zone: other, results });
  }
});
