import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApi, type RenderScreenOptions, renderScreen } from '../../entries/testing.tsx';
import { Form } from '../form/Form.tsx';
import { useForm } from '../form/useForm.ts';
import { DateField, type DateFieldProps } from './DateField.tsx';
import { DateTimeField } from './DateTimeField.tsx';

type Values = { day: unknown; at: unknown };

const plugin = {
  id: 'plans',
  messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
};
const options: RenderScreenOptions = { plugin, api: createTestApi(() => null) };
const send = vi.fn(async (_values: Values) => null);
const startValues: Values = { day: '2026-11-20', at: '2026-11-20T06:30:00.000Z' };

function PlanForm({ limits = {} }: { readonly limits?: Pick<DateFieldProps<Values>, 'min' | 'max'> }) {
  const form = useForm<Values>({
    name: 'plan',
    record: undefined,
    toValues: () => startValues,
    send,
    storesDraft: false,
  });
  return (
    <Form form={form} label="Plan">
      <DateField form={form} name="day" label="Effective date" {...limits} />
      <DateTimeField form={form} name="at" label="Delivery" min="2026-01-01T00:00:00Z" />
      <button>Save</button>
    </Form>
  );
}

function input(label: string): HTMLInputElement {
  return screen.getByLabelText(label, { selector: 'input' });
}

async function type(label: string, value: string): Promise<void> {
  fireEvent.change(input(label), { target: { value } });
  await act(async () => fireEvent.blur(input(label)));
}

async function save(): Promise<unknown> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save' })));
  return send.mock.calls.at(-1)?.[0];
}

async function openCalendar(label: string): Promise<HTMLElement> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: `Open the calendar: ${label}` })));
  return screen.getByRole('dialog', { name: `Calendar: ${label}` });
}

