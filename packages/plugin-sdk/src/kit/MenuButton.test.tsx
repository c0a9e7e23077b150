import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { polyfillTopLayer } from '../testing/polyfillTopLayer.ts';
import { MenuButton } from './MenuButton.tsx';

beforeAll(polyfillTopLayer);
afterEach(cleanup);

it('opens a menu, runs the chosen command, and returns the focus', () => {
  const run: string[] = [];
  const items = ['Cut', 'Copy'].map((label) => ({ id: label, label, run: () => run.push(label) }));
  render(<MenuButton label="Edit" items={items} />);
  const button = screen.getByRole('button', { name: 'Edit' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Copy' }));
  expect(run).toEqual(['Copy']);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button);
});
