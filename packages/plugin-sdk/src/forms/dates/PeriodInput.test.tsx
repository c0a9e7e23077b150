import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../entries/testing.tsx';
import { PeriodInput } from './PeriodInput.tsx';

const plugin = {
  id: 'plans',
  messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
};
const onChange = vi.fn<(end: 'from' | 'to', day: string) => void>();

function Applied() {
  const [period, setPeriod] = useState({ from: '2026-11-02', to: '' });
  return (
    <>
      <PeriodInput
        label="Applied"
        {...period}
        onChange={(end, day) => {
          onChange(end, day);
          setPeriod({ ...period, [end]: day });
        }}
      />
      <button onClick={() => setPeriod({ from: '', to: '' })}>Clear filters</button>
    </>
  );
}

const input = (label: string): HTMLInputElement => screen.getByLabelText(label, { selector: 'input' });
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const leave = (label: string) => act(async () => fireEvent.blur(input(label)));

beforeAll(() => import('./Calendar.tsx'), 180_000);
beforeEach(async () => {
  onChange.mockClear();
  vi.useFakeTimers({ now: Date.parse('2026-11-18T02:00:00Z'), toFake: ['Date'] });
  await renderScreen(<Applied />, { plugin });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('takes effect when the user leaves the input, not at a day on the way there', async () => {
  type('Applied, to', '2026-11-2');
  type('Applied, to', '2026-11-20');
  expect(onChange).not.toHaveBeenCalled();
  await leave('Applied, to');
  expect(onChange.mock.calls).toEqual([['to', '2026-11-20']]);
  await leave('Applied, to');
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('takes effect on Enter, but not on one of an input method', async () => {
  type('Applied, from', '２０２６／１１／３');
  fireEvent.keyDown(input('Applied, from'), { key: 'Enter', isComposing: true });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(input('Applied, from'), { key: 'Enter' });
  expect(onChange.mock.calls).toEqual([['from', '2026-11-03']]);
});

it('opens the period when an end is emptied', async () => {
  type('Applied, from', '');
  await leave('Applied, from');
  expect(onChange.mock.calls).toEqual([['from', '']]);
});

it.each([
  ['is not a day', '20 Nox', 'This is not a day. Type it as 18 Nov 2026 or 2026-11-18.'],
  ['is before the first day', '2026-11-01', 'Not before 02 Nov 2026.'],
])('keeps a text that %s, and says what to do', async (_case, typed, problem) => {
  type('Applied, to', typed);
  await leave('Applied, to');
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe(problem);
  expect(input('Applied, to').getAttribute('aria-describedby')).toBe(screen.getByRole('status').id);
  expect(input('Applied, to').value).toBe(typed === '20 Nox' ? typed : '01 Nov 2026');
  type('Applied, to', '');
  expect(screen.queryByRole('status')).toBeNull();
});

it('takes a day of the calendar at once', async () => {
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Open the calendar: Applied, from' })));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Today' })));
  expect(onChange.mock.calls).toEqual([['from', '2026-11-18']]);
});

it('shows a period that comes from elsewhere instead of what was typed', async () => {
  type('Applied, from', 'Nox');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Clear filters' })));
  expect(input('Applied, from').value).toBe('');
});
