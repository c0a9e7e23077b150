// The endpoints of the account-opening plugin (who has an application open, which reasons a broker offers), tested where
// plugin and emulator meet.
import { type DataOf, listApplications } from '@brokerdesk/api';
import { createEmulator } from '@brokerdesk/mock-server';
import { afterAll, expect, test } from 'vitest';
import { openClient, type TestClient } from '../packages/mock-server/src/testing/openClient.ts';
import {
  leaveApplication,
  listReasons,
  listViewers,
  viewApplication,
} from '../plugins/account-opening/src/endpoints.ts';
import extension from '../plugins/account-opening/src/mock.ts';

const emulator = createEmulator({ applications: 40, extensions: [extension] });

afterAll(() => emulator.close());

let sandboxes = 0;

/** Two reviewers of one broker, in a separate sandbox with a frozen clock. */
async function setUpReviewers() {
  sandboxes += 1;
  const sandbox = `viewers-${sandboxes}`;
  const [anna, ben] = [openClient(emulator, sandbox), openClient(emulator, sandbox)];
  await anna.send('PATCH', '/__mock/clock', { body: { frozen: true } });
  await anna.signIn('DEMO', 'demo.reviewer');
  await ben.signIn('DEMO', 'demo.admin');
  const { items } = (await anna.call(listApplications, { query: { size: 2 } })).data;
  return { sandbox, anna, ben, id: items[0]?.applyID ?? '', otherId: items[1]?.applyID ?? '' };
}

const view = (client: TestClient, id: string, viewID = 'page-of-tests') =>
  client.call(viewApplication, { params: { id, viewID } });
const leave = (client: TestClient, id: string, viewID = 'page-of-tests') =>
  client.call(leaveApplication, { params: { id, viewID } });
const advance = (client: TestClient, advanceSec: number) =>
  client.send('PATCH', '/__mock/clock', { body: { advanceSec } });
const namesOf = ({ others }: DataOf<typeof viewApplication>) => others.map(({ userName }) => userName);

test('each reviewer sees the other one on the same application only, and never themselves', async () => {
  const { anna, ben, id, otherId } = await setUpReviewers();
  expect(namesOf((await view(anna, id)).data)).toEqual([]);
  const [annaOnList] = (await view(ben, id)).data.others;
  expect(annaOnList).toMatchObject({ since: expect.any(String), userName: expect.any(String) });
  expect(namesOf((await view(anna, id)).data)).toHaveLength(1);
  expect(namesOf((await view(ben, otherId)).data)).toEqual([]);
  const open = (await anna.call(listViewers)).data;
  expect(Object.fromEntries(open.map(({ applyID, viewers }) => [applyID, viewers.length]))).toEqual({
    [id]: 2,
    [otherId]: 1,
  });
});

test('a reviewer who leaves is gone at once, but not while they have a second page open', async () => {
  const { anna, ben, id } = await setUpReviewers();
  await view(anna, id, 'first-page');
  await view(anna, id, 'second-page');
  await leave(anna, id, 'first-page');
  expect(namesOf((await view(ben, id)).data)).toHaveLength(1);
  await leave(anna, id, 'second-page');
  expect(namesOf((await view(ben, id)).data)).toEqual([]);
  expect(await leave(anna, id, 'second-page')).toMatchObject({ code: 'OK' });
});

test('a user cannot end the view of another', async () => {
  const { anna, ben, id } = await setUpReviewers();
  await view(anna, id);
  await leave(ben, id);
  expect(namesOf((await view(ben, id)).data)).toHaveLength(1);
});

test('a page that stops reporting is listed until its lease ends, with the time at which it was opened', async () => {
  const { anna, ben, id } = await setUpReviewers();
  const { leaseSec } = (await view(anna, id)).data;
  const since = (await view(ben, id)).data.others[0]?.since;
  await advance(anna, leaseSec - 1);
  await view(anna, id);
  await advance(anna, leaseSec - 1);
  expect((await view(ben, id)).data.others).toMatchObject([{ since }]);
  await advance(anna, 1);
  expect(namesOf((await view(ben, id)).data)).toEqual([]);
});

test('another broker does not see the views', async () => {
  const { sandbox, anna, id } = await setUpReviewers();
  await view(anna, id);
  const stranger = openClient(emulator, sandbox);
  await stranger.signIn('HARBOUR', 'harbour.admin');
  expect(await view(stranger, id)).toMatchObject({ status: 404, code: 'E0003' });
  expect((await stranger.call(listViewers)).data).toEqual([]);
});

test('a user without access to applications cannot see who has them open', async () => {
  const { sandbox, id } = await setUpReviewers();
  const other = openClient(emulator, sandbox);
  const minted = await other.send('POST', '/__mock/sessions', {
    body: { brokerCode: 'DEMO', userID: 'demo.reader', functionCodes: ['UR_USER_MANAGEMENT'] },
  });
  const { token, refreshToken } = minted.body as { token: string; refreshToken: string };
  other.headers = { token, 'refresh-token': refreshToken };
  expect(await view(other, id)).toMatchObject({ status: 403, code: 'E0002' });
  expect(await other.call(listViewers)).toMatchObject({ status: 403, code: 'E0002' });
});

test('reporting in the background does not extend the session', async () => {
  const { anna, id } = await setUpReviewers();
  const remaining = async () => {
    const headers = { activity: 'passive' };
    const response = await anna.call(viewApplication, { params: { id, viewID: 'page-of-tests' } }, headers);
    return Number(response.headers['session-remain-sec']);
  };
  const before = await remaining();
  await advance(anna, 60);
  expect(await remaining()).toBe(before - 60);
});

test('a broker offers the standard reasons until it has its own', async () => {
  const { anna } = await setUpReviewers();
  const standard = (await anna.call(listReasons)).data;
  expect(new Set(standard.map(({ action }) => action))).toEqual(
    new Set(['correct', 'reinput', 'reject', 'rejectProof']),
  );
  const own = [{ reasonID: 'x', action: 'reject' as const, text: { EN: 'No.', SC: '不行。', TC: '不可。' } }];
  await anna.send('PUT', '/__mock/state/applicationReasons/DEMO', { body: { reasons: own } });
  expect((await anna.call(listReasons)).data).toEqual(own);
});
