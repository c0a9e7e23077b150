import {
  type ApplicationSummary,
  changeApplicationStatuses,
  createFeedPlan,
  getApplication,
  getTrader,
  importToBackOffice,
  listActionHistories,
  listApplications,
  updateApplication,
} from '@brokerdesk/api';
import { keyedValue } from '@brokerdesk/fixtures';
import { createEmulator, openClient, type TestClient } from '@brokerdesk/mock-server/testing';
import { afterAll, expect, test, vi } from 'vitest';
import type { ApplicationDetailsRow } from '../applicationRows.ts';
import type { ProfileRow } from '../../profiles/profileRows.ts';

const now = Date.parse('2026-03-02T03:00:00Z');
const emulator = createEmulator({ applications: 6000, now });

afterAll(() => emulator.close());

async function open(sandbox: string): Promise<TestClient> {
  const client = openClient(emulator, sandbox);
  await client.send('PATCH', '/__mock/clock', { body: { frozen: true, set: now } });
  await client.signIn('DEMO', 'demo.admin');
  return client;
}

async function read(client: TestClient, { applyID }: Pick<Seen, 'applyID'>) {
  return (await client.call(getApplication, { params: { id: applyID } })).data;
}

async function list(client: TestClient, status: string): Promise<readonly ApplicationSummary[]> {
  return (await client.call(listApplications, { query: { status, size: 500 } })).data.items;
}

/** Imports one after the other and lets the time pass that it takes. */
async function importAll(client: TestClient, rows: readonly Seen[], skipChecks?: true) {
  let isDone = false;
  const calls = rows.map(({ applyID, version }) =>
    client.call(importToBackOffice, { body: { applyID, version, ...(skipChecks && { skipChecks }) } }),
  );
  const responses = Promise.all(calls).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await client.send('PATCH', '/__mock/clock', { body: { advanceSec: 5 } });
  }
  return responses;
}

type Seen = Pick<ApplicationSummary, 'applyID' | 'version'>;

async function importOne(client: TestClient, row: Seen, skipChecks?: true) {
  const [response] = await importAll(client, [row], skipChecks);
  return response!;
}

test('an import shows its progress and ends within the time of the contract', async () => {
  const client = await open('import-progress');
  const [row] = await list(client, 'SOF');
  const response = client.call(importToBackOffice, { body: { applyID: row!.applyID } });
  await vi.waitFor(async () => expect((await read(client, row!)).status).toBe('IPB'));
  const { work } = await read(client, row!);
  expect(work).toMatchObject({ action: 'importToBackOffice' });
  const durationMs = Date.parse(work!.dueTime) - now;
  expect(durationMs).toBeGreaterThanOrEqual(1000);
  expect(durationMs).toBeLessThan(importToBackOffice.timeoutMs);
  expect(importToBackOffice.timeoutMs).toBe(30_000);
  await client.send('PATCH', '/__mock/clock', { body: { advanceSec: 30 } });
  const { application } = (await response).data;
  const { applyID, status } = application;
  expect(application).toMatchObject({
    applyID: row!.applyID,
    work: null,
    customAccountNum: expect.stringMatching(/^\d{9}$/),
  });
  const { data: lines } = await client.call(listActionHistories, { params: { id: applyID } });
  expect(lines.slice(0, 2)).toMatchObject([
    { action: 'importToBackOffice', fromStatus: 'IPB', toStatus: status, actor: { kind: 'system' } },
    { action: 'importToBackOffice', fromStatus: 'SOF', toStatus: 'IPB', actor: { kind: 'staff' } },
  ]);
});

test('several imports run at the same time', async () => {
  const client = await open('import-together');
  const rows = (await list(client, 'SOF')).slice(0, 20);
  const responses = Promise.all(rows.map(({ applyID }) => client.call(importToBackOffice, { body: { applyID } })));
  await vi.waitFor(async () =>
    expect((await list(client, 'IPB')).filter(({ work }) => work !== null)).toHaveLength(rows.length),
  );
  await client.send('PATCH', '/__mock/clock', { body: { advanceSec: 5 } });
  expect((await responses).map(({ code }) => code)).toEqual(rows.map(() => 'OK'));
});

