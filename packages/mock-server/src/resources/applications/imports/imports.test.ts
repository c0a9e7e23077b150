import {
  type ApplicationSummary,
  changeApplicationStatuses,
  getApplication,
  importToBackOffice,
  listActionHistories,
  listApplications,
  updateApplication,
} from '@brokerdesk/api';
import { keyedValue } from '@brokerdesk/fixtures';
import { afterAll, expect, test, vi } from 'vitest';
import { createEmulator } from '../../../createEmulator.ts';
import type { ApplicationDetailsRow } from '../applicationRows.ts';
import { openClient, type TestClient } from '../../../testing/openClient.ts';

const now = Date.parse('2026-03-02T03:00:00Z');
const emulator = createEmulator({ applications: 6000, now });

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

function seen(rows: readonly ApplicationSummary[]) {
  return rows.map(({ applyID, version }) => ({ applyID, version }));
}

/** Imports and lets the time pass that it takes. */
async function importAll(client: TestClient, rows: readonly ApplicationSummary[], skipChecks?: true) {
  const body = { applications: seen(rows), ...(skipChecks && { skipChecks }) };
  let isDone = false;
  const response = client.call(importToBackOffice, { body }).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await client.send('PATCH', '/__mock/clock', { body: { advanceSec: 5 } });
  }
  return response;
}

test('an import shows its progress, ten at a time, and ends within the time of the contract', async () => {
  const client = await open('import-progress');
  const rows = (await list(client, 'SOF')).slice(0, 30);
  expect(rows).toHaveLength(30);
  const importing = async () => {
    const items = await list(client, 'IPB');
    return items.filter(({ work }) => work?.action === 'importToBackOffice');
  };
  const response = client.call(importToBackOffice, { body: { applications: seen(rows) } });
  await vi.waitFor(async () => expect(await importing()).toHaveLength(30));
  const starts = (await importing()).map(({ work }) => Date.parse(work!.dueTime) - now).sort((a, b) => a - b);
  expect(starts.filter((due) => due <= 5000).length).toBeGreaterThanOrEqual(10);
  expect(starts.at(-1)).toBeLessThan(importToBackOffice.timeoutMs);
  await client.send('PATCH', '/__mock/clock', { body: { advanceSec: starts[9]! / 1000 } });
  const left = (await importing()).length;
  expect(left).toBeLessThan(30);
  expect(left).toBeGreaterThan(0);
  await client.send('PATCH', '/__mock/clock', { body: { advanceSec: 30 } });
  const { data } = await response;
  expect(data.imported + data.failed).toBe(30);
  for (const { applyID, application, status } of data.results) {
    expect(application).toMatchObject({
      applyID,
      status,
      work: null,
      customAccountNum: expect.stringMatching(/^\d{9}$/),
    });
    const { data: lines } = await client.call(listActionHistories, { params: { id: applyID } });
    expect(lines.slice(0, 2)).toMatchObject([
      { action: 'importToBackOffice', fromStatus: 'IPB', toStatus: status, actor: { kind: 'system' } },
      { action: 'importToBackOffice', fromStatus: 'SOF', toStatus: 'IPB', actor: { kind: 'staff' } },
    ]);
  }
});

test('some imports fail with a reason, the csv contains all of them, and another attempt can succeed', async () => {
  const client = await open('import-failures');
  const rows = [...(await list(client, 'SOF')), ...(await list(client, 'IPF'))];
  const results = [];
  let csv = '';
  for (let from = 0; from < rows.length; from += 50) {
    const { data } = await importAll(client, rows.slice(from, from + 50));
    results.push(...data.results);
    csv += data.csv?.content ?? '';
    // Eleven in the morning in Asia/Shanghai.
    expect(data.csv?.fileName ?? 'import-failures-20260302110000.csv').toMatch(
      /^import-failures-2026030211\d{4}\.csv$/,
    );
  }
  const failed = results.filter(({ status }) => status === 'IPF');
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.length).toBeLessThan(rows.length * 0.15);
  expect(csv.startsWith('\uFEFFApplication,Account number,Name,Name in Chinese,Identity number,Reason\r\n')).toBe(true);
  for (const { applyID, error } of failed) {
    expect(csv).toContain(applyID);
    expect(csv).toContain(error!.EN.includes(',') ? `"${error!.EN}"` : error!.EN);
    const { data } = await client.call(getApplication, { params: { id: applyID } });
    expect(data).toMatchObject({ status: 'IPF', importError: error });
  }
  const used = failed.filter(({ error }) => error!.EN.includes('account number'));
  const again = failed.filter((one) => !used.includes(one)).map(({ application }) => application!);
  const { data } = await importAll(client, again);
  expect(data.imported).toBeGreaterThan(0);
});

