import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { apiFrom, renderScreen } from '../../testing.tsx';
import { FoldOut } from './FoldOut.tsx';

const plugin = { id: 'notes', messages: { en: {}, 'zh-Hans': load, 'zh-Hant': load } };

beforeEach(async () => {
  await renderScreen(
    <FoldOut label="More filters" chosen={2}>
      <input aria-label="Referrer" />
    </FoldOut>,
    { plugin, api: apiFrom(() => null) },
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
