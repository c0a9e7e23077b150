// `npm run planted [-- commit [number …]]`: plants each fault in a fresh clone of a commit (by default of HEAD) and reports
// the first test that finds it: one of `npm test`, one of `npm run test:browser`, or none. It takes hours, so that it is not a gate.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { plantedFaults } from '../checks/planted/plantedFaults.mjs';

const [commit = 'HEAD', ...numbers] = process.argv.slice(2);
const folder = path.join(mkdtempSync(path.join(tmpdir(), 'planted-')), 'clone');
const chosen = plantedFaults
  .map((fault, at) => ({ ...fault, number: at + 1 }))
  .filter(({ number }) => numbers.length === 0 || numbers.includes(String(number)));

must(run('git', ['clone', '--quiet', process.cwd(), folder], process.cwd()));
must(run('git', ['checkout', '--quiet', revision()], folder));
must(run('npm', ['ci', '--no-audit', '--no-fund'], folder));
must(run('npx', ['tsc', '-b'], folder));
const hasRings = readFileSync(path.join(folder, 'package.json'), 'utf8').includes('"test:browser"');

const found = { test: 0, browser: 0, none: 0 };
/** What is asked first finds most faults in seconds; what it leaves takes minutes each. */
const left = chosen.filter((fault) => !tryOne(fault, quickSteps(fault.file)));
for (const fault of left) {
  if (tryOne(fault, slowSteps())) continue;
  found.none += 1;
  console.log(`${fault.number} ${fault.name}: NOT FOUND`);
}
console.log(
  `${chosen.length} planted: npm test finds ${found.test}, test:browser ${found.browser} more, ${found.none} not found`,
);
rmSync(path.dirname(folder), { recursive: true, force: true });

/** @typedef {readonly [ring: 'test' | 'browser', command: string, options: readonly string[]]} Step */

/**
 * Plants a fault, and asks one step after the other until one fails.
 *
 * @param {(typeof chosen)[number]} fault @param {readonly Step[]} steps @returns {boolean} whether one has found it
 */
function tryOne({ number, name, file, find, replace }, steps) {
  const source = path.join(folder, file);
  const before = existsSync(source) ? readFileSync(source, 'utf8') : '';
  if (before.split(find).length !== 2) {
    console.log(`${number} ${name}: the place is not in this commit`);
    return true;
  }
  writeFileSync(
    source,
    before.replace(find, () => replace),
  );
  const failed = findFailure(steps);
  writeFileSync(source, before);
  if (!failed) return false;
  const { ring, line } = failed;
  // A test that also fails without the fault has not found it.
  const test = /\S+\.test\.tsx?/.exec(line)?.[0];
  if (test !== undefined) must(run('npx', ['vitest', 'run', test], folder));
  found[ring] += 1;
  console.log(`${number} ${name}: ${ring === 'test' ? 'npm test' : 'test:browser'}, ${line}`);
  return true;
}

/** @param {readonly Step[]} steps */
function findFailure(steps) {
  for (const [ring, command, options] of steps) {
    const { status, stdout, stderr } = run(command, options, folder);
    if (status !== 0) return { ring, line: nameFailure(stdout + stderr) };
  }
  return undefined;
}

/**
 * The tests beside a file, then those that import it.
 *
 * @param {string} file @returns {readonly Step[]}
 */
function quickSteps(file) {
  const options = ['--bail=1', '--passWithNoTests', ...(hasRings ? ['--project=!processes'] : [])];
  return [
    ['test', 'npx', ['vitest', 'run', ...options, path.posix.dirname(file)]],
    ['test', 'npx', ['vitest', 'related', '--run', ...options, file]],
  ];
}

/** @returns {readonly Step[]} */
function slowSteps() {
  return [
    ['test', 'npm', ['test', '--', 'types', 'format', 'lint', 'unused', 'boundaries', 'check']],
    ['test', 'npx', ['vitest', 'run', '--bail=1', ...(hasRings ? ['--project=!processes'] : [])]],
    ['test', 'npm', ['test', '--', 'build', hasRings ? 'journeys' : 'e2e']],
    ...(hasRings ? [/** @type {const} */ (['browser', 'npm', ['run', 'test:browser']])] : []),
  ];
}

/**
 * A run that ends without the name of a test has found nothing, so its output is needed to see why.
 *
 * @param {string} output
 */
function nameFailure(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const line =
    lines.find((one) => /^\s*(?:FAIL|✘|\d+\) \[)|error TS\d/.test(one)) ?? lines.find((one) => /^\s*✗ \w+ /.test(one));
  if (line !== undefined) return line.trim().slice(0, 160);
  console.error(output.slice(-4000));
  return 'a command that failed without the name of a test';
}

function revision() {
  return run('git', ['rev-parse', commit], process.cwd()).stdout.trim();
}

/** @param {string} command @param {readonly string[]} options @param {string} cwd */
function run(command, options, cwd) {
  return spawnSync(command, options, { cwd, encoding: 'utf8', maxBuffer: 1 << 30, env: { ...process.env, CI: '' } });
}

/** @param {{ readonly status: number | null, readonly stdout: string, readonly stderr: string }} result */
function must({ status, stdout, stderr }) {
  if (status === 0) return;
  console.error(stdout + stderr);
  process.exit(1);
}
