// Copies what each package of this repository contains for others into a separate folder: the sources, which Vite and admin-cli
// read, without types where Node reads them, and the declarations that `tsc -b` has written, which editors and `tsc` read.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildDevHost } from './buildDevHost.mjs';
import { bundleCreate } from './bundleCreate.mjs';
import { bundleEntries } from './bundleEntries.mjs';
import { bundleSources } from './bundleSources.mjs';
import { lockedFile, listLocked } from './listLocked.mjs';
import { declarationPath, toPackedManifest } from './packedManifest.mjs';
import { pruneDeclarations } from './pruneDeclarations.mjs';
import { stageVendor } from './stageVendor.mjs';
import { stripSourceTypes } from './stripSourceTypes.mjs';
import { writeDocs } from './writeDocs.mjs';
import { platformOf, replaceVendored, vendorName } from './vendoredPackages.mjs';

/** @typedef {import('./packedManifest.mjs').PackageManifest} PackageManifest */
/** @typedef {{ folder: string, manifest: PackageManifest & { description?: string, brokerdesk?: { brokers?: string[] } } }} Workspace */

const root = fileURLToPath(new URL('..', import.meta.url));
const source = /^(?:(?:src|vite)\/.*\.tsx?|.*\.mjs)$/;
// What only the tests and tools of this repository read.
const excluded = [
  /^scripts\/|^tsconfig(?:\.(?:engine|emulator))?\.json$|\.api\.md$|\.tsv$/,
  // Halves of the emulator are in its bundle.
  /^(?:emulator|demo)\//,
  /^(?:src|vite)\/.*(?:\.test\.tsx?|Fixture\.tsx?|\.(?:screens|faults)\.ts)$/,
  /^src\/.*TestBackend\.ts$/,
];

/**
 * Copies every package into a folder named after it, such as `@brokerdesk/api`, and returns these folders. Plugins that
 * belong to single brokers are left out; that of the provider's own area belongs to the product.
 *
 * @param {string} target
 * @returns {Promise<readonly string[]>}
 */
export async function stagePackages(target) {
  const { license, engines, overrides, version, workspaces: patterns } = readJson('package.json');
  const workspaces = listWorkspaces(patterns);
  const versions = new Map(workspaces.map(({ manifest: { name, version } }) => [name, version]));
  const plugins = Object.fromEntries(
    workspaces
      .filter(({ folder }) => folder.startsWith('plugins'))
      .map(({ manifest: { name, version } }) => [name, version]),
  );
  const folders = [];
  for (const workspace of workspaces) {
    const to = path.join(target, workspace.manifest.name);
    const { files, declarationOf } = copyFiles(workspace, to);
    if (workspace.manifest.name === '@brokerdesk/mock-server') copyHalves(path.join(to, 'src', 'halves'));
    if (workspace.manifest.name === '@brokerdesk/plugin-sdk') {
      writeDocs(path.join(to, 'docs'), '../../..');
      files.push('docs');
    }
    const packed = toPackedManifest(workspace.manifest, { versions, license, engines, plugins, files, declarationOf });
    const dependencies = replaceVendored(packed.dependencies ?? {}, {
      version: packed.version,
      platform: platformOf(to),
    });
    const final = await bundleEntries(to, { ...packed, dependencies });
    writeFileSync(path.join(to, 'package.json'), `${JSON.stringify(final, null, 2)}\n`);
    folders.push(to);
  }
  pruneDeclarations(folders);
  const productPlugins = folders.filter((folder) => existsSync(path.join(folder, 'src', 'plugin.ts')));
  await bundleCreate(path.join(target, '@brokerdesk/create-plugin'), productPlugins);
  await buildDevHost(path.join(target, '@brokerdesk/host'));
  const vendor = path.join(target, vendorName);
  await stageVendor(vendor, {
    folders,
    version: versions.get('@brokerdesk/plugin-sdk') ?? version,
    react: overrides.react,
  });
  await bundleSources(target);
  stripSourceTypes(folders);
  const all = [...folders, vendor];
  const locked = JSON.stringify(listLocked(all.map((folder) => readManifest(folder))));
  for (const name of ['@brokerdesk/cli', '@brokerdesk/create-plugin']) {
    const folder = path.join(target, name);
    writeFileSync(path.join(folder, lockedFile), locked);
    const manifest = readManifest(folder);
    const files = [...manifest.files, lockedFile];
    writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify({ ...manifest, files }, null, 2)}\n`);
  }
  return all;
}

/**
 * @param {string[]} patterns
 * @returns {readonly Workspace[]}
 */
function listWorkspaces(patterns) {
  return globSync(patterns, { cwd: root })
    .map((folder) => folder.replaceAll('\\', '/'))
    .toSorted()
    .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readJson(path.join(folder, 'package.json')) }))
    .filter(
      ({ manifest }) => manifest.brokerdesk?.brokers?.every((/** @type {string} */ broker) => broker === '2go') ?? true,
    );
}

/**
 * @param {Workspace} workspace
 * @param {string} target
 */
function copyFiles({ folder, manifest }, target) {
  const { compilerOptions = {} } = readJson(path.join(folder, 'tsconfig.json'));
  const declarationOf = (/** @type {string} */ file) => declarationPath(file, compilerOptions.rootDir ?? '.');
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', folder], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = tracked
    .split('\0')
    .filter((file) => file !== '' && existsSync(path.join(root, file)))
    .map((file) => path.posix.relative(folder, file))
    .filter((file) => !excluded.some((pattern) => pattern.test(file)));
  const declarations = files
    .filter((file) => source.test(file))
    .map(declarationOf)
    .filter((file) => existsSync(path.join(root, folder, file)));
  const all = [...files, ...declarations];
  for (const file of all) cpSync(path.join(root, folder, file), path.join(target, file));
  cpSync(path.join(root, 'LICENSE'), path.join(target, 'LICENSE'));
  if (!all.includes('README.md')) {
    writeFileSync(path.join(target, 'README.md'), `# ${manifest.name}\n\n${manifest.description}\n`);
  }
  // npm always adds package.json, README.md and LICENSE.
  const names = new Set(all.map((file) => file.split('/')[0] ?? ''));
  return { files: [...names].filter((name) => name !== 'package.json' && name !== 'README.md'), declarationOf };
}

/**
 * The plugins' halves of the emulator, for its bundle.
 *
 * @param {string} target
 */
function copyHalves(target) {
  const listed = execFileSync('git', ['ls-files', '-z', 'plugins/*/emulator/*', 'plugins/*/demo/*'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.split('\0').filter((name) => /(?<!\.test)\.ts$/.test(name))) {
    cpSync(path.join(root, file), path.join(target, path.posix.relative('plugins', file)));
  }
}

/** @param {string} folder */
function readManifest(folder) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}
