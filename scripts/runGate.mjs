import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countTests } from './countTests.mjs';
import { reportFolder } from './gates.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const defaultMinutes = 5;
/** How long a gate may take to put away what it started. */
const graceMs = 20_000;

/** @type {Map<import('node:child_process').ChildProcess, Promise<unknown>>} the gates that run, and their ends */
const running = new Map();

/**
 * @typedef {object} GateResult
 * @property {import('./gates.mjs').Gate} gate
 * @property {number} passed
 * @property {number} failed
 * @property {number} seconds
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
    env: { ...process.env, NO_COLOR: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    // A process group of its own, so that a gate's servers and browsers end with it.
    detached: process.platform !== 'win32',
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const minutes = gate.minutes ?? defaultMinutes;
  const limit = setTimeout(() => {
    output += `\nStopped: "${gate.name}" took more than ${minutes} minutes.\n`;
    endGroup(child);
  }, minutes * 60_000);
  /** @type {Promise<GateResult>} */
  const ended = new Promise((resolve) => {
    const finish = (/** @type {number | null} */ status) => {
      clearTimeout(limit);
      running.delete(child);
      const seconds = (performance.now() - started) / 1000;
      const counted = countTests({ kind: gate.report, file: report, status });
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

/** Ends every gate that still runs, with all that it started; done when they are gone. */
export async function endGates() {
  for (const child of running.keys()) endGroup(child);
  await Promise.all(running.values());
}

/**
 * Asks as Ctrl-C does, for that alone makes Playwright end its servers, which are in groups of their own.
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
