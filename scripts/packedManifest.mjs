import path from 'node:path';

/** @typedef {string | Readonly<Record<string, string>>} ExportTarget */

/**
 * @typedef {object} PackageManifest
 * @property {string} name
 * @property {string} version
 * @property {string} [license]
 * @property {Readonly<Record<string, string>>} [engines]
 * @property {Readonly<Record<string, string>>} [bin]
 * @property {Readonly<Record<string, ExportTarget>>} [exports]
 * @property {Readonly<Record<string, string>>} [dependencies]
 * @property {Readonly<Record<string, string>>} [peerDependencies]
 * @property {Readonly<Record<string, { readonly optional: boolean }>>} [peerDependenciesMeta]
 */

// Where the packages of this repository meet: what is behind it is in the bundle of the emulator.
const inside = ['./emulator', './emulator-cases', './engine', './case-kit'];
// Installed by the first command that needs it, because most never do: 3,000 files, and 25 packages.
const optional = ['highcharts', '@aws-sdk/client-s3'];

/**
 * Returns the package.json of a workspace as other projects need it: not private, with the exact versions of the packages
 * it depends on, those apart that are installed when they are needed, and with the declarations of each export before its
 * source.
 *
 * @param {PackageManifest & { private?: boolean, devDependencies?: Readonly<Record<string, string>> }} manifest
 * @param {object} options
 * @param {ReadonlyMap<string, string>} options.versions of the workspaces, by name
 * @param {string} options.license of the repository
 * @param {Readonly<Record<string, string>>} options.engines of the repository
 * @param {Readonly<Record<string, string>>} options.plugins the product's plugins with their versions, which come with the
 *   command line
 * @param {readonly string[]} options.files the files and folders of the package
 * @param {(source: string) => string} options.declarationOf the path of the declarations of a source
 * @returns {PackageManifest & { files: readonly string[] }}
 */
export function toPackedManifest(manifest, { versions, license, engines, plugins, files, declarationOf }) {
  const { private: _private, devDependencies: _devDependencies, exports, dependencies, ...rest } = manifest;
  const entries = Object.entries(dependencies ?? {});
  const exact = entries
    .filter(([name]) => !optional.includes(name))
    .map(([name, range]) => [name, versions.get(name) ?? range]);
  const peers = entries.filter(([name]) => optional.includes(name));
  const all = { ...Object.fromEntries(exact), ...(manifest.bin?.['admin-cli'] && plugins) };
  return {
    license,
    engines,
    ...rest,
    files: [...files],
    ...(exports && { exports: mapValues(outside(exports), (target) => addTypes(target, declarationOf)) }),
    ...(Object.keys(all).length > 0 && { dependencies: all }),
    ...(peers.length > 0 && {
      peerDependencies: { ...rest.peerDependencies, ...Object.fromEntries(peers) },
      peerDependenciesMeta: {
        ...rest.peerDependenciesMeta,
        ...Object.fromEntries(peers.map(([name]) => [name, { optional: true }])),
      },
    }),
  };
}

/**
 * Returns the path of the declarations that `tsc` writes for a source.
 *
 * @param {string} source relative to the package, such as `src/index.ts`
 * @param {string} rootDir of the package's tsconfig.json
 */
export function declarationPath(source, rootDir) {
  const emitted = path.posix.join('dist-types', path.posix.relative(rootDir, source));
  return emitted.replace(/\.(m?)[jt]sx?$/, '.d.$1ts');
}

/**
 * @param {ExportTarget} target
 * @param {(source: string) => string} declarationOf
 * @returns {ExportTarget}
 */
function addTypes(target, declarationOf) {
  const source = typeof target === 'string' ? target : (target['default'] ?? '');
  if (!/\.(?:tsx?|mjs)$/.test(source)) return target;
  const types = `./${declarationOf(path.posix.normalize(source))}`;
  return typeof target === 'string' ? { types, default: target } : { types, ...target };
}

/**
 * @param {Readonly<Record<string, ExportTarget>>} exports
 * @returns {Record<string, ExportTarget>}
 */
function outside(exports) {
  return Object.fromEntries(Object.entries(exports).filter(([entry]) => !inside.includes(entry)));
}

/**
 * @template From, To
 * @param {Readonly<Record<string, From>>} record
 * @param {(value: From) => To} map
 * @returns {Record<string, To>}
 */
function mapValues(record, map) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
