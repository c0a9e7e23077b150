import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { hostFolder } from './hostFolder.ts';
import { patchStyles } from './patchBlueprintStyles.ts';

const file = createRequire(`${hostFolder}/package.json`).resolve('@blueprintjs/core/lib/css/blueprint.css');
const original = readFileSync(file, 'utf8');

it('removes the icon font and the inherited box-sizing from the installed Blueprint', () => {
  const patched = patchStyles(original);
  expect(original).toMatch(/box-sizing:\s*inherit/);
  expect(patched).not.toMatch(/box-sizing:\s*inherit/);
  expect(original.match(/\.bp6-icon-[\w-]+::?before/g)?.length).toBeGreaterThan(500);
  expect(patched).not.toMatch(/\.bp6-icon-[\w-]+::?before\s*\{[^}]*content/);
  expect(patched).toContain('.bp6-button');
});

it('keeps the rules of what is rendered, and removes more than half of the installed Blueprint', () => {
  const patched = patchStyles(original);
  expect(patched.length).toBeLessThan(original.length / 2);
  expect(patched).not.toMatch(/\.bp6-(?:toast|tooltip|menu-item|breadcrumbs|slider-handle|tree-node)/);
  const rendered = ['button', 'input', 'input-group', 'control-group', 'switch', 'tag', 'text-area'];
  for (const name of rendered) {
    const rules = (css: string) => css.match(new RegExp(String.raw`(?<=^|\})\s*\.bp6-${name}\s*\{[^}]*\}`, 'gm'));
    expect(rules(patched)).toEqual(rules(original));
  }
});

it.each([
  ['.bp6-callout.bp6-compact{ a:b; }', ''],
  ['.bp6-button, .bp6-menu-item, .bp6-input{ a:b; }', '.bp6-button, .bp6-input{ a:b; }'],
  ['.bp6-tag:not(.bp6-popover-open){ a:b; }', '.bp6-tag:not(.bp6-popover-open){ a:b; }'],
  ['@media (x){ .bp6-toast{ a:b; } }', ''],
  ['@media (x){ .bp6-toast{ a:b; } .bp6-tag{ a:b; } }', '@media (x){ .bp6-tag{ a:b; } }'],
  ['.bp6-html-select, .bp6-select{ a:b; }', '.bp6-html-select{ a:b; }'],
  ['.bp6-table-cell, .bp6-tab{ a:b; }', '.bp6-table-cell{ a:b; }'],
  ['@keyframes turn{ from{ a:b; } to{ a:c; } }', '@keyframes turn{ from{ a:b; } to{ a:c; } }'],
])('makes of %s: %s', (rule, expected) => {
  expect(patchStyles(rule).trim()).toBe(expected);
});
