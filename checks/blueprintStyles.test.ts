// Only one style sheet names Blueprint's classes. `house/no-blueprint-class` holds the same in scripts.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const allowed = 'packages/plugin-sdk/src/kit/styles/blueprint.css';

test('style sheets do not name Blueprint’s classes', () => {
  const sheets = globSync('{packages,plugins,e2e}/**/*.css', { exclude: ['**/node_modules/**', '**/dist/**'] });
  const naming = sheets.filter((file) => /\.bp\d+-/.test(readFileSync(file, 'utf8')));
  expect(sheets.length).toBeGreaterThan(30);
  expect(naming).toEqual([allowed]);
});
