import { cleanup, render, waitFor } from '@testing-library/react';
import type { MenuIcon } from '@brokerdesk/plugin-sdk';
import { afterEach, expect, test } from 'vitest';
import { furtherMenuIcons } from './furtherMenuIcons.ts';
import { MenuGlyph } from './MenuGlyph.tsx';

afterEach(cleanup);

test('the pictures of the daily work are there at once', () => {
  const { container } = render(<MenuGlyph icon="people" />);
  expect(container.querySelectorAll('path').length).toBeGreaterThan(0);
});

test('every other picture comes, its place being kept meanwhile', async () => {
  const icons = Object.keys(furtherMenuIcons) as MenuIcon[];
  const { container } = render(icons.map((icon) => <MenuGlyph key={icon} icon={icon} />));
  const pictures = [...container.querySelectorAll('svg')];
  expect(pictures).toHaveLength(icons.length);
  await waitFor(() => expect(pictures.filter(({ firstChild }) => firstChild === null)).toEqual([]));
});
