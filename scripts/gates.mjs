// The gates of `npm test` and `npm run test:browser`, in the order in which they start. A gate is a command that must end with 0; one with a
// `report` runs tests and writes into that file how many. Gates that use all processors run alone, so that a slow
// neighbour never makes an end-to-end test fail.

/**
 * @typedef {'test' | 'browser'} Ring `npm test`, which a change of any part needs, or `npm run test:browser`, the rest
 */

/**
 * @typedef {object} Gate
 * @property {string} name
 * @property {string} proves what is true when this gate has passed
 * @property {string} program a file in node_modules/.bin
 * @property {string[]} options
 * @property {'vitest' | 'playwright'} [report] the kind of report that the gate writes
 * @property {readonly Ring[]} rings the commands that run it
 * @property {Readonly<Record<string, string>>} [environment]
 * @property {boolean} [alone]
 * @property {boolean} [mayBeEmpty] whether it may run no test, because no test sees what changed
 * @property {string} [needs] a gate that has to pass before this one starts
 * @property {number} budgetMinutes how long it should take on two processors; printed beside its time, and never a failure
 * @property {number} [limitMinutes] when it is stopped; by default `defaultLimitMinutes`
 */

/** Where gates write their reports; emptied at each run. */
export const reportFolder = '.brokerdesk/test';

/** How long all gates of a ring together should take; printed, and never a failure. */
export const totalBudgetMinutes = { test: 10, browser: 18 };

/**
 * When a gate is stopped, which only protects against one that hangs: a gate never fails because the machine is slow.
 * @param {Gate} gate
 */
export function defaultLimitMinutes({ budgetMinutes }) {
  return Math.max(10, 4 * budgetMinutes);
}

/** @type {readonly Gate[]} */
export const gates = [
  {
    name: 'lock',
    proves: 'the lock file is complete',
    program: 'node',
    options: ['scripts/checkLock.mjs'],
    rings: ['test'],
    budgetMinutes: 0.1,
  },
  {
    name: 'format',
    proves: 'the source is formatted',
    program: 'biome',
    options: ['format'],
    rings: ['test'],
    budgetMinutes: 0.2,
  },
  {
    name: 'types',
    proves: 'types check',
    program: 'tsc',
    // More checkers for a project each check what its files share: on two processors they take half as long again.
    options: ['-b', '--checkers', '1'],
    rings: ['test', 'browser'],
    budgetMinutes: 1,
  },
  {
    name: 'build',
    proves: 'host and plugins build',
    program: 'node',
    options: ['packages/cli/src/main.mjs', 'build'],
    rings: ['test', 'browser'],
    budgetMinutes: 1,
  },
  {
    name: 'unused',
    proves: 'no file, export or dependency is unused',
    program: 'knip',
    options: ['--no-progress'],
    rings: ['test'],
    budgetMinutes: 0.5,
  },
  {
    name: 'boundaries',
    proves: 'import boundaries hold',
    program: 'depcruise',
    options: ['--config', '.dependency-cruiser.mjs', 'packages', 'plugins', 'fixtures'],
    rings: ['test'],
    budgetMinutes: 1,
  },
  {
    name: 'lint',
    proves: 'lint passes',
    program: 'oxlint',
    options: ['--type-aware', '--quiet'],
    rings: ['test'],
    budgetMinutes: 2,
  },
  {
    name: 'check',
    proves: 'the plugins break no rule of admin-cli check',
    program: 'node',
    options: ['packages/cli/src/main.mjs', 'check', '--max-warnings', '0'],
    // It compiles the plugins, too, which is quick once that gate has done so.
    needs: 'types',
    rings: ['test'],
    budgetMinutes: 0.4,
  },
  {
    name: 'templates',
    proves:
      'a plugin created from each template has right types, builds, passes its tests and is shown; plugin guide and README work',
    program: 'node',
    options: ['scripts/checkTemplates.mjs'],
    alone: true,
    needs: 'types',
    rings: ['browser'],
    budgetMinutes: 2.3,
  },
  {
    name: 'unit',
    proves: 'unit tests pass',
    program: 'vitest',
    options: ['run', '--project=!processes', ...vitestReport('unit')],
    report: 'vitest',
    alone: true,
    rings: ['test'],
    budgetMinutes: 5.5,
  },
  {
    name: 'journeys',
    proves: 'in a browser, one journey through each desk and each kind of failure of the shell passes',
    program: 'playwright',
    options: ['test', '--project=preview', '--reporter=list,json'],
    environment: { BROKERDESK_JOURNEYS: 'only' },
    report: 'playwright',
    alone: true,
    needs: 'build',
    rings: ['test'],
    budgetMinutes: 2,
  },
  {
    name: 'processes',
    proves: 'commands, servers and packages work as processes of their own',
    program: 'vitest',
    options: ['run', '--project=processes', ...vitestReport('processes')],
    report: 'vitest',
    alone: true,
    rings: ['browser'],
    budgetMinutes: 2,
  },
  {
    name: 'e2e',
    proves: 'end-to-end tests pass',
    program: 'playwright',
    options: ['test', '--reporter=list,json,./e2e/faults/FaultSummaryReporter.ts,./e2e/desk-walks/DeskWalkReporter.ts'],
    environment: { BROKERDESK_JOURNEYS: 'without' },
    report: 'playwright',
    alone: true,
    needs: 'build',
    rings: ['browser'],
    budgetMinutes: 12,
  },
];

/** @param {string} name */
function vitestReport(name) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFolder}/${name}.json`];
}
