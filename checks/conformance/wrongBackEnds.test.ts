import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readAccounts } from '../../packages/cli/src/conform/accounts.ts';
import { openBackEnd } from '../../packages/cli/src/conform/BackEnd.ts';
import type { CheckResult } from '../../packages/cli/src/conform/Check.ts';
import { runScenarios } from '../../packages/cli/src/conform/runScenarios.ts';
import { allScenarios } from '../../packages/cli/src/conform/scenarios/index.ts';
import { isWholeRun } from '../../scripts/wholeRun.mjs';
import { wrongBackEnds } from './wrongBackEnds.ts';
import type { WrongBackEnd } from './wrongBackEnds/WrongBackEnd.ts';

test('each wrong back end can still be made', () => {
  const spoiled = wrongBackEnds.filter(({ file, find, replace }) => {
    const places = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').split(find).length - 1;
    return places !== 1 || replace === find;
  });
  expect(spoiled.map(({ law, file }) => `${law} (${file})`)).toEqual([]);
});

test('each family has its share of them, and none is there twice', () => {
  const counts = Object.entries(Object.groupBy(wrongBackEnds, ({ family }) => family));
  expect(Object.fromEntries(counts.map(([family, own]) => [family, own.length]))).toEqual({
    authorisation: 12,
    tenancy: 10,
    signature: 8,
    state: 8,
    contract: 8,
    session: 6,
    idempotency: 4,
    files: 4,
  });
  expect(new Set(wrongBackEnds.map(({ law }) => law)).size).toBe(wrongBackEnds.length);
});

// All of them take four minutes, so only whole runs ask all.
test.each(wrongBackEnds.filter((_, index) => isWholeRun || index % 30 === 0))(
  'conform finds $family: $law',
  async (wrong) => {
    const server = start(wrong);
    try {
      const results = await ask(await readAddress(server), wrong);
      const found = results.find(({ id }) => id === wrong.caughtBy);
      expect(found).toMatchObject({ family: wrong.family, verdict: { kind: 'fails' } });
    } finally {
      server.kill();
    }
  },
);

function start({ file, find, replace }: WrongBackEnd): ChildProcess {
  const script = fileURLToPath(new URL('startWrong.mjs', import.meta.url));
  const fault = JSON.stringify({ file, find, replace });
  return spawn(process.execPath, [script, fault], { stdio: ['ignore', 'pipe', 'inherit'] });
}

async function readAddress({ stdout }: ChildProcess): Promise<string> {
  if (stdout) for await (const line of createInterface(stdout)) return line;
  throw new Error('The wrong back end did not start.');
}

/** Asks only what shows the fault. */
async function ask(address: string, { caughtBy, shownBy = [] }: WrongBackEnd): Promise<readonly CheckResult[]> {
  const backEnd = await openBackEnd(address, { accounts: await readAccounts('demo'), isReadOnly: false });
  try {
    await backEnd.signInAll();
    const only = [caughtBy, ...shownBy];
    return (await runScenarios(backEnd, allScenarios(backEnd), { only, onProgress: () => {} })).results;
  } finally {
    backEnd.close();
  }
}
