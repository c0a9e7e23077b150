import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countTests } from './countTests.mjs';
import { defaultLimitMinutes, reportFolder } from './gates.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** How long a gate may take to end what it started. */
const graceMs = 20_000;

/** @type {Map<import('node:child_process').ChildProcess, Promise<unknown>>} the running gates, with their ends */
const running = new Map();

/**
 * @typedef {object} GateResult
 * @property {import('./gates.mjs').Gate} gate
 * @property {number} passed
 * @property {number} failed
 * @property {number} seconds
 * @property {readonly import('./countTests.mjs').FlakyTest[]} flaky
 * @property {readonly import('./countTests.mjs').TimedTest[]} slowest
 * @property {string} output
 */

/**
 * Runs one gate to its end, or to its time limit.
 * @param {import('./gates.mjs').Gate} gate
 * @returns {Promise<GateResult>}
 */
export function runGate(gate) {
  const started = performance.now();
  const report = join(root, reportFolder, `${gate.name}.json`);
  const child = spawn(join(root, 'node_modules/.bin', gate.program), gate.options, {
    cwd: root,
    env: { ...process.env, ...gate.environment, NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    // In its own process group, so that a gate's servers and browsers end with it.
    detached: process.platform !== 'win32',
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const limitMinutes = gate.limitMinutes ?? defaultLimitMinutes(gate);
  const limit = setTimeout(() => {
    output += `\nStopped: "${gate.name}" took more than ${limitMinutes} minutes.\n`;
    endGroup(child);
  }, limitMinutes * 60_000);
  /** @type {Promise<GateResult>} */
  const ended = new Promise((resolve) => {
    const finish = (/** @type {number | null} */ status) => {
      clearTimeout(limit);
      running.delete(child);
      const seconds = (performance.now() - started) / 1000;
      const counted = countTests({ kind: gate.report, file: report, status, mayBeEmpty: gate.mayBeEmpty });
      resolve({ gate, seconds, ...counted, output: counted.problem ? `${output}\n${counted.problem}\n` : output });
    };
    child.on('error', (error) => {
      output += `\n${error.message}\n`;
      finish(null);
    });
    child.on('close', finish);
  });
  running.set(child, ended);
  return ended;
}

/** Ends every running gate with all that it started. */
export async function endGates() {
  for (const child of running.keys()) endGroup(child);
  await Promise.all(running.values());
}

/**
 * Interrupts as Ctrl-C does: only then Playwright ends its servers, which are in other process groups.
 * @param {import('node:child_process').ChildProcess} child
 */
function endGroup(child) {
  signalGroup(child, 'SIGINT');
  const late = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
  child.once('close', () => clearTimeout(late));
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (process.platform === 'win32') child.kill();
  else process.kill(-child.pid, signal);
}
