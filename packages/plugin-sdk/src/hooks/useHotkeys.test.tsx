import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listHotkeys, setSingleKeysDisabled } from '../services/hotkeyRegistry.ts';
import { useHotkeys } from './useHotkeys.ts';

const next = vi.fn<() => void>();
const help = vi.fn<() => void>();
const send = vi.fn<() => void>();
const close = vi.fn<() => void>();

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  cleanup();
  setSingleKeysDisabled(false);
});

it('runs only the pressed key', () => {
  render(<Page />);
  press('J', { shiftKey: true });
  expect(next).not.toHaveBeenCalled();
  expect(press('j')).toBe(false);
  // Caps Lock is on.
  press('J');
  expect(next).toHaveBeenCalledTimes(2);
  press('j', { ctrlKey: true });
  press('k');
  expect(next).toHaveBeenCalledTimes(2);
  // On keyboard layouts where ? needs Shift, and where it does not.
  press('?', { shiftKey: true });
  press('?');
  expect(help).toHaveBeenCalledTimes(2);
  press('Enter', { metaKey: true });
  press('Enter', { ctrlKey: true });
  expect(send).toHaveBeenCalledTimes(2);
});

it('does nothing while the user composes Chinese, types, or chooses', () => {
  render(<Page />);
  press('j', { isComposing: true });
  press('j', { keyCode: 229 });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'j' });
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'j' });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter', ctrlKey: true });
  expect([next, send].map((spy) => spy.mock.calls.length)).toEqual([0, 0]);
});

it('lists a key that the browser acts on, without taking it', () => {
  render(<Page />);
  expect(press('v', { ctrlKey: true })).toBe(true);
  expect(listHotkeys().map(({ keys }) => keys)).toContain('Mod+V');
});

it('runs while a check box has the focus, which accepts no text', () => {
  render(<Page />);
  fireEvent.keyDown(screen.getByRole('checkbox'), { key: 'j' });
  expect(next).toHaveBeenCalledTimes(1);
});

it('runs once, however long the key is held down', () => {
  render(<Page />);
  press('j');
  expect(press('j', { repeat: true })).toBe(false);
  expect(next).toHaveBeenCalledTimes(1);
  press('j');
  expect(next).toHaveBeenCalledTimes(2);
});

it('ignores a key that another part has already used', () => {
  render(<Page />);
  fireEvent.keyDown(screen.getByRole('button', { name: 'own key' }), { key: 'j' });
  expect(next).not.toHaveBeenCalled();
});

it('belongs to the open dialog, or to the page if none is open', () => {
  const { rerender } = render(<Page hasDialog />);
  press('j');
  press('x');
  expect([next.mock.calls.length, close.mock.calls.length]).toEqual([0, 1]);
  expect(listHotkeys().map(({ keys }) => keys)).toEqual(['x']);
  rerender(<Page />);
  press('x');
  press('j');
  expect([next.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
});

it('can be switched off: single keys then do nothing, those with Ctrl continue to work', () => {
  render(<Page />);
  setSingleKeysDisabled(true);
  press('j');
  press('?');
  press('Enter', { ctrlKey: true });
  expect([next, help, send].map((spy) => spy.mock.calls.length)).toEqual([0, 0, 1]);
});

it('is removed with its component, and while it is not active', () => {
  const { rerender, unmount } = render(<Page isActive={false} />);
  press('j');
  rerender(<Page />);
  unmount();
  press('j');
  expect([next.mock.calls.length, listHotkeys()]).toEqual([0, []]);
});

function press(key: string, more: object = {}): boolean {
  return fireEvent.keyDown(document.body, { key, ...more });
}

function Page({ isActive = true, hasDialog = false }: { readonly isActive?: boolean; readonly hasDialog?: boolean }) {
  useHotkeys(
    [
      { keys: 'j', description: 'Next', run: next },
      { keys: '?', description: 'Help', run: help },
      { keys: 'Mod+Enter', description: 'Send', run: send },
      { keys: 'Mod+V', description: 'Paste' },
    ],
    { active: isActive },
  );
  return (
    <>
      <input type="text" aria-label="Name" />
      <input type="checkbox" />
      <select aria-label="Kind" />
      <button type="button" onKeyDown={(event) => event.preventDefault()}>
        own key
      </button>
      {hasDialog && <Dialog />}
    </>
  );
}

function Dialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useHotkeys([{ keys: 'x', description: 'Close', run: close }], { container: dialog });
  return <dialog ref={dialog} open />;
}
