// What others may do with the product, and with what it brings along. The README names the libraries whose licence asks for
// more than its text.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Manifest {
  readonly description?: string;
  readonly license?: string;
}

interface LockedPackage extends Manifest {
  readonly dev?: boolean;
  readonly link?: boolean;
}

const permissive = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Zlib',
  'BlueOak-1.0.0',
]);
const named: Readonly<Record<string, RegExp>> = {
  'OFL-1.1': /^@fontsource-variable\/(?:inter|noto-sans-hk|noto-sans-sc)$/,
  'MPL-2.0': /^(?:axe-core|lightningcss(?:-.*)?)$/,
  'https://www.highcharts.com/license': /^highcharts$/,
};

function isExpected(name: string, licence: string): boolean {
  if (named[licence]?.test(name)) return true;
  const parts = licence.replace(/^\(|\)$/g, '').split(/ (?:AND|OR) /);
  return parts.every((part) => permissive.has(part));
}

test('the repository and each package say under which licence they are, and what they are for', () => {
  const { license } = JSON.parse(read('package.json')) as Manifest;
  expect(license).toBe('Apache-2.0');
  expect(read('LICENSE')).toMatch(/^\s+Apache License\n\s+Version 2\.0, January 2004\n/);
  const files = globSync('{packages,plugins}/*/package.json', { cwd: root });
  expect(files.length).toBeGreaterThan(15);
  const silent = files.filter((file) => !(JSON.parse(read(file)) as Manifest).description);
  expect(silent).toEqual([]);
});

describe('licences of libraries', () => {
  test('each library that is shipped has a permissive one, or is named in the README', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      readonly packages: Readonly<Record<string, LockedPackage>>;
    };
    const shipped = Object.entries(packages).flatMap(([place, { dev = false, link = false, license = 'none' }]) => {
      const [, name] = /^.*node_modules\/(.+)$/.exec(place) ?? [];
      return dev || link || name === undefined || name.startsWith('@brokerdesk/') ? [] : [{ name, license }];
    });
    expect(shipped.length).toBeGreaterThan(200);
    expect(shipped.filter(({ name, license }) => !isExpected(name, license))).toEqual([]);
    const text = read('README.md');
    for (const name of ['Highcharts', 'Inter', 'Noto Sans HK', 'Noto Sans SC', 'lightningcss', 'axe-core']) {
      expect(text).toContain(name);
    }
  });

  test.each([
    ['gpl-library', 'GPL-3.0'],
    ['half-free', 'MIT AND AGPL-3.0'],
    ['another-font', 'OFL-1.1'],
  ])('%s under %s would be found', (name, licence) => {
    expect(isExpected(name, licence)).toBe(false);
  });
});
