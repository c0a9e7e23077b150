import { describe, expect, it } from 'vitest';
import type { LockedPackages } from './LockedPackage.ts';
import { selectPackages } from './selectPackages.ts';
import { toLock } from './toLock.ts';

const locked: LockedPackages = {
  'node_modules/tool': {
    version: '1.0.0',
    dependencies: { shared: '^1.0.0' },
    optionalDependencies: { native: '1.0.0' },
    peerDependencies: { host: '1.0.0', extra: '1.0.0' },
    peerDependenciesMeta: { extra: { optional: true } },
  },
  'node_modules/tool/node_modules/shared': { version: '1.5.0', dependencies: { deep: '1.0.0' } },
  'node_modules/shared': { version: '2.0.0' },
  'node_modules/native': { version: '1.0.0', dependencies: { deep: '1.0.0' } },
  'node_modules/deep': { version: '1.0.0', dependencies: { tool: '1.0.0' } },
  'node_modules/host': { version: '1.0.0' },
  'node_modules/extra': { version: '1.0.0' },
  'node_modules/unused': { version: '1.0.0' },
};

const project = { name: 'visits', version: '1.0.0' };

function select(manifest: object) {
  const selected = selectPackages(locked, { ...project, ...manifest });
  return selected && Object.fromEntries(selected);
}

describe('what a project needs', () => {
  it('is what Node would find: the nearest copy, without optional peers and without the rest', () => {
    expect(select({ devDependencies: { tool: '1.0.0' } })).toEqual({
      'node_modules/tool': { dev: true },
      'node_modules/tool/node_modules/shared': { dev: true },
      'node_modules/native': { dev: true, optional: true },
      'node_modules/deep': { dev: true },
      'node_modules/host': { dev: true, peer: true },
    });
  });

  it('is marked by the shortest list of conditions', () => {
    const both = { dependencies: { shared: '2.0.0' }, devDependencies: { extra: '1.0.0', shared: '2.0.0' } };
    expect(select(both)).toEqual({ 'node_modules/shared': {}, 'node_modules/extra': { dev: true } });
    const either = { optionalDependencies: { native: '1.0.0' }, devDependencies: { deep: '1.0.0' } };
    expect(select(either)).toMatchObject({
      'node_modules/native': { optional: true },
      'node_modules/deep': { devOptional: true },
    });
  });

  it.each([{ dependencies: { missing: '1.0.0' } }, { peerDependencies: { missing: '1.0.0' } }])(
    'is unknown if a package is not among the locked ones: %o',
    (manifest) => expect(select(manifest)).toBeUndefined(),
  );

  it('may lack what is optional', () => {
    const manifest = { optionalDependencies: { missing: '1.0.0' }, peerDependencies: { host: '1.0.0' } };
    expect(select(manifest)).toEqual({ 'node_modules/host': { peer: true } });
  });
});

it('writes a lock as npm does', () => {
  const manifest = {
    ...project,
    devDependencies: { tool: '1.0.0', extra: '1.0.0' },
    dependencies: { shared: '2.0.0' },
  };
  const some: LockedPackages = {
    'node_modules/tool': { dependencies: { b: '1.0.0', a: '1.0.0' }, integrity: 'sha512-t', version: '1.0.0' },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/extra': { version: '1.0.0' },
    'node_modules/shared': { version: '2.0.0' },
  };
  expect(JSON.stringify(toLock(manifest, some))).toBe(
    JSON.stringify({
      name: 'visits',
      version: '1.0.0',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': {
          name: 'visits',
          version: '1.0.0',
          dependencies: { shared: '2.0.0' },
          devDependencies: { extra: '1.0.0', tool: '1.0.0' },
        },
        'node_modules/a': { version: '1.0.0', dev: true },
        'node_modules/b': { version: '1.0.0', dev: true },
        'node_modules/extra': { version: '1.0.0', dev: true },
        'node_modules/shared': { version: '2.0.0' },
        'node_modules/tool': {
          version: '1.0.0',
          integrity: 'sha512-t',
          dev: true,
          dependencies: { a: '1.0.0', b: '1.0.0' },
        },
      },
    }),
  );
});

it('writes none without what is needed', () => {
  expect(toLock({ ...project, dependencies: { missing: '1.0.0' } }, locked)).toBeUndefined();
});
