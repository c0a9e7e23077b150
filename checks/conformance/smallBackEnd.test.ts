// A back end in another language, written from docs/backend.md and the OpenAPI document alone, keeps what it claims.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { readAccounts } from '../../packages/cli/src/conform/accounts.ts';
import { openBackEnd } from '../../packages/cli/src/conform/BackEnd.ts';
import { runScenarios } from '../../packages/cli/src/conform/runScenarios.ts';
import { allScenarios } from '../../packages/cli/src/conform/scenarios/index.ts';

const folder = path.join(import.meta.dirname, 'small-back-end');
const { status } = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))']);
if (status !== 0) process.stdout.write('The small back end is not tried: this machine has no Python 3.11 or newer.\n');

let server: ChildProcess | undefined;
afterEach(() => server?.kill());

test.skipIf(status !== 0)(
  'the small back end in Python keeps what it claims to have',
  { timeout: 120_000 },
  async () => {
    server = spawn('python3', [path.join(folder, 'main.py'), '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
    const address = await new Promise<string>((resolve) => {
      server?.stdout?.once('data', (line: Buffer) => resolve(line.toString().trim()));
    });
    const accounts = await readAccounts(path.join(folder, 'accounts.json'));
    const backEnd = await openBackEnd(address, { accounts, isReadOnly: false });
    try {
      const { results, reach } = await runScenarios(backEnd, allScenarios(backEnd), { only: [], onProgress: () => {} });
      const wrong = results.filter(({ verdict }) => verdict.kind === 'fails' || verdict.kind === 'fault of the suite');
      expect(wrong.map(({ id, verdict }) => ({ id, verdict }))).toEqual([]);
      expect(results.filter(({ verdict }) => verdict.kind === 'holds').length).toBeGreaterThan(110);
      const { calls } = reach.summary();
      expect(calls.seen).toBe(calls.all);
    } finally {
      backEnd.close();
    }
  },
);
