import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../entries/testing.tsx';
import { useCurrentTime } from './useCurrentTime.ts';
import { useTabState } from './useTabState.ts';

const plugin = {
  id: 'visits',
  messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
};

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function Position() {
  const [position, setPosition] = useTabState<{ readonly at: number }>('position');
  return (
    <>
      <output>{position?.at ?? 'none'}</output>
      <button onClick={() => setPosition({ at: (position?.at ?? 0) + 1 })}>Next</button>
      <button onClick={() => setPosition(undefined)}>Forget</button>
    </>
  );
}

it('a value survives a reload of the tab, for this plugin', async () => {
  const first = await renderScreen(<Position />, { plugin });
  expect(first.container.querySelector('output')?.textContent).toBe('none');
  act(() => screen.getByText('Next').click());
  act(() => screen.getByText('Next').click());
  first.unmount();
  const second = await renderScreen(<Position />, { plugin });
  expect(second.container.querySelector('output')?.textContent).toBe('2');
  act(() => screen.getByText('Forget').click());
  expect(sessionStorage).toHaveLength(0);
  second.unmount();
  const other = await renderScreen(<Position />, { plugin: { ...plugin, id: 'notes' } });
  expect(other.container.querySelector('output')?.textContent).toBe('none');
});

it('the current time is updated, and no longer once the component is gone', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date', 'setInterval', 'clearInterval'] });
  const Clock = () => <output>{useCurrentTime(60_000)}</output>;
  const { container, unmount } = await renderScreen(<Clock />, { plugin });
  expect(container.textContent).toBe('0');
  act(() => void vi.advanceTimersByTime(120_000));
  expect(container.textContent).toBe('120000');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
