import path from 'node:path';
import { build } from 'vite';

/** @typedef {import('./packedManifest.mjs').PackageManifest} PackageManifest */

/**
 * The exports that Node itself imports, in scripts and in Playwright. It does not remove types below `node_modules`, so
 * these exports are JavaScript.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const plainEntries = {
  '@brokerdesk/mock-server': ['./client', './playwright'],
  '@brokerdesk/plugin-testing': ['./browser'],
};

/** What Node can import as it is. Sources for browsers have types, so that what such an export needs of them is in its bundle. */
const external = /^(?:node:|@playwright\/test$|@brokerdesk\/(?!host\/|plugin-sdk\/))/;

/**
 * Compiles such exports of a staged package into its folder `dist`, and returns its manifest with their new files.
 *
 * @param {string} folder
 * @param {PackageManifest & { files: readonly string[] }} manifest
 * @returns {Promise<PackageManifest & { files: readonly string[] }>}
 */
export async function bundleEntries(folder, manifest) {
  const entries = plainEntries[manifest.name];
  if (entries === undefined) return manifest;
  // From the repository, where the packages that a bundle contains are installed.
  const sources = path.resolve(import.meta.dirname, '..', 'packages', path.basename(folder));
  const exports = { ...manifest.exports };
  /** @type {Record<string, string>} */
  const inputs = {};
  for (const entry of entries) {
    const target = /** @type {Readonly<Record<string, string>>} */ (exports[entry]);
    inputs[path.posix.basename(entry)] = path.join(sources, target['default'] ?? '');
    exports[entry] = { ...target, default: `./dist/${path.posix.basename(entry)}.js` };
  }
  await build({
    root: sources,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: path.join(folder, 'dist'),
      minify: false,
      target: 'es2024',
      lib: { entry: inputs, formats: ['es'] },
      rolldownOptions: { external },
    },
  });
  return { ...manifest, exports, files: [...manifest.files, 'dist'] };
}
