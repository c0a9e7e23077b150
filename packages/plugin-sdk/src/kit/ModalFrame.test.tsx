import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { polyfillTopLayer } from '../testing/polyfillTopLayer.ts';
import { ModalFrame } from './ModalFrame.tsx';

beforeAll(polyfillTopLayer);
afterEach(cleanup);

test('Escape dismisses a dialog, unless it belongs to an input method', () => {
  const onDismiss = vi.fn();
  render(
    <ModalFrame aria-label="Search" onDismiss={onDismiss}>
      <input aria-label="Name" />
    </ModalFrame>,
  );
  const field = screen.getByRole('textbox', { name: 'Name' });
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('the browser never closes a dialog that React still renders', () => {
  const onDismiss = vi.fn();
  render(<ModalFrame aria-label="Search" onDismiss={onDismiss} />);
  const isClosedByBrowser = fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect({ isClosedByBrowser, dismissals: onDismiss.mock.calls.length }).toEqual({
    isClosedByBrowser: false,
    dismissals: 0,
  });
});

test('a press on the backdrop dismisses only a dialog that allows it', () => {
  const [menu, question] = [vi.fn(), vi.fn()];
  render(
    <>
      <ModalFrame aria-label="Menu" onDismiss={menu} dismissesOnBackdrop>
        <p>Pages</p>
      </ModalFrame>
      <ModalFrame aria-label="Question" onDismiss={question} />
    </>,
  );
  fireEvent.click(screen.getByText('Pages'));
  expect(menu).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('dialog', { name: 'Menu' }));
  fireEvent.click(screen.getByRole('dialog', { name: 'Question' }));
  expect([menu.mock.calls.length, question.mock.calls.length]).toEqual([1, 0]);
});

test('the focus starts at the marked element', () => {
  render(
    <ModalFrame aria-label="Question">
      <button type="button">Discard</button>
      <button type="button" data-first>
        Stay
      </button>
    </ModalFrame>,
  );
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' }));
});

test('the control to which the focus returns is scrolled into view', () => {
  const scrollIntoView = vi.fn();
  Object.assign(HTMLElement.prototype, { scrollIntoView });
  render(<button type="button">Paste a list</button>);
  const { unmount } = render(<ModalFrame aria-label="Lines" />);
  screen.getByRole('button', { name: 'Paste a list' }).focus();
  unmount();
  expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('button', { name: 'Paste a list' })]);
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});
