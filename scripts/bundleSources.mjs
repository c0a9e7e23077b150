// The emulator, its data and the contract are 500 modules, which Node would find, read and link one by one at each start, and npm
// would write one by one. They are packed as a few files of JavaScript, with their declarations.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildFiles } from './buildFiles.mjs';

/** The exports of each package; those for Node alone are compiled before, by `bundleEntries`. */
const bundled = {
  '@brokerdesk/api': ['.', './open-api', './shapes', './signature'],
  '@brokerdesk/fixtures': ['.'],
  '@brokerdesk/mock-server': ['.', './cases', './testing'],
};
/** Browsers get the sources of these, so that a page has only what it uses. */
const usedByBrowsers = ['@brokerdesk/api'];
/** As deep as the modules that read files of their package by a path relative to themselves. */
const folderOfBundles = 'dist/node';

/**
 * Replaces the sources of some staged packages by bundles.
 *
 * @param {string} target the folder of all packages
 */
export async function bundleSources(target) {
  for (const [name, entries] of Object.entries(bundled)) await bundlePackage(path.join(target, name), entries);
}

/**
 * @param {string} folder
 * @param {readonly string[]} entries
 */
async function bundlePackage(folder, entries) {
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const keepsSources = usedByBrowsers.includes(manifest.name);
  const exports = { ...manifest.exports };
  /** @type {Record<string, string>} */
  const input = {};
  for (const entry of entries) {
    const name = entry === '.' ? 'index' : path.posix.basename(entry);
    const { types, default: source } = exports[entry];
    input[name] = path.join(folder, source);
    const bundle = `./${folderOfBundles}/${name}.js`;
    exports[entry] = keepsSources ? { types, node: bundle, default: source } : { types, default: bundle };
  }
  await buildFiles({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [assertDepth(folder)],
    resolve: { alias: aliases(folder) },
    build: {
      ssr: true,
      target: 'es2024',
      minify: false,
      outDir: path.join(folder, folderOfBundles),
      rolldownOptions: {
        // Packages stay packages: one copy of each is shared with other code.
        external: /^(?!@brokerdesk\/(?:plugin-[^/]+\/emulator(?:-cases)?|mock-server\/(?:engine|case-kit))$)[^./]/,
        input,
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  if (!keepsSources) {
    for (const source of globSync('src/**/*.ts', { cwd: folder })) rmSync(path.join(folder, source));
  }
  const files = [...new Set([...manifest.files, 'dist'])];
  writeFileSync(file, `${JSON.stringify({ ...manifest, exports, files }, null, 2)}\n`);
}

/**
 * The halves of the emulator are parts of its bundle: `stagePackages` has put them beside the engine.
 *
 * @param {string} folder
 */
function aliases(folder) {
  return [
    { find: /^@brokerdesk\/mock-server\/engine$/, replacement: path.join(folder, 'src/engine.ts') },
    {
      find: /^@brokerdesk\/plugin-([^/]+)\/emulator$/,
      replacement: path.join(folder, 'src/halves/$1/emulator/index.ts'),
    },
    { find: /^@brokerdesk\/mock-server\/case-kit$/, replacement: path.join(folder, 'src/cases/index.ts') },
    {
      find: /^@brokerdesk\/plugin-([^/]+)\/emulator-cases$/,
      replacement: path.join(folder, 'src/halves/$1/emulator/cases.ts'),
    },
  ];
}

/**
 * Rejects modules that would read other files from within the bundle.
 *
 * @param {string} folder
 * @returns {import('vite').Plugin}
 */
function assertDepth(folder) {
  const depth = folderOfBundles.split('/').length;
  return {
    name: 'brokerdesk:assert-depth',
    transform: {
      filter: { id: /[\\/]src[\\/]/, code: 'import.meta.url' },
      handler(_code, id) {
        const place = path.relative(folder, path.dirname(id));
        if (place.split(path.sep).length !== depth) throw new Error(`${place} is not as deep as ${folderOfBundles}.`);
      },
    },
  };
}
