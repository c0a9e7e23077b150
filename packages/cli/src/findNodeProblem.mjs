// @ts-check
// Plain JavaScript that every Node can read: it has to run where nothing else does.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';

const oldestMajor = 26;
const packagedVersion = '26.10.0';

/**
 * Returns why this Node cannot run the commands, which are TypeScript; undefined if it can.
 * @param {string} version as in `process.versions.node`
 * @param {string} [packageName] of the package of a newer Node for this machine
 */
export function findNodeProblem(version, packageName = nodePackage()) {
  if (Number(version.split('.')[0]) >= oldestMajor) return undefined;
  const install = `npm install --save-dev ${packageName}@${packagedVersion}`;
  return `admin-cli needs Node ${oldestMajor}; this is ${version}. Install it, or add one to this project: ${install}`;
}

/** Returns the program of a newer Node that npm has installed as a package, if there is one. */
export function findPackagedNode() {
  try {
    const manifest = createRequire(import.meta.url).resolve(`${nodePackage()}/package.json`);
    return path.join(path.dirname(manifest), 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  } catch {
    // Not installed.
    return undefined;
  }
}

/**
 * Runs this command in another Node and returns its exit code.
 * @param {string} program
 * @returns {Promise<number>}
 */
export function runInNode(program) {
  const child = spawn(program, process.argv.slice(1), { stdio: 'inherit' });
  // Ctrl-C reaches both processes; the commands themselves decide when they end.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function nodePackage() {
  const { platform, arch } = process;
  const name = `${platform === 'win32' ? 'win' : platform}-${arch}`;
  return name === 'darwin-arm64' ? `node-bin-${name}` : `node-${name}`;
}
