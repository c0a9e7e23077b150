// Every kind of date on a computer whose clock is wrong: what is today, allowed and left is what the server's clock says.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestApi, renderScreen } from '../../entries/testing.tsx';
import { addDays, clockTimeOf, instantOf, shanghaiDay } from '../../formats/shanghaiTime.ts';
import { useCurrentTime } from '../../hooks/useCurrentTime.ts';
import { setClockOffset } from '../../services/clock.ts';
import { Form } from '../form/Form.tsx';
import { useForm } from '../form/useForm.ts';
import { DateField } from './DateField.tsx';
import { DateTimeField } from './DateTimeField.tsx';
import { PeriodInput } from './PeriodInput.tsx';

type Values = { day: unknown; at: unknown };

const hourMs = 3_600_000;
const plugin = {
  id: 'plans',
  messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
};
const send = vi.fn(async (_values: Values) => null);

function PlanForm() {
  const form = useForm<Values>({
    name: 'plan',
    record: undefined,
    toValues: () => ({ day: shanghaiDay(), at: null }),
    send,
    storesDraft: false,
  });
  const [to, setTo] = useState('');
  return (
    <>
      <Form form={form} label="Plan">
        <DateField form={form} name="day" label="Day" min={shanghaiDay()} />
        <DateTimeField form={form} name="at" label="Time" min="now" />
        <button>Save</button>
      </Form>
      <PeriodInput label="Applied" from="" to={to} onChange={(_end, day) => setTo(day)} />
      <Countdown />
    </>
  );
}

function Countdown() {
  return <output>{useCurrentTime(1_000)}</output>;
}

beforeAll(() => import('./Calendar.tsx'), 180_000);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  setClockOffset(0);
  send.mockClear();
});

const serverTimes = ['2026-11-28T02:00:00Z', '2026-11-28T15:59:00Z', '2026-11-28T16:01:00Z', '2026-12-31T23:30:00Z'];
const hoursAhead = [0, 2, -2, 24, -24, 40 * 24, -40 * 24];
const cases = serverTimes.flatMap((time) => hoursAhead.map((hours) => ({ time, hours })));

it.each(cases)('the server has $time, and the computer is $hours hours ahead of it', async ({ time, hours }) => {
  const now = Date.parse(time);
  const { day: today } = clockTimeOf(now);
  vi.useFakeTimers({ now: now + hours * hourMs, toFake: ['Date'] });
  await renderScreen(<PlanForm />, { plugin, api: createTestApi(() => null), clockOffsetMs: -hours * hourMs });

  expect(document.querySelector('output')?.textContent).toBe(String(now));
  expect(input('Day').value).toBe(shown(today));
  expect(descriptionOf('Day')).toMatch(/today/);
  expect(await problemOf('Day', addDays(today, -1))).toMatch(`Not before ${shown(today)}.`);
  expect(await problemOf('Day', 'soon')).toContain(today);
  expect(await problemOf('Day', today)).toBe('');

  const minuteLater = now + 60_000;
  const typedTime = ({ day, time: clock }: { day: string; time: string }) => `${day} ${clock}`;
  expect(await problemOf('Time', typedTime(clockTimeOf(now - 60_000)))).toMatch(/has passed/);
  expect(await problemOf('Time', typedTime(clockTimeOf(minuteLater)))).toBe('');
  expect(descriptionOf('Time')).toMatch(/in 1 minute/);
  expect(await problemOf('Time', 'soon')).toContain(today);
  await problemOf('Time', typedTime(clockTimeOf(now + hourMs)));
  expect(descriptionOf('Time')).toMatch(/in 1 hour/);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  expect(send.mock.calls[0]?.[0]).toEqual({ day: today, at: instantOf(clockTimeOf(now + hourMs)) });

  await openCalendar('Applied, to');
  const days = [...document.querySelectorAll('.rdp-day_today')];
  expect(days.map((element) => element.textContent)).toEqual([expect.stringContaining(String(Number(today.slice(8))))]);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Today' })));
  expect(input('Applied, to').value).toBe(shown(today));
});

it('what is shown follows when the server’s time is learnt later', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  await renderScreen(<Countdown />, { plugin });
  act(() => setClockOffset(hourMs));
  expect(screen.getByRole('status').textContent).toBe(String(hourMs));
});

function input(label: string): HTMLInputElement {
  return screen.getByLabelText(label, { selector: 'input' });
}

async function problemOf(label: string, value: string): Promise<string> {
  fireEvent.change(input(label), { target: { value } });
  await act(async () => fireEvent.blur(input(label)));
  return input(label).getAttribute('aria-invalid') === 'true' ? descriptionOf(label) : '';
}

function descriptionOf(label: string): string {
  const ids = input(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

async function openCalendar(label: string): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: `Open the calendar: ${label}` })));
}

function shown(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: '2-digit', month: 'short', year: 'numeric' }).format(
    new Date(day),
  );
}
