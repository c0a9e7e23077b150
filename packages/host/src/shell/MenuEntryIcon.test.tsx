import { cleanup, render, waitFor } from '@testing-library/react';
import type { MenuIcon } from '@brokerdesk/plugin-sdk';
import { afterEach, expect, test } from 'vitest';
import { lazyMenuIcons } from './lazyMenuIcons.ts';
import { MenuEntryIcon } from './MenuEntryIcon.tsx';

afterEach(cleanup);

test('the icons of the most common work come with the shell', () => {
  const { container } = render(<MenuEntryIcon icon="people" />);
  expect(container.querySelectorAll('path').length).toBeGreaterThan(0);
});

test('every other icon is loaded, with its place reserved meanwhile', async () => {
  const icons = Object.keys(lazyMenuIcons) as MenuIcon[];
  const { container } = render(icons.map((icon) => <MenuEntryIcon key={icon} icon={icon} />));
  const pictures = [...container.querySelectorAll('svg')];
  expect(pictures).toHaveLength(icons.length);
  await waitFor(() => expect(pictures.filter(({ firstChild }) => firstChild === null)).toEqual([]));
});
