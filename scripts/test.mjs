// `npm test`: runs every gate, shows what fails in full, and ends with one line that counts all.
// `npm test -- types unit` runs just those gates.
import { mkdirSync, rmSync } from 'node:fs';
import { findBrowser } from './findBrowser.mjs';
import { gates, reportFolder } from './gates.mjs';
import { endGates, runGate } from './runGate.mjs';

const atOnce = 2;

/** @type {import('./runGate.mjs').GateResult[]} */
const results = [];

const names = process.argv.slice(2);
const unknown = names.find((name) => !gates.some((gate) => gate.name === name));
if (unknown) {
  console.error(`There is no gate "${unknown}". The gates are: ${gates.map((gate) => gate.name).join(', ')}.`);
  process.exit(2);
}

let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    isStopped = true;
    await endGates();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  });
}

rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });
await runAll(gates.filter((gate) => names.length === 0 || names.includes(gate.name)));
summarise();

/** @param {readonly import('./gates.mjs').Gate[]} chosen */
async function runAll(chosen) {
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  for (const gate of chosen) {
    while (running.size >= (gate.alone ? 1 : atOnce)) await Promise.race(running);
    if (isStopped) return;
    const run = runOne(gate).finally(() => running.delete(run));
    running.add(run);
    if (gate.alone) await run;
  }
  await Promise.all(running);
}

/** @param {import('./gates.mjs').Gate} gate */
async function runOne(gate) {
  const result = (await findBlocker(gate)) ?? (await runGate(gate));
  results.push(result);
  const mark = result.failed === 0 ? '✓' : '✗';
  console.log(`${mark} ${gate.name.padEnd(11)} ${result.seconds.toFixed(1).padStart(6)} s   ${countsOf(result)}`);
  if (result.failed > 0) console.log(`\n${result.output.trim()}\n`);
}

/**
 * Why a gate cannot say anything, as a failed result.
 * @param {import('./gates.mjs').Gate} gate
 */
async function findBlocker(gate) {
  const failure = (/** @type {string} */ output) => ({ gate, passed: 0, failed: 1, seconds: 0, output });
  if (results.some((result) => result.gate.name === gate.needs && result.failed > 0)) {
    return failure(`Not run, because "${gate.needs}" failed.`);
  }
  if (gate.report !== 'playwright') return undefined;
  try {
    process.env.CHROMIUM = await findBrowser();
    return undefined;
  } catch (error) {
    return failure(/** @type {Error} */ (error).message);
  }
}

function summarise() {
  const failed = results.filter((result) => result.failed > 0);
  console.log('');
  if (failed.length > 0) console.log(`Failed: ${failed.map(({ gate }) => gate.name).join(', ')}.`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

/** @param {'passed' | 'failed'} what */
function sum(what) {
  return results.reduce((total, result) => total + result[what], 0);
}

/** @param {import('./runGate.mjs').GateResult} result */
function countsOf({ gate, passed, failed }) {
  if (!gate.report) return failed === 0 ? gate.proves : 'failed';
  return failed === 0 ? `${passed} passed: ${gate.proves}` : `${passed} passed, ${failed} failed`;
}
