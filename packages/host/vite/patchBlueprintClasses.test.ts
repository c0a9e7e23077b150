import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hostFolder } from './hostFolder.ts';
import { writeOutNames } from './patchBlueprintClasses.ts';

it('writes out the names of the installed Blueprint', () => {
  const require = createRequire(`${hostFolder}/package.json`);
  const folder = path.join(path.dirname(require.resolve('@blueprintjs/core/package.json')), 'lib');
  const code = writeOutNames(readFileSync(path.join(folder, 'esm', 'common', 'classes.js'), 'utf8'));
  const written = [...code.matchAll(/export const (\w+) = `([^`]*)`;/g)].map(([, name = '', value]) => [name, value]);
  expect(written.length).toBeGreaterThan(200);
  expect(require(path.join(folder, 'cjs', 'common', 'classes.js'))).toMatchObject(Object.fromEntries(written));
});