test('an account number that the back office has taken fails until the application gets another', async () => {
  const client = await open('import-account');
  const isUsed = (number: number) =>
    keyedValue('brokerdesk', 'backOfficeAccounts', `DEMO/${pad(number)}`, 'used') < 0.01;
  const pad = (number: number) => String(number).padStart(9, '0');
  const numbers = Array.from({ length: 1000 }, (_, index) => index + 1);
  const [used, free] = [numbers.find(isUsed)!, numbers.find((number) => !isUsed(number))!];
  let [row] = await list(client, 'SOF');
  const give = async (number: number) => {
    const body = { version: row!.version, customAccountNum: String(number) };
    const { data } = await client.call(updateApplication, { params: { id: row!.applyID }, body });
    const imported = await importAll(client, [data]);
    row = imported.data.results[0]!.application!;
    return imported.data.results[0]!.error?.EN ?? '';
  };
  const taken = 'another client with the account number';
  expect(await give(used)).toContain(`${taken} ${pad(used)}`);
  expect((await importAll(client, [row!])).data.results[0]?.error?.EN).toContain(taken);
  row = (await client.call(getApplication, { params: { id: row!.applyID } })).data;
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
  const first = await importAll(client, [row!]);
  expect(first.data.results[0]).toMatchObject({ code: 'OK', status: 'IPF' });
  expect(first.data.results[0]?.error).toEqual({
    EN: 'Not answered: Email, Residential address.',
    SC: '未填写：电子邮箱、居住地址。',
    TC: '未填寫：電郵地址、住宅地址。',
  });
  const second = await importAll(client, [first.data.results[0]!.application!]);
  expect(second.data).toMatchObject({ imported: 0, failed: 1 });
});

test('a checked application skips certification and signature only on request', async () => {
  const client = await open('import-skip');
  const [row, other] = await list(client, 'CHK');
  const body = { applications: seen([row!]) };
  expect(await client.call(importToBackOffice, { body })).toMatchObject({
    code: 'E0016',
    message: 'This application has been neither certified nor signed. Importing it now skips both.',
    data: { rule: 'import-skips-checks' },
  });
  expect((await client.call(getApplication, { params: { id: row!.applyID } })).data.status).toBe('CHK');
  expect(row!.customAccountNum).toBeNull();
  const { data } = await importAll(client, [row!, other!], true);
  expect(data.refused).toBe(0);
  expect(data.results[0]?.application?.customAccountNum).toMatch(/^\d{9}$/);
  const histories = await client.call(listActionHistories, { params: { id: row!.applyID } });
  expect(histories.data.find(({ toStatus }) => toStatus === 'IPB')?.reason).toBe(
    'Imported without certification and signature, with consent.',
  );
});

test('applications that may not be imported are left out and named, the others go in', async () => {
  const client = await open('import-mixed');
  const [signed, stale] = await list(client, 'SOF');
  const [checked] = await list(client, 'CHK');
  const [submitted] = await list(client, 'SUB');
  const asked = [signed!, { ...stale!, version: stale!.version - 1 }, checked!, submitted!];
  const { code, data } = await importAll(client, asked);
  expect(code).toBe('OK');
  expect(data.refused).toBe(3);
  expect(data.results.map(({ code: one, status }) => [one, status === null])).toEqual([
    ['OK', false],
    ['E0005', true],
    ['E0016', true],
    ['E0015', true],
  ]);
  const alone = await client.call(importToBackOffice, { body: { applications: seen([submitted!]) } });
  expect(alone).toMatchObject({ code: 'E0015' });
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
  const { data } = await importAll(client, [row!]);
  expect(data.csv?.content).toContain(`"'=HYPERLINK(""http://x"") ${row!.firstName}"`);
});

test('a retry with the same key after a lost answer gets the same answer and imports once', async () => {
  const client = await open('import-retry');
  const [row] = await list(client, 'SOF');
  const body = { applications: seen([row!]) };
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
    await client.call(changeApplicationStatuses, { body: { action: 'archive', applications: seen([row!]) } }),
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
  const refused = ({ data }: Awaited<ReturnType<typeof importAll>>) =>
    data.results.flatMap(({ applyID, error }) => (error ? [[applyID, error.EN]] : []));
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
  // The clock runs, so that moments pass while fifty imports begin.
  await client.send('PATCH', '/__mock/clock', { body: { frozen: false, instantWork: true } });
  const rows = (await list(client, 'SOF')).slice(0, 50);
  await client.call(importToBackOffice, { body: { applications: seen(rows) } });
  for (const { applyID } of rows) {
    // oxlint-disable-next-line no-await-in-loop
    const [end, start] = (await client.call(listActionHistories, { params: { id: applyID } })).data;
    expect([start?.toStatus, end?.fromStatus]).toEqual(['IPB', 'IPB']);
    expect(Date.parse(end!.time)).toBeGreaterThanOrEqual(Date.parse(start!.time));
  }
});
