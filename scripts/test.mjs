// `npm test`: runs every gate, prints the whole output of each that fails, and ends with one line of counts.
// `npm test -- types unit` runs only those gates.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './findBrowser.mjs';
import { gates, reportFolder, totalBudgetMinutes } from './gates.mjs';
import { describeScreenCost } from './measureScreenCost.mjs';
import { endGates, runGate } from './runGate.mjs';

const atOnce = 2;
const started = performance.now();

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
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  for (const gate of chosen) {
    while (running.size >= (gate.alone ? 1 : atOnce) || running.has(gate.needs ?? '')) {
      await Promise.race(running.values());
    }
    if (isStopped) return;
    const run = runOne(gate).finally(() => running.delete(gate.name));
    running.set(gate.name, run);
    if (gate.alone) await run;
  }
  await Promise.all(running.values());
}

/** @param {import('./gates.mjs').Gate} gate */
async function runOne(gate) {
  const result = (await findBlocker(gate)) ?? (await runGate(gate));
  results.push(result);
  const mark = result.failed === 0 ? '✓' : '✗';
  console.log(`${mark} ${gate.name.padEnd(11)} ${describeTime(result)}   ${describeCounts(result)}`);
  for (const { title, seconds } of result.slowest)
    console.log(`${' '.repeat(14)}${seconds.toFixed(1).padStart(6)} s   ${title}`);
  if (result.failed > 0) console.log(`\n${result.output.trim()}\n`);
}

/**
 * Why a gate cannot prove anything, as a failed result.
 * @param {import('./gates.mjs').Gate} gate
 */
async function findBlocker(gate) {
  const failure = (/** @type {string} */ output) => ({
    gate,
    passed: 0,
    failed: 1,
    seconds: 0,
    flaky: [],
    slowest: [],
    output,
  });
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
  const flaky = results.flatMap((result) => result.flaky);
  const minutes = (performance.now() - started) / 60_000;
  const endToEnd = results.find(({ gate }) => gate.report === 'playwright');
  console.log('');
  if (endToEnd) console.log(describeScreenCost(JSON.parse(readFileSync(`${reportFolder}/e2e.json`, 'utf8'))));
  console.log(`All gates took ${minutes.toFixed(1)} of ${totalBudgetMinutes} minutes.`);
  if (flaky.length > 0) console.log(`Flaky: ${flaky.length}, which passed when repeated. Each has a cause to find:`);
  for (const title of flaky) console.log(`  ${title}`);
  if (failed.length > 0) console.log(`Failed: ${failed.map(({ gate }) => gate.name).join(', ')}.`);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

/** @param {'passed' | 'failed'} what */
function sum(what) {
  return results.reduce((total, result) => total + result[what], 0);
}

/** @param {import('./runGate.mjs').GateResult} result */
function describeTime({ gate, seconds }) {
  const budget = gate.budgetMinutes * 60;
  return `${seconds.toFixed(1).padStart(6)} of ${String(budget).padStart(3)} s${seconds > budget ? ' (over budget)' : ''}`;
}

/** @param {import('./runGate.mjs').GateResult} result */
function describeCounts({ gate, passed, failed }) {
  if (!gate.report) return failed === 0 ? gate.proves : 'failed';
  return failed === 0 ? `${passed} passed: ${gate.proves}` : `${passed} passed, ${failed} failed`;
}