test('some imports fail with a reason, which the csv contains, and another attempt can succeed', async () => {
  const client = await open('import-failures');
  const rows = [...(await list(client, 'SOF')), ...(await list(client, 'IPF'))].slice(0, 150);
  const results = (await importAll(client, rows)).map(({ data }) => data);
  const failed = results.filter(({ application }) => application.status === 'IPF');
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.length).toBeLessThan(rows.length * 0.15);
  for (const { application, error, csv } of failed) {
    // Eleven in the morning in Asia/Shanghai.
    expect(csv!.fileName).toMatch(/^import-failures-2026030211\d{4}\.csv$/);
    const [head, line] = csv!.content.split('\r\n');
    expect(head).toBe('\uFEFFApplication,Account number,Name,Name in Chinese,Identity number,Reason');
    expect(line).toContain(application.applyID);
    expect(line).toContain(error!.EN.includes(',') ? `"${error!.EN}"` : error!.EN);
    expect(await read(client, application)).toMatchObject({ status: 'IPF', importError: error });
  }
  const imported = results.filter(({ application }) => application.status === 'IBO');
  expect(imported.filter(({ error, csv }) => error !== null || csv !== null)).toEqual([]);
  const again = failed.filter(({ error }) => !error!.EN.includes('account number'));
  const second = await importAll(
    client,
    again.map(({ application }) => application),
  );
  expect(second.map(({ data }) => data.application.status)).toContain('IBO');
});

test('an account number that the back office has taken fails until the application gets another', async () => {
  const client = await open('import-account');
  const isUsed = (number: number) =>
    keyedValue('brokerdesk', 'backOfficeAccounts', `DEMO/${pad(number)}`, 'used') < 0.01;
  const pad = (number: number) => String(number).padStart(9, '0');
  const numbers = Array.from({ length: 1000 }, (_, index) => index + 1);
  const [used, free] = [numbers.find(isUsed)!, numbers.find((number) => !isUsed(number))!];
  let [row]: readonly Seen[] = await list(client, 'SOF');
  const give = async (number: number) => {
    const body = { version: row!.version, customAccountNum: String(number) };
    const { data } = await client.call(updateApplication, { params: { id: row!.applyID }, body });
    const imported = (await importOne(client, data)).data;
    row = imported.application;
    return imported.error?.EN ?? '';
  };
  const taken = 'another client with the account number';
  expect(await give(used)).toContain(`${taken} ${pad(used)}`);
  expect((await importOne(client, row!)).data.error?.EN).toContain(taken);
  row = await read(client, row!);
  expect(await give(free)).not.toContain(taken);
});

test('a missing core answer always fails, with the name of the question', async () => {
  const client = await open('import-core');
  const [row] = await list(client, 'SOF');
  const path = `/__mock/state/applicationDetails/${row!.applyID}`;
  const details = (await client.send('GET', path)).body as ApplicationDetailsRow;
  const pages = details.pages.map((page) => ({
    ...page,
    groups: page.groups.map((group) => ({
      ...group,
      answers: group.answers.map((answer) =>
        ['email', 'address'].includes(answer.questionID) ? { ...answer, value: null } : answer,
      ),
    })),
  }));
  await client.send('PUT', path, { body: { ...details, pages } });
  const { data: first } = await importOne(client, row!);
  expect(first.application.status).toBe('IPF');
  expect(first.error).toEqual({
    EN: 'Not answered: Email, Residential address.',
    SC: '未填写：电子邮箱、居住地址。',
    TC: '未填寫：電郵地址、住宅地址。',
  });
  const { data: second } = await importOne(client, first.application);
  expect(second.application.status).toBe('IPF');
});

