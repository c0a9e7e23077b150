// The packages bring along what they use of most other packages. npm reads, unpacks and writes each package and file on its
// own: Blueprint's icons alone are 44,000 files, of which the portal needs 50, and a server for requests is 60 packages.
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { bundleVendored } from './bundleVendored.mjs';
import { copyDeclarations } from './copyDeclarations.mjs';
import { writeNotice } from './thirdPartyNotice.mjs';
import { listVendored, platformOf, renameVendored, vendorName } from './vendoredPackages.mjs';

/** @typedef {import('./vendoredPackages.mjs').Platform} Platform */
/** @typedef {Map<string, Set<string>>} UsedModules modules with the names that are imported from each */

// Copied as they are.
const singleFile = /^(?:@blueprintjs\/icons\/|pdfjs-dist\/)|\.css$/;
// What pdf.js requests while it reads a PDF; `pdfFiles` of the host serves it.
const pdfFiles = [
  'legacy/build/pdf.worker.min.mjs',
  'cmaps/{*.bcmap,LICENSE*}',
  'standard_fonts/{*.{pfb,ttf},LICENSE*}',
  'wasm/{*nowasm_fallback.js,LICENSE*}',
];
/** The packages whose types are part of ours, with their declarations and the modules that have these. */
const typed = [
  { name: '@blueprintjs/core', entry: 'lib/esm/index.d.ts', target: '@blueprintjs/core' },
  {
    name: '@blueprintjs/icons',
    entry: 'lib/esm/index.d.ts',
    target: '@blueprintjs/icons',
    // The 1,500 icons one by one.
    without: /[\\/]generated[\\/]/,
  },
  { name: 'fastify', entry: 'fastify.d.ts', target: 'node/fastify' },
  {
    name: 'pdfjs-dist',
    entry: 'types/src/pdf.d.ts',
    target: 'pdfjs-dist',
    module: 'pdfjs-dist/legacy/build/pdf.mjs',
  },
];
const root = fileURLToPath(new URL('..', import.meta.url));
const requires = ['plugin-sdk', 'host', 'mock-server', 'cli'].map((name) =>
  createRequire(path.join(root, 'packages', name, 'package.json')),
);

/**
 * Writes the package {@link vendorName} into a folder, and lets staged packages use it.
 *
 * @param {string} target the folder of the new package
 * @param {{ folders: readonly string[], version: string, react: string }} options the staged packages
 */
