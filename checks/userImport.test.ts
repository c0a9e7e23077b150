// An import of users creates each user once, whatever responses are lost: 1,000 of them in `npm run test:whole`.
import { createUser, listUsers } from '@brokerdesk/api';
import { openEmulator } from '@brokerdesk/mock-server/testing';
import { type ApiClient, type JobItem, UnreachableError } from '@brokerdesk/plugin-sdk';
import { createSessionApi } from '@brokerdesk/plugin-testing';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { job, type NewUser } from '../plugins/user-control/src/jobs/importUsers.ts';
import { makeRows, references } from '../plugins/user-control/src/screens/userImport/importFixture.ts';
import { toNewUser } from '../plugins/user-control/src/screens/userImport/toNewUser.ts';
import { isWholeRun } from '../scripts/wholeRun.mjs';

// Each password is hashed as in production.
vi.setConfig({ testTimeout: 300_000 });

const emulator = openEmulator({ applications: 0 });
let api: ApiClient;

beforeEach(async () => {
  api = createSessionApi(await (await emulator.openSandbox()).signIn());
});
afterAll(() => emulator.close());

const items: readonly JobItem<NewUser>[] = makeRows(isWholeRun ? 1_000 : 60).map((row) => ({
  id: row.userID,
  label: row.userID,
  input: toNewUser(row, references),
}));

it('creates each user once, whatever responses are lost', async () => {
  const before = await countUsers();
  let calls = 0;
  // Of three responses, one is lost after the server has acted, and one request does not reach it.
  const unreliable: ApiClient = {
    ...api,
    async call(endpoint, input, options) {
      if (endpoint !== (createUser as unknown)) return api.call(endpoint, input, options);
      calls += 1;
      if (calls % 3 === 1) throw new UnreachableError('UNREADABLE', { message: 'lost' });
      const data = await api.call(endpoint, input, options);
      if (calls % 3 === 2) throw new UnreachableError('UNREADABLE', { message: 'lost' });
      return data;
    },
  };
  const states = await Promise.all(items.map((item) => finish(item, unreliable)));
  expect(states).toEqual(items.map(() => 'done'));
  expect(await countUsers()).toBe(before + items.length);
});

it('reports what the server refuses, such as a role with more functions than the user has', async () => {
  const session = await (await emulator.openSandbox()).signIn({ userID: 'demo.users' });
  const keeper = createSessionApi(session);
  const [item] = items;
  const input = { ...item!.input, roleIDs: ['DEMO-TEMPLATES'] };
  const context = { api: keeper, signal: new AbortController().signal, idempotencyKey: 'k' };
  await expect(job.run({ ...item!, input }, context as never)).rejects.toMatchObject({ code: 'E0016' });
});

/** Does with an item what the tray does: repeats it with the same key until its outcome is known. */
async function finish(item: JobItem<NewUser>, client: ApiClient): Promise<string> {
  const context = { api: client, signal: new AbortController().signal, idempotencyKey: `import-${item.id}` } as never;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      return (await job.run(item, context)).state;
    } catch (error) {
      if (!(error instanceof UnreachableError)) throw error;
      // oxlint-disable-next-line no-await-in-loop -- see above
      const outcome = await job.check(item, context);
      if (typeof outcome !== 'string') return outcome.state;
    }
  }
  return 'unknown';
}

async function countUsers(): Promise<number> {
  return (await api.call(listUsers, {})).total;
}
