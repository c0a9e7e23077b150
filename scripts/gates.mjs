// The gates of `npm test`, in the order in which they are started. A gate is a command that must end with 0; one with a
// `report` runs tests and says in that file how many. Gates that use the machine fully run alone, so that a slow
// neighbour never makes a journey fail.

/**
 * @typedef {object} Gate
 * @property {string} name
 * @property {string} proves what it means that this gate passed
 * @property {string} program a file in node_modules/.bin
 * @property {string[]} options
 * @property {'vitest' | 'playwright'} [report] the kind of report that the gate leaves in its report file
 * @property {boolean} [alone]
 * @property {string} [needs] a gate without which this one says nothing
 * @property {number} [minutes] the time limit, when it is not five
 */

/** Where gates leave their reports; emptied at each run. */
export const reportFolder = '.brokerdesk/test';

/** @type {readonly Gate[]} */
export const gates = [
  { name: 'lock', proves: 'the lock is complete', program: 'node', options: ['scripts/checkLock.mjs'] },
  { name: 'format', proves: 'the source is formatted', program: 'biome', options: ['format'] },
  { name: 'types', proves: 'it compiles', program: 'tsc', options: ['-b'] },
  { name: 'unused', proves: 'nothing is dead or undeclared', program: 'knip', options: ['--no-progress'] },
  {
    name: 'boundaries',
    proves: 'everyone imports what he may',
    program: 'depcruise',
    options: ['--config', '.dependency-cruiser.mjs', 'packages', 'plugins', 'fixtures'],
  },
  { name: 'lint', proves: 'the rules of the house hold', program: 'oxlint', options: ['--type-aware', '--quiet'] },
  {
    name: 'unit',
    proves: 'the parts work',
    program: 'vitest',
    options: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFolder}/unit.json`],
    report: 'vitest',
    alone: true,
    minutes: 15,
  },
  {
    name: 'build',
    proves: 'the portal and its plugins build',
    program: 'node',
    options: ['packages/cli/src/main.mjs', 'build'],
    alone: true,
  },
  {
    name: 'e2e',
    proves: 'the journeys work in a browser',
    program: 'playwright',
    options: ['test', '--reporter=list,json,./e2e/faults/FaultSummaryReporter.ts'],
    report: 'playwright',
    alone: true,
    needs: 'build',
    minutes: 23,
  },
];
