import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plantedFaults } from './planted/plantedFaults.mjs';

test('each fault of `npm run planted` can still be planted', () => {
  const spoiled = plantedFaults.filter(({ file, find, replace }) => {
    const places = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').split(find).length - 1;
    return places !== 1 || replace === find;
  });
  expect(spoiled.map(({ name, file }) => `${name} (${file})`)).toEqual([]);
});