test('core answers are those of the template that was filled in, not of its latest version', async () => {
  const client = await open('import-version');
  const [row] = await list(client, 'SOF');
  const path = `/__mock/state/profiles/${row!.profileID}`;
  const profile = (await client.send('GET', path)).body as ProfileRow;
  const details = (await client.send('GET', `/__mock/state/applicationDetails/${row!.applyID}`))
    .body as ApplicationDetailsRow;
  const answers = details.pages.flatMap(({ groups }) => groups).flatMap((group) => group.answers);
  const openID = answers.find(({ value }) => value === null)!.questionID;
  const pages = JSON.parse(JSON.stringify(profile.pages), (_key, part: { questionID?: string }) =>
    part?.questionID === openID ? { ...part, core: true, required: true } : part,
  ) as ProfileRow['pages'];
  const templateVersion = profile.templateVersion + 1;
  await client.send('PUT', path, { body: { ...profile, pages, templateVersion } });
  await client.send('PUT', '/__mock/state/importRefusals/*', { body: { times: 0 } });
  expect((await importOne(client, row!)).data.application.status).toBe('IPF');

  const [other] = await list(client, 'SOF');
  const { templateVersion: earlier, scoreBands } = profile;
  const superseded = { templateVersion: earlier, pages: profile.pages, scoreBands, until: new Date(now).toISOString() };
  const versions = { profileID: profile.profileID, brokerCode: 'DEMO', versions: [superseded] };
  await client.send('PUT', `/__mock/state/profileVersions/${profile.profileID}`, { body: versions });
  expect((await importOne(client, other!)).data.application.status).toBe('IBO');
});

test('a checked application skips certification and signature only on request', async () => {
  const client = await open('import-skip');
  const [row] = await list(client, 'CHK');
  const body = { applyID: row!.applyID };
  expect(await client.call(importToBackOffice, { body })).toMatchObject({
    code: 'E0016',
    message: 'This application has been neither certified nor signed. Importing it now skips both.',
    data: { rule: 'import-skips-checks' },
  });
  expect((await read(client, row!)).status).toBe('CHK');
  expect(row!.customAccountNum).toBeNull();
  const { data } = await importOne(client, row!, true);
  expect(data.application.customAccountNum).toMatch(/^\d{9}$/);
  const histories = await client.call(listActionHistories, { params: { id: row!.applyID } });
  expect(histories.data.find(({ toStatus }) => toStatus === 'IPB')?.reason).toBe(
    'Imported without certification and signature, with consent.',
  );
});

test('an application that may not be imported stays as it is; without a version, any version is taken', async () => {
  const client = await open('import-guards');
  const [signed] = await list(client, 'SOF');
  const [submitted] = await list(client, 'SUB');
  const send = (body: object) => client.send('POST', '/api/applications/import_bo', { body });
  expect(await send({ applyID: signed!.applyID, version: signed!.version - 1 })).toMatchObject({ code: 'E0005' });
  expect(await send({ applyID: submitted!.applyID })).toMatchObject({ code: 'E0015' });
  expect(await send({ applyID: 'HA0000001' })).toMatchObject({ code: 'E0003' });
  expect((await read(client, signed!)).version).toBe(signed!.version);
  expect((await importOne(client, { applyID: signed!.applyID } as Seen)).code).toBe('OK');
});

test('the holder of an imported account is a client who can get a quote plan', async () => {
  const client = await open('import-trader');
  await client.send('PUT', '/__mock/state/importRefusals/*', { body: { times: 0 } });
  const [row] = await list(client, 'SOF');
  const { application } = (await importOne(client, row!)).data;
  const userID = `de${application.customAccountNum}`;
  const { data: trader } = await client.call(getTrader, { params: { userID } });
  expect(trader).toMatchObject({
    userID,
    nameEN: `${row!.lastName} ${row!.firstName}`,
    status: 1,
    currentPlan: null,
    subUsers: [],
  });
  const plan = {
    userID,
    customerName: trader.nameEN,
    packageCode: 'LEVEL_1' as const,
    limitType: 'quota' as const,
    quota: 1,
    effectiveDate: '2026-03-02',
  };
  expect((await client.call(createFeedPlan, { body: plan })).code).toBe('OK');
});

