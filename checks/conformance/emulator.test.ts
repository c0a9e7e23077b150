// The emulator is a back end that keeps the whole contract, and what is asked of it is what the current version requires.
import { createEmulator } from '@brokerdesk/mock-server/testing';
import { contractVersion } from '@brokerdesk/api';
import { expect, test } from 'vitest';
import { readAccounts } from '../../packages/cli/src/conform/accounts.ts';
import { openBackEnd } from '../../packages/cli/src/conform/BackEnd.ts';
import { runScenarios } from '../../packages/cli/src/conform/runScenarios.ts';
import { allScenarios } from '../../packages/cli/src/conform/scenarios/index.ts';

test('the emulator keeps the contract, and nothing is left untried', { timeout: 600_000 }, async () => {
  const emulator = createEmulator({ instantWork: true, signature: 'rfc9421' });
  const { port } = await emulator.listen();
  const accounts = await readAccounts('demo');
  const address = `http://127.0.0.1:${port}`;
  const backEnd = await openBackEnd(address, { accounts, isReadOnly: false, instance: address });
  try {
    const { results, reach } = await runScenarios(backEnd, allScenarios(backEnd), { only: [], onProgress: () => {} });
    // An emulator in this process cannot be restarted.
    const wrong = results.filter(({ id, verdict }) => verdict.kind !== 'holds' && id !== 'signature:restart');
    expect(wrong.map(({ id, verdict }) => ({ id, verdict }))).toEqual([]);
    const { calls, refusedOnly } = reach.summary();
    expect(calls.seen).toBe(calls.all);
    expect(refusedOnly).toEqual([]);
    // `npx vitest run --project=processes -u emulator` writes it. After the release of a version its file stays as it is: raise `contractVersion` first.
    const checks = results.map(({ id }) => id).toSorted();
    const text = `${JSON.stringify({ checks }, null, 2)}\n`;
    await expect(text).toMatchFileSnapshot(`../../packages/cli/src/conform/requirements/${contractVersion}.json`);
  } finally {
    backEnd.close();
    await emulator.close();
  }
});
