// Compares the locks of created plugins with what npm itself makes of them: it changes one that does not fit the manifest, or
// that is incomplete. It needs no network, because a complete lock leaves nothing to ask for.
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { neededNodePackages } from '../packages/cli/src/findNodeProblem.mjs';
import { planPlugin } from '../packages/cli/src/create/createPlugin.ts';
import { toLock } from '../packages/cli/src/create/lock/toLock.ts';
import { listTemplates } from '../packages/cli/src/create/templates.ts';
import { describeError } from '../packages/cli/src/errors.ts';
import { lockedFile } from './listLocked.mjs';

const update = [
  'install',
  '--package-lock-only',
  '--offline',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--no-omit-lockfile-registry-resolved',
];

/**
 * Checks the lock of a plugin from each template, with and without test tools.
 *
 * @param {string} folder in whose `node_modules` the staged packages are
 * @returns {Promise<readonly string[]>} what is wrong
 */
export async function checkLocks(folder) {
  const file = path.join(folder, 'node_modules', '@brokerdesk', 'cli', lockedFile);
  const locked = JSON.parse(await readFile(file, 'utf8'));
  const manifests = new Set();
  for (const template of listTemplates()) {
    for (const hasTestTools of [false, true]) manifests.add(await planManifest(folder, { template, hasTestTools }));
  }
  const place = path.join(folder, 'locks');
  const problems = [];
  for (const manifest of manifests) {
    await mkdir(place);
    try {
      problems.push(...(await compare(place, manifest, locked)));
    } finally {
      await rm(place, { recursive: true });
    }
  }
  return problems;
}

/**
 * @param {string} parent
 * @param {{ template: string, hasTestTools: boolean }} what
 */
async function planManifest(parent, { template, hasTestTools }) {
  const titles = { en: 'Locks', 'zh-Hans': '锁', 'zh-Hant': '鎖' };
  // The colleagues of one whose Node is too old have other systems.
  const nodePackages = hasTestTools ? neededNodePackages({ BROKERDESK_STARTED_BY_NODE: '20.0.0' }) : {};
  const source = { root: undefined, brokers: [], packages: undefined, nodePackages };
  const folder = path.join(parent, 'locks');
  const files = await planPlugin({ name: 'branch-locks', titles, template, folder, hasTestTools, ...source });
  const { exports: _exports, ...manifest } = JSON.parse(String(files.get('package.json')));
  return JSON.stringify(manifest);
}

/**
 * @param {string} folder
 * @param {string} manifest
 * @param {import('../packages/cli/src/create/lock/LockedPackage.ts').LockedPackages} locked
 */
async function compare(folder, manifest, locked) {
  const lock = toLock(JSON.parse(manifest), locked);
  if (lock === undefined) return [`${lockedFile} lacks a package of ${manifest}`];
  const file = path.join(folder, 'package-lock.json');
  await writeFile(path.join(folder, 'package.json'), manifest);
  await writeFile(file, JSON.stringify(lock));
  try {
    await promisify(execFile)('npm', update, { cwd: folder, shell: process.platform === 'win32' });
  } catch (error) {
    return [`npm refuses the lock of ${manifest}: ${describeError(error)}`];
  }
  const written = JSON.stringify(JSON.parse(await readFile(file, 'utf8')));
  return written === JSON.stringify(lock) ? [] : [`npm changes the lock of ${manifest}`];
}