export async function stageVendor(target, { folders, version, react }) {
  const files = folders.flatMap((folder) =>
    globSync('**/*.{ts,tsx,mts,mjs,css}', { cwd: folder }).map((file) => path.join(folder, file)),
  );
  const sources = files.filter((file) => !/\.d\.m?ts$/.test(file));
  const used = { browser: listUsed(sources, 'browser'), node: listUsed(sources, 'node') };
  for (const file of files) rename(file);
  mkdirSync(target, { recursive: true });
  /** @type {string[]} */
  const origins = [];
  for (const platform of /** @type {const} */ (['browser', 'node'])) {
    // Of a module without names only types are used.
    const modules = [...used[platform]].filter(([name, names]) => !singleFile.test(name) && names.size > 0);
    origins.push(...(await bundleVendored(target, new Map(modules), platform)));
  }
  for (const name of used.browser.keys()) if (singleFile.test(name)) origins.push(copyModule(name, target));
  copyPdfFiles(target);
  copySwaggerFiles(path.join(target, 'node'));
  copyTypes(target);
  writeFileSync(path.join(target, 'THIRD-PARTY.md'), writeNotice(origins));
  const manifest = toManifest({ version, react });
  writeFileSync(path.join(target, 'README.md'), `# ${manifest.name}\n\n${manifest.description}\n`);
  writeFileSync(path.join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * @param {readonly string[]} files
 * @param {Platform} platform
 * @returns {UsedModules}
 */
function listUsed(files, platform) {
  /** @type {UsedModules} */
  const used = new Map();
  for (const file of files.filter((one) => platformOf(one) === platform)) {
    const text = readFileSync(file, 'utf8');
    const modules = listVendored(text, platform);
    if (modules.length === 0) continue;
    for (const name of modules) used.set(name, used.get(name) ?? new Set());
    if (file.endsWith('.css')) continue;
    const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
    for (const { moduleRequest, entries } of staticImports) {
      for (const { importName, isType } of entries) {
        if (!isType) used.get(moduleRequest.value)?.add(importName.name ?? 'default');
      }
    }
    for (const { moduleRequest, importName, isType } of staticExports.flatMap(({ entries }) => entries)) {
      if (moduleRequest && !isType) used.get(moduleRequest.value)?.add(importName.name ?? 'default');
    }
    for (const { moduleRequest } of dynamicImports) {
      used.get(text.slice(moduleRequest.start + 1, moduleRequest.end - 1))?.add('*');
    }
  }
  return used;
}

/**
 * Copies one file, without the name of its source map, which is not packed. Returns where it came from.
 *
 * @param {string} name
 * @param {string} target
 */
function copyModule(name, target) {
  const file = resolve(/\.\w+$/.test(name) ? name : `${name}.js`);
  const text = readFileSync(file, 'utf8').replace(/\n?(?:\/\/|\/\*)# sourceMappingURL=.*$/, '');
  writeText(path.join(target, /\.\w+$/.test(name) ? name : `${name}.js`), text);
  return file;
}

/** @param {string} target */
function copyPdfFiles(target) {
  const manifest = resolve('pdfjs-dist/package.json');
  const { name, version, license } = JSON.parse(readFileSync(manifest, 'utf8'));
  const folder = path.dirname(manifest);
  for (const file of globSync(pdfFiles, { cwd: folder })) {
    cpSync(path.join(folder, file), path.join(target, name, file));
  }
  writeText(path.join(target, name, 'package.json'), `${JSON.stringify({ name, version, license })}\n`);
}

/** @param {string} target */
function copySwaggerFiles(target) {
  const name = '@fastify/swagger-ui';
  const folder = path.dirname(resolve(`${name}/package.json`));
  for (const file of globSync('static/{index.css,swagger-ui.css,swagger-ui-{bundle,standalone-preset}.js,*.png}', {
    cwd: folder,
  })) {
    cpSync(path.join(folder, file), path.join(target, name, file));
  }
}

/** @param {string} target */
function copyTypes(target) {
  for (const { name, entry, target: to, without } of typed) {
    copyDeclarations({
      folder: path.dirname(resolve(`${name}/package.json`)),
      entry,
      target: path.join(target, to),
      ...(without && { without }),
      change: (text) => renameVendored(text, to.startsWith('node/') ? 'node' : 'browser'),
    });
  }
}

/** @param {string} file */
function rename(file) {
  const text = readFileSync(file, 'utf8');
  const renamed = renameVendored(text, platformOf(file));
  if (renamed !== text) writeFileSync(file, renamed);
}

/** @param {string} name */
function resolve(name) {
  for (const require of requires) {
    try {
      return require.resolve(name);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  throw new Error(`${name} is not installed.`);
}

/**
 * @param {string} file
 * @param {string} text
 */
function writeText(file, text) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** @param {{ version: string, react: string }} options */
function toManifest({ version, react }) {
  const entries = typed.map(({ entry, target, module = target }) => {
    const file = /\.m?js$/.test(module) ? module : `${module}.js`;
    return [`./${module}`, { types: `./${target}/${entry}`, default: `./${file}` }];
  });
  return {
    name: vendorName,
    version,
    description:
      'What Brokerdesk uses of other packages, in few files. THIRD-PARTY.md names them, with their licences.',
    license: 'SEE LICENSE IN THIRD-PARTY.md',
    type: 'module',
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(entries),
      './pdfjs-dist/*': './pdfjs-dist/*',
      './*.js': './*.js',
      './*.css': './*.css',
      './*': './*.js',
    },
    peerDependencies: { react, 'react-dom': react, 'react-hook-form': '*' },
  };
}
