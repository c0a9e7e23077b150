import { expect, it } from 'vitest';
import { drawingToSvg } from './drawingToSvg.ts';

it.each([
  ['light', '#ffffff'],
  ['dark', '#1f242b'],
])('writes the colours of the %s theme instead of variables', async (theme, surface) => {
  document.body.innerHTML = '<svg><path fill="var(--bd-chart-0)"/></svg>';
  const drawing = document.querySelector('svg');
  drawing?.style.setProperty('color-scheme', theme);
  drawing?.style.setProperty('--bd-surface', 'light-dark(#ffffff, #1f242b)');
  drawing?.style.setProperty('--bd-chart-0', '#1f5fbf');
  const file = await drawingToSvg(drawing, 'Fees < 5');
  expect(file).toContain(`<rect width="100%" height="100%" fill="${surface}"/>`);
  expect(file).toContain('<path fill="#1f5fbf"/>');
  expect(file).toContain('Fees &lt; 5</text>');
});