test('a cell that begins like a formula is made text', async () => {
  const client = await open('import-formula');
  const [row] = await list(client, 'SOF');
  const path = `/__mock/state/applications/${row!.applyID}`;
  const stored = (await client.send('GET', path)).body as object;
  await client.send('PUT', path, { body: { ...stored, lastName: '=HYPERLINK("http://x")' } });
  const details = `/__mock/state/applicationDetails/${row!.applyID}`;
  const text = JSON.stringify((await client.send('GET', details)).body).replaceAll(
    /("questionID":"email".*?"value":)"[^"]*"/g,
    '$1null',
  );
  await client.send('PUT', details, { body: text });
  const { data } = await importOne(client, row!);
  expect(data.csv?.content).toContain(`"'=HYPERLINK(""http://x"") ${row!.firstName}"`);
});

test('a retry with the same key after a lost answer gets the same answer and imports once', async () => {
  const client = await open('import-retry');
  const [row] = await list(client, 'SOF');
  const { applyID, version } = row!;
  const body = { applyID };
  const headers = { 'idempotency-key': 'once' };
  const send = () => client.call(importToBackOffice, { body }, headers);
  const both = Promise.all([send(), send()]);
  await vi.waitFor(async () =>
    expect(await list(client, 'IPB')).toContainEqual(expect.objectContaining({ applyID: row!.applyID })),
  );
  await client.send('PATCH', '/__mock/clock', { body: { advanceSec: 10 } });
  const [first, second] = await both;
  expect(second.data).toEqual(first.data);
  const { data: lines } = await client.call(listActionHistories, { params: { id: row!.applyID } });
  expect(lines.filter(({ toStatus }) => toStatus === 'IPB')).toHaveLength(1);
  expect(
    await client.call(changeApplicationStatuses, { body: { action: 'archive', applications: [{ applyID, version }] } }),
  ).toMatchObject({ code: 'E0005' });
});

test('the back office rejects what a failure rule names, as often as it says, and no other import', async () => {
  const client = await open('import-wishes');
  const rows = (await list(client, 'SOF')).slice(0, 20);
  const [once, always] = rows.slice(0, 2).map(({ applyID }) => applyID);
  const wish = (id: string, body: object) => client.send('PUT', `/__mock/state/importRefusals/${id}`, { body });
  await wish('*', { times: 0 });
  await wish(once!, { times: 1 });
  await wish(always!, { reason: { EN: 'No.', SC: '不行。', TC: '不可。' } });
  const refused = (responses: Awaited<ReturnType<typeof importAll>>) =>
    responses.flatMap(({ data: { application, error } }) => (error ? [[application.applyID, error.EN]] : []));
  expect(refused(await importAll(client, rows))).toEqual([
    [once, 'The back office is running its end-of-day processing.'],
    [always, 'No.'],
  ]);
  expect(refused(await importAll(client, await list(client, 'IPF').then(own)))).toEqual([[always, 'No.']]);

  function own(failed: readonly ApplicationSummary[]) {
    return failed
      .filter(({ applyID }) => applyID === once || applyID === always)
      .toSorted((a) => (a.applyID === once ? -1 : 1));
  }
});

test('the history has the end of an import after its start, even if work takes no time', async () => {
  const client = await open('import-instant');
  // The clock runs, so that moments pass while an import begins.
  await client.send('PATCH', '/__mock/clock', { body: { frozen: false, instantWork: true } });
  for (const { applyID } of (await list(client, 'SOF')).slice(0, 20)) {
    // oxlint-disable-next-line no-await-in-loop
    await client.call(importToBackOffice, { body: { applyID } });
    // oxlint-disable-next-line no-await-in-loop
    const [end, start] = (await client.call(listActionHistories, { params: { id: applyID } })).data;
    expect([start?.toStatus, end?.fromStatus]).toEqual(['IPB', 'IPB']);
    expect(Date.parse(end!.time)).toBeGreaterThanOrEqual(Date.parse(start!.time));
  }
});
