import path from 'node:path';
import { build } from 'vite';

/** @typedef {import('./packedManifest.mjs').PackageManifest} PackageManifest */

/**
 * The exports that Node itself imports, in scripts and in Playwright. It does not remove types below `node_modules`, so
 * these exports are JavaScript.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const plainEntries = { '@brokerdesk/mock-server': ['./client', './playwright'] };

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
  const exports = { ...manifest.exports };
  /** @type {Record<string, string>} */
  const inputs = {};
  for (const entry of entries) {
    const target = /** @type {Readonly<Record<string, string>>} */ (exports[entry]);
    inputs[path.posix.basename(entry)] = path.join(folder, target['default'] ?? '');
    exports[entry] = { ...target, default: `./dist/${path.posix.basename(entry)}.js` };
  }
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: path.join(folder, 'dist'),
      minify: false,
      target: 'es2024',
      lib: { entry: inputs, formats: ['es'] },
      rolldownOptions: { external: /^(?:node:|@playwright\/test$|@brokerdesk\/)/ },
    },
  });
  return { ...manifest, exports, files: [...manifest.files, 'dist'] };
}
