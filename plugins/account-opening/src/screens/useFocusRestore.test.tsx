import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useFocusRestore } from './useFocusRestore.ts';

describe('useFocusRestore', () => {
  afterEach(cleanup);

  it('restores the focus when the focused button is removed', () => {
    render(<Steps />);
    screen.getByRole('button', { name: 'Sign' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
    expect(document.activeElement).toBe(screen.getByRole('group'));
    screen.getByRole('button', { name: 'Import' });
  });

  it('does not move the focus if it is elsewhere, or was given up', () => {
    render(<Steps />);
    screen.getByRole('button', { name: 'Sign' }).focus();
    screen.getByRole('textbox').focus();
    fireEvent.click(screen.getByRole('button', { name: 'Sign' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    screen.getByRole('button', { name: 'Import' }).focus();
    screen.getByRole('button', { name: 'Import' }).blur();
    fireEvent.click(screen.getByRole('button', { name: 'Import' }));
    expect(document.activeElement).toBe(document.body);
  });
});

const names = ['Sign', 'Import', 'Archive'];

function Steps() {
  const bar = useRef<HTMLDivElement>(null);
  const keptFocus = useFocusRestore(() => bar.current);
  const [at, setAt] = useState(0);
  return (
    <>
      <input />
      <div ref={bar} role="group" tabIndex={-1} {...keptFocus}>
        <button key={at} type="button" onClick={() => setAt(at + 1)}>
          {names[at]}
        </button>
      </div>
    </>
  );
}
