// The packages bring along what they use of a few libraries with very many files: Blueprint's icons alone are 44,000, of
// which the portal needs 50. Without this, npm writes three times as many files for a plugin's developer.
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, esmExternalRequirePlugin, parseSync } from 'vite';
import { patchBlueprintDates, patchBlueprintIcons } from '../packages/host/vite/index.ts';

/** The package that contains the parts of other packages. */
export const vendorName = '@brokerdesk/vendor';

const vendored = [
  '@blueprintjs/core',
  '@blueprintjs/datetime',
  '@blueprintjs/icons',
  'date-fns',
  'react-aria-components',
];
const specifier = new RegExp(
  `(\\bfrom |\\bimport |\\bimport\\()(['"])((?:${vendored.join('|')})(?:/[^'"?]+)?)((?:\\?\\w+)?)\\2`,
  'g',
);
// Copied as they are.
const singleFile = /^@blueprintjs\/(?:icons\/|.*\.css$)/;
const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(path.join(root, 'packages/plugin-sdk/package.json'));

/** @typedef {Map<string, Set<string>>} UsedModules modules with the names that are imported from each */

/**
 * Writes the package {@link vendorName} into a folder, and lets staged packages use it.
 *
 * @param {string} target the folder of the new package
 * @param {{ folders: readonly string[], version: string, react: string }} options the staged packages
 */
export async function stageVendor(target, { folders, version, react }) {
  const files = folders.flatMap((folder) =>
    globSync('**/*.{ts,tsx,mts}', { cwd: folder }).map((file) => path.join(folder, file)),
  );
  const sources = files.filter((file) => !file.endsWith('.d.ts'));
  const used = listUsed(sources);
  for (const file of files) copyRenamed(file, file);
  mkdirSync(target, { recursive: true });
  const bundled = new Map([...used].filter(([name]) => !singleFile.test(name)));
  await bundle(target, bundled);
  for (const name of used.keys()) {
    if (bundled.has(name)) continue;
    const file = /\.\w+$/.test(name) ? name : `${name}.js`;
    // Without the name of its source map, which is not packed.
    const text = readFileSync(require.resolve(file), 'utf8').replace(/\n?(?:\/\/|\/\*)# sourceMappingURL=.*$/, '');
    writeText(path.join(target, file), text);
  }
  copyDeclarations(target);
  const manifest = toManifest([...bundled.keys()], { version, react });
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * Returns dependencies with {@link vendorName} instead of the packages that it stands for.
 *
 * @param {Readonly<Record<string, string>>} dependencies
 * @param {string} version
 * @returns {Readonly<Record<string, string>>}
 */
export function replaceVendored(dependencies, version) {
  const others = Object.entries(dependencies).filter(([name]) => !vendored.includes(name));
  const isUser = others.length < Object.keys(dependencies).length;
  return Object.fromEntries(isUser ? [...others, [vendorName, version]] : others);
}

/**
 * @param {readonly string[]} files
 * @returns {UsedModules}
 */
function listUsed(files) {
  /** @type {UsedModules} */
  const used = new Map();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const modules = [...text.matchAll(specifier)].map(([, , , name = '']) => name);
    if (modules.length === 0) continue;
    for (const name of modules) used.set(name, used.get(name) ?? new Set());
    const { staticImports, staticExports } = parseSync(file, text).module;
    for (const { moduleRequest, entries } of staticImports) {
      for (const { importName, isType } of entries) {
        if (!isType) used.get(moduleRequest.value)?.add(importName.name ?? 'default');
      }
    }
    for (const { moduleRequest, importName, isType } of staticExports.flatMap(({ entries }) => entries)) {
      if (moduleRequest && !isType) used.get(moduleRequest.value)?.add(importName.name ?? 'default');
    }
  }
  return used;
}

/**
 * @param {string} target
 * @param {UsedModules} modules
 */
async function bundle(target, modules) {
  mkdirSync(path.join(root, '.brokerdesk'), { recursive: true });
  // In this repository, so that the packages are found.
  const folder = mkdtempSync(path.join(root, '.brokerdesk', 'vendor-'));
  const entries = [...modules].map(([name, names], index) => {
    const file = path.join(folder, `${index}.js`);
    writeFileSync(file, `export { ${[...names].toSorted().join(', ')} } from '${name}';\n`);
    return [name, file];
  });
  try {
    await build({
      root: path.join(root, 'packages/plugin-sdk'),
      configFile: false,
      logLevel: 'error',
      plugins: [
        patchBlueprintDates(),
        patchBlueprintIcons(),
        esmExternalRequirePlugin({ external: ['react', 'react-dom', 'react/jsx-runtime'] }),
      ],
      build: {
        outDir: target,
        emptyOutDir: false,
        minify: false,
        lib: { entry: Object.fromEntries(entries), formats: ['es'], fileName: (_format, name) => `${name}.js` },
      },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Of these, only Blueprint's types are part of ours.
 *
 * @param {string} target
 */
function copyDeclarations(target) {
  for (const [name, pattern] of /** @type {const} */ ([
    ['@blueprintjs/core', '**/*.d.ts'],
    ['@blueprintjs/icons', '*.d.ts'],
  ])) {
    const folder = path.join(path.dirname(require.resolve(`${name}/package.json`)), 'lib/esm');
    for (const file of globSync(pattern, { cwd: folder })) {
      copyRenamed(path.join(folder, file), path.join(target, name, 'lib/esm', file));
    }
  }
  for (const name of vendored) {
    const folder = path.dirname(require.resolve(`${name}/package.json`));
    for (const file of globSync('LICEN[CS]E*', { cwd: folder })) {
      cpSync(path.join(folder, file), path.join(target, name, file));
    }
  }
}

/**
 * @param {string} from
 * @param {string} to
 */
function copyRenamed(from, to) {
  const text = readFileSync(from, 'utf8');
  const renamed = text.replace(specifier, `$1$2${vendorName}/$3$4$2`);
  if (from !== to || renamed !== text) writeText(to, renamed);
}

/**
 * @param {string} file
 * @param {string} text
 */
function writeText(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * @param {readonly string[]} bundled
 * @param {{ version: string, react: string }} options
 */
function toManifest(bundled, { version, react }) {
  const entries = bundled.map((name) => {
    const types = name === '@blueprintjs/core' ? { types: `./${name}/lib/esm/index.d.ts` } : {};
    return [`./${name}`, { ...types, default: `./${name}.js` }];
  });
  return {
    name: vendorName,
    version,
    description: 'What Brokerdesk uses of Blueprint, React Aria and date-fns, in few files.',
    license: 'Apache-2.0 AND MIT',
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(entries),
      './@blueprintjs/icons': { types: './@blueprintjs/icons/lib/esm/index.d.ts' },
      './*.js': './*.js',
      './*.css': './*.css',
      './*': './*.js',
    },
    peerDependencies: { react, 'react-dom': react },
  };
}
