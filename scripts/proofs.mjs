// What the counting tests prove. Each of them prints one line that begins with `line`; `npm run test:whole` reads the
// numbers from it and writes docs/assurance.md. The test itself fails if one attempt goes wrong.

/**
 * @typedef {object} Proof
 * @property {string} claim what holds if the test passes
 * @property {string} test the file of the test
 * @property {string} line how the printed line begins
 * @property {RegExp} attempts finds the number of attempts in the line
 * @property {RegExp | 0} [accepted] finds how many attempts the system carried out; 0 where the test fails at the first
 * @property {RegExp | 0} [lost] finds how many results were lost or came twice; 0 where the test fails at the first
 */

const number = '([\\d,]+)';
const firstNumber = new RegExp(number);

/** @type {readonly Proof[]} */
export const proofs = [
  {
    claim: 'Every fault of every method and way to call gives the error that the catalogue names.',
    test: 'checks/faultWire.test.ts',
    line: 'Fault wire:',
    attempts: firstNumber,
    accepted: new RegExp(`${number} requests`),
    lost: 0,
  },
  {
    claim: 'Every container of the kit ends every fault in an outcome of the catalogue.',
    test: 'e2e/faults/containers.spec.ts',
    line: 'Container faults:',
    attempts: new RegExp(`= ${number}`),
    lost: 0,
  },
  {
    claim: 'Every call of every screen ends a fault in an outcome of the catalogue, and no typed value is lost.',
    test: 'e2e/faults/faults.spec.ts',
    line: 'Faults:',
    attempts: new RegExp(`= ${number}`),
    lost: 0,
  },
  {
    claim: 'No caller without the permission gets through to a call or to another broker’s record.',
    test: 'checks/contract/permissions.test.ts',
    line: 'Permission matrix:',
    attempts: firstNumber,
    accepted: 0,
  },
  {
    claim: 'Each account of the demo data has exactly the addresses and parts of screens whose functions it holds.',
    test: 'checks/demoMatrix.test.ts',
    line: 'Account screens:',
    attempts: firstNumber,
    accepted: new RegExp(`${number} open`),
  },
  {
    claim: 'The code of a plugin is fetched only for an account that holds one of its functions.',
    test: 'checks/demoMatrix.test.ts',
    line: 'Account plugins:',
    attempts: firstNumber,
    accepted: new RegExp(`${number} fetched`),
  },
  {
    claim: 'Each account of the demo data may make, and is offered, exactly the calls that the contract opens to it.',
    test: 'checks/demoMatrix.test.ts',
    line: 'Account calls:',
    attempts: firstNumber,
    accepted: new RegExp(`${number} permitted`),
  },
  {
    claim: 'No list and no bulk change mixes two brokers.',
    test: 'checks/contract/mixedBrokers.test.ts',
    line: 'Mixed brokers:',
    attempts: firstNumber,
    accepted: 0,
  },
  {
    claim: 'No malformed request makes the emulator fail or answer outside the contract.',
    test: 'checks/contract/fuzz.test.ts',
    line: 'Fuzz:',
    attempts: firstNumber,
  },
  {
    claim: 'No hostile file and no folder of a file name is stored.',
    test: 'checks/contract/hostileFiles.test.ts',
    line: 'Hostile files:',
    attempts: firstNumber,
    accepted: 0,
  },
  {
    claim: 'No bytes on the socket end or block the emulator or the portal’s server.',
    test: 'checks/hostileBytes.test.ts',
    line: 'Hostile bytes:',
    attempts: firstNumber,
  },
  {
    claim: 'Connections that send a byte now and then keep no other caller waiting.',
    test: 'checks/hostileBytes.test.ts',
    line: 'Slow connections:',
    attempts: firstNumber,
  },
  {
    claim: 'An action works in exactly the statuses in which it is offered.',
    test: 'checks/models/statusMatrix.test.ts',
    line: 'Status ×',
    attempts: new RegExp(`${number} attempts`),
    accepted: new RegExp(`${number} done`),
  },
  {
    claim: 'On random ways through its statuses no application is lost and all counters stay right.',
    test: 'checks/models/walkApplications.test.ts',
    line: 'Walks:',
    attempts: firstNumber,
    lost: 0,
  },
  {
    claim: 'Edits of a template can all be undone, lose nothing, and have the problems that the server finds.',
    test: 'plugins/templates/src/model/walk/editWalk.test.ts',
    line: 'Template edits:',
    attempts: firstNumber,
    accepted: new RegExp(`${number} accepted`),
    lost: 0,
  },
  {
    claim: 'A tampered signature, header or request is rejected.',
    test: 'packages/mock-server/src/signature/rfc9421Scheme.test.ts',
    line: 'Signatures:',
    attempts: firstNumber,
    accepted: 0,
  },
  {
    claim: 'Browsers whose clock is wrong by up to ten minutes can work, with at most one repetition.',
    test: 'checks/signedWire.test.ts',
    line: 'Clocks:',
    attempts: new RegExp(`${number} calls`),
    accepted: new RegExp(`${number} calls`),
    lost: 0,
  },
  {
    claim: 'In no history of tabs and devices does a tab show data of an ended session.',
    test: 'checks/session-scenarios/sessionScenarios.test.ts',
    line: 'Histories:',
    attempts: firstNumber,
  },
  {
    claim: 'On random walks with random faults no typed text is lost, nothing is stored twice, and the user can go on.',
    test: 'checks/client-walks/clientWalks.test.ts',
    line: 'Client walks:',
    attempts: firstNumber,
  },
  {
    claim:
      'On random walks over the real screens of all desks no text is lost, nothing is sent twice, and no screen is a dead end.',
    test: 'e2e/deskWalks.spec.ts',
    line: 'Desk walks:',
    attempts: firstNumber,
  },
  {
    claim: 'Reads that never settle are garbage-collected.',
    test: 'packages/host/src/api-client/createApiClientFactory.test.ts',
    line: 'Unresolved reads:',
    attempts: firstNumber,
  },
  {
    claim: 'A browser whose storage was copied can repeat no request.',
    test: 'e2e/signedRequests.spec.ts',
    line: 'Copied browser:',
    attempts: firstNumber,
    accepted: 0,
  },
];

/**
 * Reads the numbers of a proof from the output of its gate; undefined if the test printed no line. A test may print more
 * than one: they are added up.
 * @param {Proof} proof
 * @param {string} output
 * @returns {{ attempts?: number, accepted?: number, lost?: number } | undefined}
 */
export function readProof({ line, ...patterns }, output) {
  const lines = output.split('\n').filter((one) => one.startsWith(line));
  if (lines.length === 0) return undefined;
  const add = (/** @type {RegExp | 0} */ pattern) =>
    pattern === 0 ? 0 : lines.reduce((sum, one) => sum + readNumber(one.slice(line.length), pattern), 0);
  const { attempts, accepted, lost } = patterns;
  return {
    attempts: add(attempts),
    ...(accepted !== undefined && { accepted: add(accepted) }),
    ...(lost !== undefined && { lost: add(lost) }),
  };
}

/**
 * @param {string} text
 * @param {RegExp} pattern
 */
function readNumber(text, pattern) {
  const [, found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new Error(`"${text.trim()}" has no number like ${pattern}.`);
  return Number(found.replaceAll(',', ''));
}
