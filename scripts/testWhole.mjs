// `npm run test:whole`: the tests of `npm test` with every effect on every call and with more random runs. It prints what
// was attempted, accepted and lost, and writes docs/assurance.md, which has the claims without these numbers. It takes about an hour.
// `npm run test:whole -- unit checks/faultWire` runs one gate with options for its program, and writes nothing.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { findBrowser } from './findBrowser.mjs';
import { gates, reportFolder } from './gates.mjs';
import { proofs, readProof } from './proofs.mjs';
import { endGates, runGate } from './runGate.mjs';

const limitMinutes = 180;
const [name, ...options] = process.argv.slice(2);
const isPartial = name !== undefined;
const chosen = gates.filter((gate) =>
  isPartial ? gate.name === name : ['unit', 'processes', 'build', 'e2e'].includes(gate.name),
);
if (chosen.length === 0) {
  console.error(
    `There is no gate "${name}". Pass unit, processes or e2e, and options for its program, or nothing to run all.`,
  );
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    await endGates();
    process.exit(1);
  });
}

process.env.BROKERDESK_WHOLE = '1';
process.env.CHROMIUM = await findBrowser();
rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });

/** @type {import('./runGate.mjs').GateResult[]} */
const results = [];
for (const gate of chosen) {
  const result = await runGate({ ...gate, options: [...gate.options, ...options], limitMinutes });
  results.push(result);
  console.log(`${result.failed === 0 ? '✓' : '✗'} ${gate.name}: ${result.passed} passed, ${result.failed} failed`);
  if (result.failed > 0) console.log(`\n${result.output.trim()}\n`);
}

const output = results.map((result) => result.output).join('\n');
const counted = proofs.map((proof) => ({ ...proof, counts: readProof(proof, output) }));
const table = describeProofs(counted.filter(({ counts }) => counts !== undefined));
console.log(`\n${table}`);
const uncounted = counted.filter(({ counts }) => counts === undefined);
const hasFailed = results.some(({ failed }) => failed > 0);
if (!isPartial && uncounted.length > 0)
  console.log(`No count was printed by ${uncounted.map(({ test }) => test).join(', ')}.`);
if (!isPartial && !hasFailed && uncounted.length === 0) writeFileSync('docs/assurance.md', describeAssurance());
process.exitCode = hasFailed || (!isPartial && uncounted.length > 0) ? 1 : 0;

/** @param {readonly (import('./proofs.mjs').Proof & { counts: ReturnType<typeof readProof> })[]} rows */
function describeProofs(rows) {
  const lines = rows.map(
    ({ claim, test, counts }) =>
      `| ${claim} | \`${test}\` | ${format(counts?.attempts)} | ${format(counts?.accepted)} | ${format(counts?.lost)} |`,
  );
  return ['| claim | test | attempts | accepted | lost |', '| --- | --- | --: | --: | --: |', ...lines].join('\n');
}

/** @param {number | undefined} count */
function format(count) {
  return count === undefined ? '–' : count.toLocaleString('en-US');
}

function describeAssurance() {
  const rows = proofs.map(({ claim, test }) => `| ${claim} | \`${test}\` |`);
  return `# What is proved

\`npm run test:whole\` writes this page once everything on it is proved. It runs the tests of \`npm test\` with every fault on every call of every screen and with more random inputs, and fails at the first attempt that goes wrong. It prints how often each claim was put to the test: the attempts, those that the system carried out ("accepted"), and the results that were lost or came twice ("lost").

${['| claim | test |', '| --- | --- |', ...rows].join('\n')}

The other tests check single behaviours and are not listed here. [failures.md](failures.md) describes the outcomes that the fault tests expect.
`;
}
