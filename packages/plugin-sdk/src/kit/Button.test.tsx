import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(cleanup);

function renderButton() {
  const onClick = vi.fn();
  render(
    <form onSubmit={(event) => event.preventDefault()}>
      <input aria-label="Name" />
      <Button onClick={onClick}>Delete</Button>
    </form>,
  );
  return { button: screen.getByRole('button', { name: 'Delete' }), onClick };
}

describe('Button', () => {
  it.each(['Enter', ' '])('is pressed once by a key that goes down and up on it: "%s"', (key) => {
    const { button, onClick } = renderButton();
    fireEvent.keyDown(button, { key });
    fireEvent.keyDown(button, { key, repeat: true });
    fireEvent.keyUp(button, { key });
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('ignores the release of a key that was pressed in a field', () => {
    const { button, onClick } = renderButton();
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Enter' });
    button.focus();
    fireEvent.keyUp(button, { key: 'Enter' });
    expect(onClick).not.toHaveBeenCalled();
  });

  it('ignores Enter with a modifier, which sends the form around it', () => {
    const { button, onClick } = renderButton();
    fireEvent.keyDown(button, { key: 'Enter', ctrlKey: true });
    fireEvent.keyUp(button, { key: 'Enter' });
    expect(onClick).not.toHaveBeenCalled();
  });

  it('ignores a key that is released after the focus has been elsewhere', () => {
    const { button, onClick } = renderButton();
    fireEvent.keyDown(button, { key: 'Enter' });
    fireEvent.blur(button);
    fireEvent.keyUp(button, { key: 'Enter' });
    expect(onClick).not.toHaveBeenCalled();
  });
});
