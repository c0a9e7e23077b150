import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createTexts } from '../languages/createTexts.ts';
import { hostTexts } from '../texts/host/hostTexts.ts';
import { ThemeButton } from './ThemeButton.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('offers the other theme, also after the system has switched between light and dark', async () => {
  const system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => system);
  const texts = await createTexts('en');
  await texts.add(hostTexts);
  render(<ThemeButton theme="system" onChange={vi.fn()} />);
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Use dark colours');
  act(() => {
    system.matches = true;
    system.dispatchEvent(new Event('change'));
  });
  expect(screen.getByRole('button').getAttribute('aria-label')).toBe('Use light colours');
});
