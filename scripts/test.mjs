// `npm test` and `npm run test:browser`: run the gates of a ring, print the whole output of each that fails, and end with one
// line of counts. `npm test -- types unit` runs only those gates, `npm test -- --changed [base]` what a change can break.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './findBrowser.mjs';
import { gates, reportFolder, totalBudgetMinutes } from './gates.mjs';
import { describeScreenCost } from './measureScreenCost.mjs';
import { endGates, runGate } from './runGate.mjs';
import { selectChanged } from './selectChanged.mjs';

const atOnce = 2;
const started = performance.now();

/** @type {import('./runGate.mjs').GateResult[]} */
const results = [];

const ring = process.argv.includes('--browser') ? 'browser' : 'test';
const [isChanged, names] = readNames(process.argv.slice(2).filter((name) => name !== '--browser'));
const unknown = isChanged ? undefined : names.find((name) => !gates.some((gate) => gate.name === name));
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
await runAll(chooseGates());
summarise();

/** @param {readonly string[]} given @returns {readonly [boolean, readonly string[]]} */
function readNames(given) {
  return [given.includes('--changed'), given.filter((name) => name !== '--changed')];
}

function chooseGates() {
  if (isChanged) return selectChanged(gates, names[0]);
  return gates.filter((gate) => (names.length === 0 ? gate.rings.includes(ring) : names.includes(gate.name)));
}

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
  const endToEnd = results.find(({ gate }) => gate.name === 'e2e');
  console.log('');
  if (endToEnd) console.log(describeScreenCost(JSON.parse(readFileSync(`${reportFolder}/e2e.json`, 'utf8'))));
  console.log(`All gates took ${minutes.toFixed(1)} of ${totalBudgetMinutes[ring]} minutes.`);
  if (flaky.length > 0) console.log(`Flaky: ${flaky.length}, which passed when repeated. Each has a cause to find:`);
  for (const { title, error } of flaky) console.log(`  ${title}\n    ${error.replaceAll('\n', '\n    ')}`);
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
