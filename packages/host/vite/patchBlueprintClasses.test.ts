import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Classes } from '@blueprintjs/core';
import { expect, it } from 'vitest';
import { hostFolder } from './hostFolder.ts';
import { writeOutNames } from './patchBlueprintClasses.ts';

it('writes out the names of the installed Blueprint', () => {
  const core = path.dirname(createRequire(`${hostFolder}/package.json`).resolve('@blueprintjs/core/package.json'));
  const code = writeOutNames(readFileSync(path.join(core, 'lib', 'esm', 'common', 'classes.js'), 'utf8'));
  const written = [...code.matchAll(/export const (\w+) = `([^`]*)`;/g)].map(([, name = '', value]) => [name, value]);
  expect(written.length).toBeGreaterThan(200);
  expect(Classes).toMatchObject(Object.fromEntries(written));
});
