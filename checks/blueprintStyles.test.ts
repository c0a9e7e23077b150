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

// The build removes the rules of all others: what is added here also goes from the list in `patchBlueprintStyles.ts`.
const rendered = [
  'Button, Cell, Column, ColumnHeaderCell, ControlGroup, DatePicker, HotkeysContext, InputGroup',
  'RenderMode, SelectionModes, Switch, Table, TextArea',
].join(', ');

test('the rendered components of Blueprint are those whose rules the build keeps', () => {
  const sources = globSync('{packages,plugins,e2e}/**/src/**/*.{ts,tsx}', {
    exclude: ['**/node_modules/**', '**/*.test.*', '**/*Fixture.*'],
  });
  const imports = sources.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(
      /(?:import|export) \{([^}]*)\} from '@blueprintjs\/(?:core|datetime|table)'/g,
    ),
  ]);
  const names = imports
    .flatMap(([, list = '']) => list.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => name.replace(/ as .*/, ''));
  expect([...new Set(names)].toSorted().join(', ')).toBe(rendered);
});
