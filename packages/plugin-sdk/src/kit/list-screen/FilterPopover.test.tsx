import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApi, renderScreen } from '../../testing.tsx';
import { FilterPopover } from './FilterPopover.tsx';

const plugin = { id: 'notes', messages: { en: {}, 'zh-Hans': load, 'zh-Hant': load } };

beforeEach(async () => {
  await renderScreen(
    <FilterPopover label="More filters" activeCount={2}>
      <input aria-label="Referrer" />
    </FilterPopover>,
    { plugin, api: createTestApi(() => null) },
  );
  button().closest('details')!.open = true;
});
afterEach(cleanup);

it('says how many of its fields are set', () => {
  expect(button().textContent).toBe('More filters2 selected');
});

it('closes with Escape, and the focus goes back to its button', () => {
  screen.getByRole('textbox', { name: 'Referrer' }).focus();
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Referrer' }), { key: 'Escape' });
  expect(button().closest('details')?.open).toBe(false);
  expect(document.activeElement).toBe(button());
});

it('closes when the focus leaves it, and not before', () => {
  const field = screen.getByRole('textbox', { name: 'Referrer' });
  fireEvent.blur(button(), { relatedTarget: field });
  expect(button().closest('details')?.open).toBe(true);
  fireEvent.blur(field, { relatedTarget: document.body });
  expect(button().closest('details')?.open).toBe(false);
});

function button(): HTMLElement {
  return screen.getByText('More filters');
}

async function load() {
  return { default: {} };
}
