import {
  type ApplicationSummary,
  certifyApplication,
  changeApplicationStatuses,
  countAuthentications,
  deleteApplication,
  getApplication,
  importToBackOffice,
  listActionHistories,
  listApplications,
  updateApplication,
} from '@brokerdesk/api';
import { createEmulator, openClient, type TestClient } from '@brokerdesk/mock-server/testing';
import { afterAll, expect, test, vi } from 'vitest';

const now = Date.parse('2026-03-02T03:00:00Z');
const emulator = createEmulator({ applications: 600, now });

afterAll(() => emulator.close());

async function open(sandbox: string): Promise<TestClient> {
  const client = openClient(emulator, sandbox);
  await client.send('PATCH', '/__mock/clock', { body: { frozen: true, set: now } });
  await client.signIn('DEMO', 'demo.admin');
  return client;
}

async function list(client: TestClient, status: string): Promise<readonly ApplicationSummary[]> {
  return (await client.call(listApplications, { query: { status, size: 500 } })).data.items;
}

function certify(client: TestClient, { applyID, version }: Pick<ApplicationSummary, 'applyID' | 'version'>) {
  return client.call(certifyApplication, { body: { applyID, version } });
}

async function find(client: TestClient, applyID: string) {
  return (await client.call(getApplication, { params: { id: applyID } })).data;
}

function untilWorking(client: TestClient, applyID: string) {
  return vi.waitFor(async () => {
    const application = await find(client, applyID);
    expect(application.work).not.toBeNull();
    return application;
  });
}

const advance = (client: TestClient, advanceSec: number) =>
  client.send('PATCH', '/__mock/clock', { body: { advanceSec } });

test('a certification takes time; meanwhile the application shows it and rejects other changes', async () => {
  const client = await open('ca-time');
  const row = (await list(client, 'CHK')).find(({ idType }) => idType === 'MAINLAND_ID')!;
  const response = certify(client, row);
  const { work, status } = await untilWorking(client, row.applyID);
  expect({ work, status }).toEqual({
    status: 'CHK',
    work: {
      action: 'certify',
      startTime: new Date(now).toISOString(),
      dueTime: expect.any(String),
      by: 'CHEUNG Mei Kuen 張美娟',
    },
  });
  const seconds = (Date.parse(work!.dueTime) - now) / 1000;
  expect(seconds).toBeGreaterThanOrEqual(2);
  expect(seconds).toBeLessThanOrEqual(40);
  const body = { applications: [{ applyID: row.applyID, version: row.version }] };
  const params = { id: row.applyID };
  const rejections = [
    await certify(client, row),
    await client.call(changeApplicationStatuses, { body: { ...body, action: 'reject' } }),
    await client.call(updateApplication, { params, body: { version: row.version, nickname: 'x' } }),
    await client.call(deleteApplication, { params, query: { version: row.version } }),
    await client.call(importToBackOffice, { body: { applyID: row.applyID, skipChecks: true } }),
  ];
  for (const rejection of rejections) {
    expect(rejection).toMatchObject({ code: 'E0015', data: { status: 'CHK', actions: [], work: 'certify' } });
  }
  const underway = await client.call(listApplications, { query: { underway: 'true' } });
  expect(underway.data.items.map(({ applyID }) => applyID)).toContain(row.applyID);
  await advance(client, 40);
  const { data } = await response;
  expect(data).toEqual({
    attemptID: `${row.applyID}-CA1`,
    result: 'success',
    reason: null,
    reasonText: null,
    certificateSerial: expect.stringMatching(/^[0-9A-F]{16}$/),
    application: await find(client, row.applyID),
  });
  expect(data.application).toMatchObject({
    status: 'CCS',
    work: null,
    version: row.version + 1,
    certificateSerial: data.certificateSerial,
    certificationError: null,
    statusDate: work!.dueTime,
  });
  const [line] = (await client.call(listActionHistories, { params })).data;
  expect(line).toMatchObject({ action: 'certify', fromStatus: 'CHK', actor: { name: 'CHEUNG Mei Kuen 張美娟' } });
});

test.each([
  ['the user', 'users', 'DEMO-U001'],
  ['the broker', 'brokers', 'DEMO'],
])('the result is not for a caller after %s was disabled, and the work is done all the same', async (_who, ...row) => {
  const client = await open(`ca-disabled-${row[0]}`);
  const [application] = await list(client, 'CHK');
  const response = certify(client, application!);
  await untilWorking(client, application!.applyID);
  const url = `/__mock/state/${row.join('/')}`;
  const { body } = await client.send('GET', url);
  await client.send('PUT', url, { body: { ...(body as object), enabled: false } });
  await advance(client, 60);
  expect(await response).toMatchObject({ status: 401, code: 'E0001', data: { reason: 'disabled' } });
  expect((await response).headers['session-remain-sec']).toBe('0');
  const { body: done } = await client.send('GET', `/__mock/state/applications/${application!.applyID}`);
  expect(done).toMatchObject({ status: expect.stringMatching(/^CC[SF]$/) });
});

