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
for (const fault of chosen) {
  const source = path.join(folder, fault.file);
  if (!existsSync(source)) {
    console.log(`${fault.number} ${fault.name}: this commit has no ${fault.file}`);
    continue;
  }
  const before = readFileSync(source, 'utf8');
  if (before.split(fault.find).length !== 2) {
    console.log(`${fault.number} ${fault.name}: the place is not in this commit`);
    continue;
  }
  writeFileSync(
    source,
    before.replace(fault.find, () => fault.replace),
  );
  const { where, what, test } = findIt(fault.file);
  writeFileSync(source, before);
  // A test that also fails without the fault has not found it.
  if (test !== undefined) must(run('npx', ['vitest', 'run', test], folder));
  found[where] += 1;
  console.log(`${fault.number} ${fault.name}: ${what}`);
}
console.log(
  `${chosen.length} planted: npm test finds ${found.test}, test:browser ${found.browser} more, ${found.none} not found`,
);
rmSync(path.dirname(folder), { recursive: true, force: true });

/** @param {string} file @returns {{ where: 'test' | 'browser' | 'none', what: string, test?: string | undefined }} */
function findIt(file) {
  const unit = ['vitest', 'run', '--bail=1', ...(hasRings ? ['--project=!processes'] : [])];
  // The tests beside it first, then those that import it: they are part of `npm test`, which takes minutes.
  /** @type {['test' | 'browser', string, string[]][]} */
  const steps = [
    ['test', 'npx', [...unit, '--passWithNoTests', path.posix.dirname(file)]],
    ['test', 'npx', ['vitest', 'related', '--run', ...unit.slice(2), '--passWithNoTests', file]],
    ['test', 'npm', ['test', '--', 'types', 'format', 'lint', 'unused', 'boundaries', 'check']],
    ['test', 'npx', unit],
    ['test', 'npm', ['test', '--', 'build', hasRings ? 'journeys' : 'e2e']],
  ];
  if (hasRings) steps.push(['browser', 'npm', ['run', 'test:browser']]);
  for (const [ring, command, options] of steps) {
    const { status, stdout, stderr } = run(command, options, folder);
    if (status === 0) continue;
    const line = nameFailure(stdout + stderr);
    const test = /\S+\.test\.tsx?/.exec(line)?.[0];
    return { where: ring, what: `${ring === 'test' ? 'npm test' : 'test:browser'}, ${line}`, test };
  }
  return { where: 'none', what: 'NOT FOUND' };
}

/** @param {string} output */
function nameFailure(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const line = lines.find((one) => /^\s*(?:FAIL|✘|\d+\) \[|error |Error )|error TS\d/.test(one)) ?? lines.at(-2) ?? '';
  return line.trim().slice(0, 160);
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
