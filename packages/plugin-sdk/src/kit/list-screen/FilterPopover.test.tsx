import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApi, renderScreen } from '../../entries/testing.tsx';
import { FilterPopover } from './FilterPopover.tsx';

const plugin = { id: 'notes', messages: { en: {}, 'zh-Hans': load, 'zh-Hant': load } };
const button = () => screen.getByRole('button', { name: /More filters/ });
const field = () => screen.queryByRole('textbox', { name: 'Referrer' });

beforeEach(async () => {
  await renderScreen(
    <FilterPopover label="More filters" activeCount={2}>
      <input aria-label="Referrer" />
    </FilterPopover>,
    { plugin, api: createTestApi(() => null) },
  );
  fireEvent.click(button());
});
afterEach(cleanup);

it('shows how many of its fields are set', () => {
  expect(button().textContent).toBe('More filters2 selected');
});

it('closes when the focus leaves it, and not before', () => {
  button().focus();
  field()?.focus();
  expect(button().getAttribute('aria-expanded')).toBe('true');
  fireEvent.focusIn(document.body);
  expect(field()).toBeNull();
  expect(button().getAttribute('aria-expanded')).toBe('false');
});

async function load() {
  return { default: {} };
}
