import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { hostFolder } from './hostFolder.ts';
import { patchStyles } from './patchBlueprintStyles.ts';

it('removes the icon font and the inherited box-sizing from the installed Blueprint', () => {
  const file = createRequire(`${hostFolder}/package.json`).resolve('@blueprintjs/core/lib/css/blueprint.css');
  const original = readFileSync(file, 'utf8');
  const patched = patchStyles(original);
  expect(original).toMatch(/box-sizing:\s*inherit/);
  expect(patched).not.toMatch(/box-sizing:\s*inherit/);
  expect(original.match(/\.bp6-icon-[\w-]+::?before/g)?.length).toBeGreaterThan(500);
  expect(patched).not.toMatch(/\.bp6-icon-[\w-]+::?before\s*\{[^}]*content/);
  expect(patched).toContain('.bp6-button');
});
