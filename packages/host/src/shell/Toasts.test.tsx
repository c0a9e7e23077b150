import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTexts } from '../languages/createTexts.ts';
import { hostTexts } from '../texts/host/hostTexts.ts';
import { addToastAtom, toastsAtom } from './toastAtoms.ts';
import { Toasts } from './Toasts.tsx';

let store: ReturnType<typeof createStore>;

beforeEach(async () => {
  await (await createTexts('en')).add(hostTexts);
  vi.useFakeTimers();
  store = createStore();
  render(
    <Provider store={store}>
      <Toasts />
    </Provider>,
  );
  act(() => store.set(addToastAtom, { tone: 'error', text: 'Upload file out of limit' }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const findToast = () => screen.queryByText('Upload file out of limit')?.parentElement;
const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

test('a toast leaves after 1,500 ms, is announced, and stays in the log', () => {
  expect(screen.getByRole('region', { name: 'Latest messages' }).getAttribute('aria-live')).toBe('polite');
  wait(1499);
  expect(findToast()).toBeTruthy();
  wait(1);
  expect(findToast()).toBeUndefined();
  expect(store.get(toastsAtom)).toMatchObject([{ text: 'Upload file out of limit', isVisible: false }]);
});

test.each([
  [
    'pointed at',
    (element: Element) => fireEvent.pointerEnter(element),
    (element: Element) => fireEvent.pointerLeave(element),
  ],
  ['focused', (element: Element) => fireEvent.focusIn(element), (element: Element) => fireEvent.focusOut(element)],
])('a toast that is %s stays, and leaves 1,500 ms after that', (_how, hold, release) => {
  wait(1000);
  hold(findToast() as Element);
  wait(60_000);
  release(findToast() as Element);
  wait(1499);
  expect(findToast()).toBeTruthy();
  wait(1);
  expect(findToast()).toBeUndefined();
});

test('a toast can be closed immediately', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(findToast()).toBeUndefined();
});

test('the action of a toast runs once, from the toast or from the log', () => {
  const run = vi.fn<() => void>();
  act(() => store.set(addToastAtom, { tone: 'success', text: 'Verified', action: { label: 'Undo', run } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledTimes(1);
  const [logged] = store.get(toastsAtom);
  expect(logged).toMatchObject({ text: 'Verified', isVisible: false });
  expect(logged?.action).toBeUndefined();
});
