import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeScreenCost } from './measureScreenCost.mjs';
import { proofs, readProof } from './proofs.mjs';

const output = `stdout | some.test.ts
Signatures: 1,000 replays refused.
Signatures: 2,100 mutations refused, 1000 good requests taken.
Fault wire: 360 faults, 32 requests carried out all the same, none twice.
`;

function countsOf(line: string) {
  const proof = proofs.find((one) => one.line === line);
  return proof && readProof(proof, output);
}

test('the lines of one proof are added up', () => {
  expect(countsOf('Signatures:')).toEqual({ attempts: 3100, accepted: 0 });
  expect(countsOf('Fault wire:')).toEqual({ attempts: 360, accepted: 32, lost: 0 });
});

test('a proof that printed nothing has no counts', () => {
  expect(countsOf('Fuzz:')).toBeUndefined();
});

test('every proof names a test that exists', () => {
  expect(proofs.filter(({ test: file }) => !existsSync(file))).toEqual([]);
});

test('the cost of a screen comes from the tests that are generated for it', () => {
  const result = (seconds: number) => ({ tests: [{ results: [{ duration: seconds * 1000 }] }] });
  const specs = [
    { file: 'faults/faults.spec.ts', title: 'a', ...result(40) },
    { file: 'faults/containers.spec.ts', title: 'b', ...result(500) },
  ];
  expect(describeScreenCost({ suites: [{ specs }] })).toMatch(
    /: 1 fault scenarios, 40 s of a worker; 0 files of the catalogue/,
  );
});
