import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { polyfillTopLayer } from '../testing/polyfillTopLayer.ts';
import { Popover, PopoverButton } from './Popover.tsx';

const button = () => screen.getByRole('button', { name: 'Messages' });
const field = () => screen.getByRole('textbox');
const isOpen = () => screen.queryByRole('textbox') !== null;

beforeEach(polyfillTopLayer);
afterEach(cleanup);

function renderButton(children: (close: () => void) => ReactNode = () => <input />) {
  render(
    <>
      <PopoverButton label="Messages" button="3">
        {children}
      </PopoverButton>
      <a href="/elsewhere">Elsewhere</a>
    </>,
  );
  fireEvent.click(button());
}

it('is named by its button as what the button controls, while it is open', () => {
  renderButton();
  const layer = document.getElementById(button().getAttribute('aria-controls') ?? '');
  expect(layer?.contains(field())).toBe(true);
  expect(button().getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(button());
  expect([isOpen(), button().getAttribute('aria-expanded'), button().hasAttribute('aria-controls')]).toEqual([
    false,
    'false',
    false,
  ]);
});

it('closes with Escape and returns the focus, and nothing else reacts to the key', () => {
  const onKey = vi.fn();
  document.addEventListener('keydown', onKey);
  renderButton();
  field().focus();
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
  expect(isOpen()).toBe(true);
  onKey.mockClear();
  expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
  expect([isOpen(), document.activeElement === button(), onKey.mock.calls.length]).toEqual([false, true, 0]);
  document.removeEventListener('keydown', onKey);
});

it('closes with Escape on its button, too', () => {
  renderButton();
  fireEvent.keyDown(button(), { key: 'Escape' });
  expect(isOpen()).toBe(false);
});

it('closes when the user presses or focuses something else, and then does not take the focus', () => {
  renderButton();
  fireEvent.pointerDown(field());
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(isOpen()).toBe(false);
  fireEvent.click(button());
  act(() => screen.getByRole('link').focus());
  expect([isOpen(), document.activeElement?.textContent]).toEqual([false, 'Elsewhere']);
});

it('stays open when a press removes the pressed element', () => {
  renderButton(() => <Replaced />);
  const first = screen.getByRole('button', { name: 'Delete' });
  first.addEventListener('pointerdown', () => act(() => first.click()));
  fireEvent.pointerDown(first);
  screen.getByRole('button', { name: 'Really delete' });
});

it('returns the focus to the button when its content closes it', () => {
  renderButton((close) => <input onChange={close} />);
  field().focus();
  fireEvent.change(field(), { target: { value: 'x' } });
  expect([isOpen(), document.activeElement === button()]).toEqual([false, true]);
});

it('returns the focus to the button when it is removed with the focus inside', () => {
  const anchor = document.body.appendChild(document.createElement('button'));
  const { rerender } = render(
    <Popover anchor={anchor} onClose={() => {}}>
      <input />
    </Popover>,
  );
  field().focus();
  rerender(<p />);
  expect(document.activeElement).toBe(anchor);
  anchor.remove();
});

it('stays open on an outside press while it is persistent', () => {
  const onClose = vi.fn();
  const anchor = document.createElement('button');
  render(
    <Popover anchor={anchor} isPersistent onClose={onClose}>
      <input />
    </Popover>,
  );
  fireEvent.pointerDown(document.body);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});

function Replaced() {
  const [isAsking, setIsAsking] = useState(false);
  return isAsking ? (
    <button type="button">Really delete</button>
  ) : (
    <button type="button" key="first" onClick={() => setIsAsking(true)}>
      Delete
    </button>
  );
}
