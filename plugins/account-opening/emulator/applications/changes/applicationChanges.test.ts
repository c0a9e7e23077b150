import {
  applicationActions,
  getApplication,
  listActionHistories,
  listApplicationStatuses,
  nextActions,
  statusActions,
} from '@brokerdesk/api';
import { createEmulator } from '@brokerdesk/mock-server/testing';
import { afterAll, expect, test } from 'vitest';
import { administrator, changeStatuses, listByStatus, readNewestRecord, setUpReview } from '../setUpReview.ts';

const emulator = createEmulator({ applications: 900, now: Date.parse('2026-03-02T03:00:00Z') });

afterAll(() => emulator.close());

const openAs = (userID?: string) => setUpReview(emulator, userID);

test('a transition changes row, counts, detail, history and operation records consistently', async () => {
  const client = await openAs();
  const [before] = await listByStatus(client, 'SUB');
  const counts = async () =>
    Object.fromEntries(
      (await client.call(listApplicationStatuses)).data.statuses.map(({ status, count }) => [status, count]),
    );
  const countsBefore = await counts();
  await client.send('PATCH', '/__mock/clock', { body: { advanceSec: 60 } });
  const response = await changeStatuses(client, 'correct', [before!], '  Flat number is missing.  ');
  const statusDate = '2026-03-02T03:01:00.000Z';
  const after = { ...before!, status: 'RTC', statusDate: expect.any(String), version: before!.version + 1 };
  expect(response).toMatchObject({ code: 'OK', data: { changed: 1, refused: 0, results: [{ code: 'OK' }] } });
  expect(response.data.results[0]?.application).toEqual(after);
  expect(response.data.results[0]?.application?.statusDate.slice(0, 16)).toBe(statusDate.slice(0, 16));
  expect((await listByStatus(client, 'RTC')).find(({ applyID }) => applyID === before!.applyID)).toEqual(after);
  expect(await counts()).toEqual({
    ...countsBefore,
    SUB: countsBefore['SUB']! - 1,
    RTC: countsBefore['RTC']! + 1,
  });
  const params = { id: before!.applyID };
  expect((await client.call(getApplication, { params })).data).toMatchObject({
    status: 'RTC',
    reason: 'Flat number is missing.',
    updateBy: administrator,
  });
  const [line] = (await client.call(listActionHistories, { params })).data;
  expect(line).toEqual({
    historyID: `${before!.applyID}-H0${before!.version + 1}`,
    applyID: before!.applyID,
    action: 'correct',
    fromStatus: 'SUB',
    toStatus: 'RTC',
    actor: { kind: 'staff', name: administrator },
    time: after.statusDate,
    reason: 'Flat number is missing.',
  });
  expect(await readNewestRecord(client)).toMatchObject({
    operation: 'application.changeStatus',
    targetID: before!.applyID,
    changes: [
      { field: 'status', before: 'SUB', after: 'RTC' },
      { field: 'reason', before: null, after: 'Flat number is missing.' },
    ],
  });
});

test.each([
  ['verify', 'SUB', 'CHK', undefined],
  ['verify', 'RSB', 'CHK', undefined],
  ['returnToUnchecked', 'CHK', 'SUB', undefined],
  ['reinput', 'CCF', 'RTR', 'Selfie is blurred.'],
  ['reject', 'CCS', 'REJ', undefined],
  ['reject', 'OFC', 'REJ', 'Client has withdrawn.'],
  ['finishCorrection', 'RTC', 'RSB', undefined],
  ['confirmForm', 'GOF', 'OFC', undefined],
  ['returnForm', 'OFC', 'GOF', undefined],
  ['archive', 'IBO', 'ARC', undefined],
] as const)('%s takes an application from %s to %s', async (action, from, to, reason) => {
  const client = await openAs();
  const [row] = await listByStatus(client, from);
  const { data } = await changeStatuses(client, action, [row!], reason);
  expect(data.results[0]?.application).toMatchObject({ status: to, version: row!.version + 1 });
});