test('a certification ends although no client waits for it', async () => {
  const client = await open('ca-lost');
  const [row] = await list(client, 'CHK');
  void certify(client, row!);
  await untilWorking(client, row!.applyID);
  await advance(client, 60);
  expect((await find(client, row!.applyID)).status).toMatch(/^CC[SF]$/);
});

test('about three in a hundred certifications fail, and a failure stands until an answer changes', async () => {
  const instant = createEmulator({ applications: 4000, now, instantWork: true });
  const client = openClient(instant, 'ca-many');
  await client.signIn('DEMO', 'demo.admin');
  const rows = [...(await list(client, 'CHK')), ...(await submittedAndChecked(client))];
  const results = [];
  for (const row of rows) results.push((await certify(client, row)).data);
  const failed = results.filter(({ result }) => result === 'failure');
  expect(rows.length).toBeGreaterThan(150);
  expect(failed.length / rows.length).toBeGreaterThan(0.005);
  expect(failed.length / rows.length).toBeLessThan(0.07);
  const [again] = failed;
  expect(again).toMatchObject({ reason: expect.any(String), certificateSerial: null, application: { status: 'CCF' } });
  expect(again!.application.certificationError).toEqual(again!.reasonText);
  const { applyID } = again!.application;
  const second = (await certify(client, again!.application)).data;
  expect(second).toMatchObject({ attemptID: `${applyID}-CA2`, result: 'failure', reason: again!.reason });
  // After a correction by the applicant, the authority decides again.
  const reinput = {
    action: 'reinput' as const,
    reason: 'A new picture, please.',
    applications: [{ applyID, version: second.application.version }],
  };
  await client.call(changeApplicationStatuses, { body: reinput });
  await client.send('POST', `/__mock/applicants/${applyID}/resubmit`, { body: {} });
  const { version } = await find(client, applyID);
  const verify = { action: 'verify' as const, applications: [{ applyID, version }] };
  await client.call(changeApplicationStatuses, { body: verify });
  const third = (await certify(client, await find(client, applyID))).data;
  expect(third).toMatchObject({ attemptID: `${applyID}-CA3`, result: 'success', reason: null });
  await instant.close();
});

test('a requested failure happens with its reason and as often as requested, and only failed attempts count', async () => {
  const client = await open('ca-wish');
  await client.send('PATCH', '/__mock/clock', { body: { instantWork: true } });
  const countToday = async () => (await client.call(countAuthentications, { query: { from: '2026-03-02' } })).data;
  const before = await countToday();
  const [first, second, third] = await list(client, 'CHK');
  const wish = (id: string, body: object) => client.send('PUT', `/__mock/state/certificationFailures/${id}`, { body });
  await wish(first!.applyID, { times: 2, reason: 'document-expired' });
  await wish('*', { times: 1 });
  const one = (await certify(client, first!)).data;
  const again = (await certify(client, one.application)).data;
  const last = (await certify(client, again.application)).data;
  expect([one, again, last].map(({ reason }) => reason)).toEqual(['document-expired', 'document-expired', null]);
  expect(one.reasonText?.EN).toBe('The document has expired.');
  expect([again.application.certificationError?.EN, last.application.certificationError]).toEqual([
    'The document has expired.',
    null,
  ]);
  const told = async (language: string) => {
    const headers = { 'api-lang': language };
    const { data } = await client.call(listActionHistories, { params: { id: first!.applyID } }, headers);
    return data.filter(({ action }) => action === 'certify').map(({ toStatus, reason }) => [toStatus, reason]);
  };
  expect(await told('en_US')).toEqual([
    ['CCS', null],
    ['CCF', 'The document has expired.'],
    ['CCF', 'The document has expired.'],
  ]);
  expect((await told('zh_HK'))[1]).toEqual(['CCF', '證件已過有效期。']);
  expect((await certify(client, second!)).data.reason).toBe('face-mismatch');
  expect((await certify(client, third!)).data.reason).toBeNull();
  const after = await countToday();
  expect([after.attempts - before.attempts, after.failed - before.failed]).toEqual([5, 3]);
  expect(after.failures).toEqual([
    { reason: 'document-expired', count: 2 },
    { reason: 'face-mismatch', count: 1 },
  ]);
});

async function submittedAndChecked(client: TestClient): Promise<readonly ApplicationSummary[]> {
  const submitted = [...(await list(client, 'SUB'))];
  const checked: ApplicationSummary[] = [];
  while (submitted.length > 0) {
    const applications = submitted.splice(0, 100).map(({ applyID, version }) => ({ applyID, version }));
    const { data } = await client.call(changeApplicationStatuses, { body: { action: 'verify', applications } });
    checked.push(...data.results.flatMap(({ application }) => application ?? []));
  }
  return checked;
}

test('a stale version, a wrong status and a missing application are rejected', async () => {
  const client = await open('ca-refused');
  const [row] = await list(client, 'CHK');
  const [submitted] = await list(client, 'SUB');
  expect(await certify(client, { ...row!, version: row!.version - 1 })).toMatchObject({ code: 'E0005' });
  expect(await certify(client, submitted!)).toMatchObject({ code: 'E0015', data: { status: 'SUB' } });
  expect(await certify(client, { applyID: 'NOTHING', version: 1 })).toMatchObject({ status: 404, code: 'E0003' });
});