function descriptionOf(label: string): string | undefined {
  const ids = input(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

beforeAll(() => import('./Calendar.tsx'), 180_000);
beforeEach(() => {
  send.mockClear();
  vi.useFakeTimers({ now: Date.parse('2026-11-18T02:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a typed value', () => {
  it('is sent in the spelling of the wire and shown as dates are shown elsewhere', async () => {
    await renderScreen(<PlanForm />, options);
    await type('Effective date', '２０２６／１２／１');
    await type('Delivery', '1 Dec 2026 2:30 pm');
    expect(await save()).toEqual({ day: '2026-12-01', at: '2026-12-01T06:30:00.000Z' });
    expect([input('Effective date').value, input('Delivery').value]).toEqual(['01 Dec 2026', '01 Dec 2026, 14:30']);
  });

  it('is null when the user empties the field', async () => {
    await renderScreen(<PlanForm />, options);
    await type('Effective date', ' ');
    expect(await save()).toMatchObject({ day: null });
  });

  it('stays as typed while the user types', async () => {
    await renderScreen(<PlanForm />, options);
    fireEvent.change(input('Effective date'), { target: { value: '2026-12-1' } });
    expect(input('Effective date').value).toBe('2026-12-1');
  });

  it.each([
    ['Effective date', 'soon', 'soon', 'This is not a day. Type it as 18 Nov 2026 or 2026-11-18.'],
    ['Delivery', 'soon', 'soon', 'This is not a date and time. Type it as 18 Nov 2026, 14:30 or 2026-11-18 14:30.'],
    ['Delivery', '2026-12-01', '2026-12-01', 'The time is missing. Type it after the day, as in 18 Nov 2026, 14:30.'],
    ['Delivery', '2025-12-01 09:00', '01 Dec 2025, 09:00', 'Not before 01 Jan 2026, 08:00.'],
  ])('in %s that is not accepted stays, and the field says what to type: %s', async (label, typed, shown, message) => {
    await renderScreen(<PlanForm />, options);
    await type(label, typed);
    screen.getByText(message);
    expect(input(label).getAttribute('aria-invalid')).toBe('true');
    expect(input(label).value).toBe(shown);
    expect(await save()).toBeUndefined();
    await type(label, '2026-12-02 10:00'.slice(0, label === 'Delivery' ? 16 : 10));
    expect(screen.queryByText(message)).toBeNull();
    await save();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is refused outside of the limits of the field', async () => {
    await renderScreen(<PlanForm limits={{ min: '2026-11-18', max: '2026-11-30' }} />, options);
    await type('Effective date', '2026-11-17');
    screen.getByText('Not before 18 Nov 2026.');
    await type('Effective date', '2026-12-01');
    screen.getByText('Not after 30 Nov 2026.');
  });
});

describe('below the value', () => {
  it('a day has its weekday and distance', async () => {
    await renderScreen(<PlanForm />, options);
    expect(descriptionOf('Effective date')).toBe('Friday, in 2 days');
  });

  it('a time has its distance, its zone, and the time of a computer in another zone', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      timeZone: 'America/Los_Angeles',
    } as Intl.ResolvedDateTimeFormatOptions);
    await renderScreen(<PlanForm />, options);
    expect(descriptionOf('Delivery')).toBe(
      'Friday, in 2 days · Hong Kong and Shanghai time (UTC+8)On this computer: 19 Nov 2026 22:30 (GMT-8)',
    );
    vi.restoreAllMocks();
  });
});

describe('the calendar', () => {
  it('chooses a day, closes, and returns the focus', async () => {
    await renderScreen(<PlanForm />, options);
    const calendar = await openCalendar('Effective date');
    const selected = within(calendar).getByRole('gridcell', { name: 'Friday, 20 November 2026', selected: true });
    expect(document.activeElement).toBe(selected);
    await act(async () => fireEvent.click(within(calendar).getByRole('gridcell', { name: /^Monday,? 30 November/ })));
    expect(input('Effective date').value).toBe('30 Nov 2026');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Open the calendar: Effective date');
  });

  it('opens from the input with Alt and the down arrow, and clears the value', async () => {
    await renderScreen(<PlanForm />, options);
    await act(async () => fireEvent.keyDown(input('Effective date'), { key: 'ArrowDown', altKey: true }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Clear' })));
    expect(document.activeElement).toBe(input('Effective date'));
    expect(await save()).toMatchObject({ day: null });
  });

  it('leaves the focus to a user who has moved on while it was loading', async () => {
    await renderScreen(<PlanForm />, options);
    const field = input('Effective date');
    fireEvent.keyDown(field, { key: 'ArrowDown', altKey: true });
    const calendar = screen.getByRole('dialog', { name: 'Calendar: Effective date' });
    expect(within(calendar).queryByRole('grid')).toBeNull();
    const today = within(calendar).getByRole('button', { name: 'Today' });
    today.focus();
    fireEvent.keyDown(today, { key: 'Enter' });
    await within(calendar).findByRole('grid');
    expect(document.activeElement).toBe(today);
    fireEvent.keyUp(today, { key: 'Enter' });
    expect(field.value).toBe('18 Nov 2026');
  });

  it('offers only the days within the limits', async () => {
    await renderScreen(<PlanForm limits={{ min: '2026-11-19' }} />, options);
    const calendar = await openCalendar('Effective date');
    expect(within(calendar).queryByRole('button', { name: 'Today' })).toBeNull();
    const before = within(calendar).getByRole('gridcell', { name: /18 November/ });
    expect((before as HTMLButtonElement).disabled).toBe(true);
  });

  it('keeps the time when the user chooses another day, and changes it beside the calendar', async () => {
    await renderScreen(<PlanForm />, options);
    const calendar = await openCalendar('Delivery');
    await act(async () => fireEvent.click(within(calendar).getByRole('gridcell', { name: /24 November/ })));
    expect(input('Delivery').value).toBe('24 Nov 2026, 14:30');
    fireEvent.change(within(calendar).getByLabelText('Time'), { target: { value: 'x' } });
    expect((within(calendar).getByLabelText('Time') as HTMLInputElement).value).toBe('x');
    fireEvent.change(within(calendar).getByLabelText('Time'), { target: { value: '8:15' } });
    await act(async () => fireEvent.click(within(calendar).getByRole('button', { name: 'Done' })));
    expect(await save()).toMatchObject({ at: '2026-11-24T00:15:00.000Z' });
  });

  it('is in the language of the portal', async () => {
    await renderScreen(<PlanForm />, { ...options, language: 'zh-Hant' });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '打開日曆：Effective date' })));
    const calendar = screen.getByRole('dialog', { name: '日曆：Effective date' });
    expect(calendar.textContent).not.toMatch(/[A-Za-z]{3}/);
    within(calendar).getByRole('combobox', { name: '月份' });
    expect(within(calendar).getAllByRole('columnheader')[0]?.getAttribute('aria-label')).toBe('星期一');
  });
});