test('each of several applications is moved or left separately, and the response says which and why', async () => {
  const client = await openAs();
  const [first, second] = await listByStatus(client, 'SUB');
  const [archived] = await listByStatus(client, 'ARC');
  await changeStatuses(client, 'verify', [second!]);
  const current = (await listByStatus(client, 'CHK')).find(({ applyID }) => applyID === second!.applyID);
  const { code, data } = await changeStatuses(client, 'verify', [
    first!,
    second!,
    archived!,
    { applyID: 'NOTHING', version: 1 },
  ]);
  expect(code).toBe('OK');
  const nobody = { by: null, at: null };
  expect(data).toEqual({
    changed: 1,
    refused: 3,
    results: [
      {
        applyID: first!.applyID,
        code: 'OK',
        message: '',
        application: expect.objectContaining({ status: 'CHK' }),
        ...nobody,
      },
      {
        applyID: second!.applyID,
        code: 'E0005',
        message: expect.stringContaining('changed'),
        application: current,
        by: administrator,
        at: current!.statusDate,
      },
      {
        applyID: archived!.applyID,
        code: 'E0015',
        message: expect.any(String),
        application: archived,
        ...nobody,
      },
      { applyID: 'NOTHING', code: 'E0003', message: expect.any(String), application: null, ...nobody },
    ],
  });
});

test('the error of a single application becomes the error of the request, with the current record', async () => {
  const client = await openAs();
  const [row, other] = await listByStatus(client, 'SUB');
  await changeStatuses(client, 'verify', [row!]);
  const stale = await changeStatuses(client, 'verify', [row!]);
  const current = (await client.call(getApplication, { params: { id: row!.applyID } })).data;
  expect(stale).toMatchObject({ code: 'E0005', data: { current, by: administrator, at: current.updateTime } });
  expect(await changeStatuses(client, 'archive', [other!])).toMatchObject({
    status: 200,
    code: 'E0015',
    data: { status: 'SUB', actions: ['correct', 'reinput', 'verify', 'reject', 'download'] },
  });
  expect(await changeStatuses(client, 'verify', [{ applyID: 'NOTHING', version: 1 }])).toMatchObject({ code: 'E0003' });
});

test('a seeded application that a colleague has changed names the author of its last history line', async () => {
  const client = await openAs();
  const [row] = await listByStatus(client, 'CHK');
  const [line] = (await client.call(listActionHistories, { params: { id: row!.applyID } })).data;
  const stale = await changeStatuses(client, 'reject', [{ ...row!, version: row!.version - 1 }]);
  expect(stale).toMatchObject({ code: 'E0005', data: { by: line!.actor.name, at: row!.statusDate } });
});

test.each([
  ['correct', undefined, 'required'],
  ['correct', '   ', 'required'],
  ['reinput', '', 'required'],
  ['verify', 'because', 'not-allowed'],
  ['reject', 'x'.repeat(501), 'too_big'],
] as const)('%s with the reason %j is refused by its field (%s)', async (action, reason, rule) => {
  const client = await openAs();
  const [row] = await listByStatus(client, 'SUB');
  const response = await changeStatuses(client, action, [row!], reason);
  expect(response).toMatchObject({ code: 'E0004', data: { fields: [{ path: 'reason', rule }] } });
  expect(await listByStatus(client, 'SUB')).toContainEqual(row);
});

test('a duplicate application is rejected at its index', async () => {
  const client = await openAs();
  const [row] = await listByStatus(client, 'SUB');
  expect(await changeStatuses(client, 'verify', [row!, row!])).toMatchObject({
    code: 'E0004',
    data: { fields: [{ path: 'applications.1.applyID', rule: 'unique' }] },
  });
});

test('each action requires its own function', async () => {
  const client = await openAs('demo.reviewer');
  const [row] = await listByStatus(client, 'SUB');
  const [imported] = await listByStatus(client, 'IBO');
  expect(await changeStatuses(client, 'archive', [imported!])).toMatchObject({ status: 403, code: 'E0002' });
  expect((await changeStatuses(client, 'verify', [row!])).code).toBe('OK');
});

test('announced actions of staff succeed, and all others are rejected', async () => {
  const client = await openAs();
  const held = new Set(statusActions.map((action) => applicationActions[action].requires));
  const outcomes: string[] = [];
  const expected: string[] = [];
  for (const { status } of (await client.call(listApplicationStatuses)).data.statuses) {
    for (const action of statusActions) {
      const [row] = await listByStatus(client, status);
      if (!row) continue;
      const reason = applicationActions[action].reason === 'required' ? 'A reason.' : undefined;
      outcomes.push(`${status} ${action} ${(await changeStatuses(client, action, [row], reason)).code}`);
      expected.push(`${status} ${action} ${nextActions(status, held).includes(action) ? 'OK' : 'E0015'}`);
    }
  }
  expect(outcomes.length).toBeGreaterThan(130);
  expect(outcomes).toEqual(expected);
});
