// Bundles what is used of other packages: once for browsers, once for Node.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { esmExternalRequirePlugin } from 'vite';
import { buildFiles } from './buildFiles.mjs';
import { patchBlueprintDates, patchBlueprintIcons, patchBlueprintTable } from '../packages/host/vite/index.ts';

/** @typedef {import('./vendoredPackages.mjs').Platform} Platform */
/** @typedef {ReadonlyMap<string, ReadonlySet<string>>} UsedModules modules with the names that are imported from each */

const root = fileURLToPath(new URL('..', import.meta.url));
/** One copy of these is shared with other code. */
const shared = ['react', 'react-dom', 'react/jsx-runtime'];

/**
 * Writes a file for each module, named after it, and the files that several have in common. Returns the paths of the files
 * of other packages that they consist of.
 *
 * @param {string} target
 * @param {UsedModules} modules
 * @param {Platform} platform
 * @returns {Promise<readonly string[]>}
 */
export async function bundleVendored(target, modules, platform) {
  mkdirSync(path.join(root, '.brokerdesk'), { recursive: true });
  // In this repository, so that the packages are found.
  const folder = mkdtempSync(path.join(root, '.brokerdesk', 'vendor-'));
  const entries = [...modules].map(([name, names], index) => {
    const file = path.join(folder, `${index}.js`);
    const all = names.has('*') ? `export * from '${name}';\n` : '';
    const listed = [...names].filter((one) => one !== '*').toSorted();
    writeFileSync(file, `${all}export { ${listed.join(', ')} } from '${name}';\n`);
    return [platform === 'node' ? `node/${name}` : name, file];
  });
  const options = platform === 'node' ? forNode() : forBrowsers();
  try {
    const files = await buildFiles({
      ...options,
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: target,
        emptyOutDir: false,
        minify: false,
        ...options.build,
        rolldownOptions: {
          external: /^react-hook-form$/,
          input: Object.fromEntries(entries),
          preserveEntrySignatures: 'strict',
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: `${platform === 'node' ? 'node/' : ''}shared/[name]-[hash].js`,
          },
        },
      },
    });
    return files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @returns {import('vite').InlineConfig} */
function forBrowsers() {
  return {
    root: path.join(root, 'packages/plugin-sdk'),
    plugins: [
      patchBlueprintDates(),
      patchBlueprintIcons(),
      patchBlueprintTable(),
      esmExternalRequirePlugin({ external: shared }),
    ],
    // As a library: what depends on the mode is decided where the library is used.
    build: { lib: { entry: 'unused', formats: ['es'] } },
  };
}

/** @returns {import('vite').InlineConfig} */
function forNode() {
  return {
    root: path.join(root, 'packages/cli'),
    ssr: { noExternal: true, target: 'node' },
    build: { ssr: true, target: 'es2024' },
  };
}
