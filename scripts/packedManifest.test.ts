import { expect, it } from 'vitest';
import { declarationPath, toPackedManifest } from './packedManifest.mjs';

const versions = new Map([['@brokerdesk/api', '1.2.3']]);

it('makes a workspace installable: public, exact, with declarations before sources', () => {
  const manifest = {
    name: '@brokerdesk/sample',
    version: '1.2.3',
    private: true,
    exports: {
      '.': { 'brokerdesk-manifest': './src/definition.ts', default: './src/index.ts' },
      './testing': './src/testing.tsx',
      './kit.css': './src/kit.css',
    },
    dependencies: { '@brokerdesk/api': '*', zod: '4.6.7' },
    devDependencies: { vitest: '5.1.0' },
  };
  const packed = toPackedManifest(manifest, {
    versions,
    license: 'Apache-2.0',
    engines: { node: '>=20' },
    files: ['src', 'dist-types'],
    plugins: {},
    declarationOf: (source) => declarationPath(source, 'src'),
  });
  expect(packed).toEqual({
    name: '@brokerdesk/sample',
    version: '1.2.3',
    license: 'Apache-2.0',
    engines: { node: '>=20' },
    files: ['src', 'dist-types'],
    exports: {
      '.': {
        types: './dist-types/index.d.ts',
        'brokerdesk-manifest': './src/definition.ts',
        default: './src/index.ts',
      },
      './testing': { types: './dist-types/testing.d.ts', default: './src/testing.tsx' },
      './kit.css': './src/kit.css',
    },
    dependencies: { '@brokerdesk/api': '1.2.3', zod: '4.6.7' },
  });
  expect(Object.keys((packed.exports?.['.'] ?? {}) as object)[0]).toBe('types');
});

it('leaves out what is installed when it is needed, and says which version that is', () => {
  const dependencies = { highcharts: '13.1.1', zod: '4.6.7' };
  const manifest = { name: '@brokerdesk/sdk', version: '1.2.3', dependencies, peerDependencies: { react: '19.3.1' } };
  const options = { versions, license: 'MIT', engines: {}, files: [], plugins: {}, declarationOf: String };
  expect(toPackedManifest(manifest, options)).toMatchObject({
    dependencies: { zod: '4.6.7' },
    peerDependencies: { react: '19.3.1', highcharts: '13.1.1' },
    peerDependenciesMeta: { highcharts: { optional: true } },
  });
});

it('gives the command line the plugins of the product', () => {
  const manifest = { name: '@brokerdesk/cli', version: '1.2.3', bin: { 'admin-cli': './src/main.mjs' } };
  const plugins = { '@brokerdesk/plugin-faq': '1.2.3' };
  const packed = toPackedManifest(manifest, {
    versions,
    license: 'MIT',
    engines: {},
    files: [],
    plugins,
    declarationOf: String,
  });
  expect(packed.dependencies).toEqual(plugins);
});

it.each([
  ['src/index.ts', 'src', 'dist-types/index.d.ts'],
  ['src/testing.tsx', '.', 'dist-types/src/testing.d.ts'],
  ['vitest.plugin.mjs', '.', 'dist-types/vitest.plugin.d.mts'],
])('finds the declarations of %s in a package with the root %s', (source, rootDir, expected) => {
  expect(declarationPath(source, rootDir)).toBe(expected);
});
