// The zone of a process is fixed when it starts, so each zone has its own.
import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const addressOf = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
const script = `
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { dayOfCalendarDate, toCalendarDate } from ${addressOf('calendarDates.ts')};
import { clockTimeOf, instantOf } from ${addressOf('../../formats/shanghaiTime.ts')};

// Before 1992, an hour of Shanghai's clock could come twice.
const minutes = fc.integer({ min: Date.UTC(1992, 0) / 60_000, max: Date.UTC(2199, 0) / 60_000 });
fc.assert(fc.property(minutes, (minute) => {
  const instant = new Date(minute * 60_000).toISOString();
  const clockTime = clockTimeOf(instant);
  assert.equal(instantOf(clockTime), instant);
  assert.equal(clockTime.time, new Date(minute * 60_000 + 8 * 3_600_000).toISOString().slice(11, 16));
}), { numRuns: 1000 });
for (let time = Date.UTC(2015, 0); time < Date.UTC(2035, 0); time += 86_400_000) {
  const day = new Date(time).toISOString().slice(0, 10);
  assert.equal(dayOfCalendarDate(toCalendarDate(day)), day);
}
process.stdout.write(Intl.DateTimeFormat().resolvedOptions().timeZone);
`;

it.each(['Asia/Shanghai', 'America/Los_Angeles', 'Europe/London', 'America/Santiago'])(
  'instants and days survive the way to the screen and back in a browser of %s',
  (zone) => {
    const options = { cwd: import.meta.dirname, env: { ...process.env, TZ: zone }, encoding: 'utf8' } as const;
    expect(execFileSync(process.execPath, ['--input-type=module', '-e', script], options)).toBe(zone);
  },
  20_000,
);
