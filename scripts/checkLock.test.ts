import { expect, test } from 'vitest';
import { findDuplicatePackages, findInstallScripts, findMissingPackages } from './checkLock.mjs';

const tool = { version: '1.0.0', optionalDependencies: { 'tool-linux': '1.0.0', 'tool-windows': '1.0.0' } };

test('a platform package that the lock names but does not hold is missing', () => {
  const packages = { '': {}, 'node_modules/tool': tool, 'node_modules/tool-linux': {} };
  expect(findMissingPackages({ packages })).toEqual([
    'node_modules/tool names tool-windows, which is not in the lock: npm ci fails elsewhere.',
  ]);
});

test('a platform package may be nested below the one that names it', () => {
  const nested = { 'node_modules/tool/node_modules/tool-windows': {}, 'node_modules/tool-linux': {} };
  expect(findMissingPackages({ packages: { 'node_modules/tool': tool, ...nested } })).toEqual([]);
});

test('a second copy of a shared package is named with both places', () => {
  const packages = {
    'node_modules/react': { version: '19.3.1' },
    'packages/host/node_modules/react': { version: '18.3.1' },
    'node_modules/@brokerdesk/api': { link: true },
    'node_modules/react-router': { version: '8.5.1' },
  };
  expect(findDuplicatePackages({ packages })).toEqual([
    'react is in the lock 2 times: node_modules/react, packages/host/node_modules/react.',
  ]);
});

test('a package that needs an install script is named, because set-up runs none', () => {
  const packages = {
    'node_modules/esbuild': { hasInstallScript: true },
    'node_modules/native-thing': { hasInstallScript: true },
    'node_modules/plain': {},
  };
  expect(findInstallScripts({ packages })).toEqual([
    'native-thing has an install script, and set-up runs none: choose a package without one.',
  ]);
});
