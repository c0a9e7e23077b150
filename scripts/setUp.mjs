// Installs what the lock names, when it is not installed yet. Runs before `npm start` and `npm test`, on whatever Node
// the machine has, so it uses nothing but Node's own modules.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockEntry */

const root = fileURLToPath(new URL('..', import.meta.url));
const platform = process.platform === 'win32' ? 'win' : process.platform;
const oldestNode = 20;
const oldestNpm = 10;

const requirementProblem = findRequirementProblem();
if (requirementProblem) stop(requirementProblem);
if (!isInstalled()) install();
if (!existsSync(ownNode())) linkNode();
if (!existsSync(ownNode())) {
  stop(
    `Node 26 did not arrive with the packages: npm brings none for ${process.platform} ${process.arch}.\n` +
      'It exists for Linux (x64, arm64), macOS (x64, arm64) and Windows (x64).',
  );
}

/** What the machine lacks, in words, or nothing. */
function findRequirementProblem() {
  const node = Number(process.versions.node.split('.')[0]);
  if (node < oldestNode) {
    return `Brokerdesk needs Node ${oldestNode} or newer; this is ${process.version}. Install one from nodejs.org.`;
  }
  const [name, version] = (process.env.npm_config_user_agent || '').split(/[ /]/);
  if (name && name !== 'npm') return `Brokerdesk is set up by npm, not ${name}: run "npm start" or "npm test".`;
  if (version && Number(version.split('.')[0]) < oldestNpm) {
    return `Brokerdesk needs npm ${oldestNpm} or newer; this is ${version}. Run "npm install --global npm@11".`;
  }
  return undefined;
}

/**
 * Compares what npm installed last (it keeps a copy of the lock inside node_modules) with the lock, so that a plain
 * `npm install` counts as set up too and only a real difference costs a reinstall.
 */
function isInstalled() {
  const installedLock = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedLock)) return false;
  const installed = packagesOf(installedLock);
  const locked = packagesOf(join(root, 'package-lock.json'));
  return (
    Object.entries(installed).every(([path, entry]) => locked[path]?.version === entry.version) &&
    Object.entries(locked).every(([path, entry]) => installed[path] || isOptional(path, entry))
  );
}

/**
 * Packages for other platforms stay away, and workspaces are not installed but linked.
 * @param {string} path
 * @param {LockEntry} entry
 */
function isOptional(path, entry) {
  return !path.includes('node_modules/') || entry.optional || entry.devOptional;
}

/**
 * @param {string} lockFile
 * @returns {Record<string, LockEntry>}
 */
function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages || {};
}

function install() {
  console.error('Setting up: installing dependencies. This takes about a minute, the first time only.');
  // No package needs its install script: esbuild's and @swc/core's only check what npm has placed already.
  if (!runNpm(['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund'])) {
    stop('npm could not install the dependencies; its own message stands above.');
  }
  console.error('Setting up: done.');
}

/**
 * The packages of Node for other platforms bring a command of the same name. When npm 10 clears those away, it takes
 * the link of the right one with them.
 */
function linkNode() {
  const name = [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`].find((candidate) =>
    existsSync(join(root, 'node_modules', candidate)),
  );
  if (name) runNpm(['rebuild', '--ignore-scripts', name]);
}

/**
 * With the npm that runs us, on the Node that runs it: node_modules/.bin/node is deleted while npm installs.
 * @param {string[]} options
 */
function runNpm(options) {
  const npm = process.env.npm_execpath;
  const all = [...options, '--loglevel=error'];
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['ignore', 'ignore', 'inherit'];
  const { status } = npm
    ? spawnSync(process.env.npm_node_execpath || process.execPath, [npm, ...all], { cwd: root, stdio })
    : spawnSync('npm', all, { cwd: root, stdio, shell: process.platform === 'win32' });
  return status === 0;
}

function ownNode() {
  return join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
}

/** @param {string} message */
function stop(message) {
  console.error(message);
  process.exit(1);
}
