import {
  type ApplicationSummary,
  applicationStatusCodes,
  getApplication,
  getApplicationFile,
  listActionHistories,
  listApplications,
  listNextActions,
} from '@brokerdesk/api';
import { createEmulator, openClient } from '@brokerdesk/mock-server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const emulator = createEmulator({ applications: 300, now: Date.parse('2026-03-02T03:00:00Z') });
const client = openClient(emulator, 'applications');
let all: readonly ApplicationSummary[];

beforeAll(async () => {
  await client.signIn('DEMO', 'demo.admin');
  all = (await client.call(listApplications, { query: { size: 500 } })).data.items;
});

afterAll(() => emulator.close());

async function list(query: Record<string, unknown>) {
  const response = await client.call(listApplications, { query: { size: 500, ...query } as never });
  return response.data.items;
}

test('the list contains the broker’s applications, newest first, fifty per page', async () => {
  const { data } = await client.call(listApplications);
  expect(data).toMatchObject({ page: 1, size: 50, total: 300 });
  expect(data.items).toEqual(all.slice(0, 50));
  const dates = all.map(({ applyDate }) => applyDate);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('pages follow each other without a gap or a repeat, and end empty', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, size: 100 })));
  expect(pages.flat()).toEqual(all);
  expect(pages[3]).toEqual([]);
});

test.each(['applyDate', 'statusDate', 'applyID', 'status', 'lastName', 'customAccountNum', 'region'])(
  'sorting by %s up and down keeps every row, empty values last',
  async (field) => {
    const up = await list({ sort: field });
    const down = await list({ sort: `-${field}` });
    expect(new Set(up.map(({ applyID }) => applyID)).size).toBe(300);
    const filled = (rows: readonly ApplicationSummary[]) =>
      rows.map((row) => row[field as keyof ApplicationSummary]).filter((value) => value !== null);
    expect(filled(down)).toEqual(filled(up).toReversed());
    expect(up.map((row) => row[field as keyof ApplicationSummary] === null).lastIndexOf(false)).toBe(
      filled(up).length - 1,
    );
  },
);

test('names are sorted as readers expect: without regard to case, with accents at their letter', async () => {
  const other = openClient(emulator, 'namesInOrder');
  await other.signIn('DEMO', 'demo.admin');
  const names = ['van Dyk', 'Éclair', 'ZHOU', 'EDWARDS'];
  for (const [index, lastName] of names.entries()) {
    const place = `/__mock/state/applications/${all[index]!.applyID}`;
    const row = (await other.send('GET', place)).body as object;
    await other.send('PUT', place, { body: { ...row, lastName } });
  }
  for (const language of ['en_US', 'zh_CN', 'zh_HK']) {
    other.headers = { ...other.headers, 'api-lang': language };
    for (const [sort, expected] of [
      ['lastName', ['Éclair', 'EDWARDS', 'van Dyk', 'ZHOU']],
      ['-lastName', ['ZHOU', 'van Dyk', 'EDWARDS', 'Éclair']],
    ] as const) {
      const { data } = await other.call(listApplications, { query: { size: 500, sort } });
      const written = data.items.map(({ lastName }) => lastName);
      expect(written.filter((name, at) => names.includes(name) && written.indexOf(name) === at)).toEqual(expected);
    }
  }
});

test('filters return exactly the rows that match all of them', async () => {
  const found = await list({ status: 'SUB,CHK', region: 'HK', idType: 'HKID' });
  const expected = all.filter(
    ({ status, region, idType }) => ['SUB', 'CHK'].includes(status) && region === 'HK' && idType === 'HKID',
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found).toEqual(expected);
});

test('days are days in Asia/Shanghai, both included', async () => {
  const day = (time: string) => new Date(Date.parse(time) + 8 * 3_600_000).toISOString().slice(0, 10);
  const [from, to] = [day(all[150]!.applyDate), day(all[50]!.applyDate)];
  const expected = all.filter(({ applyDate }) => day(applyDate) >= from && day(applyDate) <= to);
  expect(await list({ applyDateFrom: from, applyDateTo: to })).toEqual(expected);
});

test.each([
  ['application number', (row: ApplicationSummary) => row.applyID.toLowerCase()],
  ['mobile', (row: ApplicationSummary) => row.mobile],
  ['identity number', (row: ApplicationSummary) => row.idCardNumber.toLowerCase()],
  ['name as it is written', (row: ApplicationSummary) => `${row.lastName} ${row.firstName}`],
  ['name with the family name last', (row: ApplicationSummary) => `${row.firstName}, ${row.lastName}`.toLowerCase()],
  ['mobile without its spaces', (row: ApplicationSummary) => row.mobile.replace(/\D/g, '')],
  ['identity number without its signs', (row: ApplicationSummary) => row.idCardNumber.replace(/[()]/g, '')],
  ['mobile in wide digits', (row: ApplicationSummary) => row.mobile.replace(/\d/g, wideDigit)],
])('a search by %s finds the application', async (_what, textOf) => {
  const row = all[7]!;
  const found = await list({ q: textOf(row) });
  expect(found.map(({ applyID }) => applyID)).toContain(row.applyID);
  expect(found.length).toBeLessThan(all.length / 4);
});

test('a search finds a Chinese name in either script', async () => {
  const other = openClient(emulator, 'eitherScript');
  await other.signIn('DEMO', 'demo.admin');
  const { applyID } = all[7]!;
  const place = `/__mock/state/applications/${applyID}`;
  const row = (await other.send('GET', place)).body as object;
  const named = { ...row, chiName: '陳國衞', lastName: 'CHAN', firstName: 'Kwok Wai' };
  await other.send('PUT', place, { body: named });
  const find = async (q: string) =>
    (await other.call(listApplications, { query: { q } })).data.items.map((found) => found.applyID);
  for (const q of ['陳國衞', '陈国卫', '陳国衛', ' 國衛 ', '陈国卫 kwok', 'Kwok 國衞']) {
    expect(await find(q)).toEqual([applyID]);
  }
  expect(await find('陈国位')).toEqual([]);
});

test('a search for punctuation alone finds no row', async () => {
  expect(await list({ q: '()' })).toEqual([]);
});

test('a search without a match returns an empty list, not an error', async () => {
  const response = await client.call(listApplications, { query: { q: 'no such person' } });
  expect(response).toMatchObject({ code: 'OK', data: { items: [], total: 0 } });
});

test.each([
  ['size=501', 'size', 'too_big'],
  ['page=0', 'page', 'too_small'],
  ['sort=password', 'sort', 'invalid_value'],
  ['status=XXX', 'status', 'custom'],
  ['applyDateFrom=2026-13-01', 'applyDateFrom', 'invalid_format'],
  ['brokerCode=HARBOUR', 'brokerCode', 'unrecognized_keys'],
  ['q=a&q=b', 'q', 'invalid_type'],
])('the query %s is refused by its field', async (query, path, rule) => {
  const response = await client.send('GET', `/api/applications?${query}`);
  expect(response).toMatchObject({ status: 200, code: 'E0004', data: { fields: [{ path, rule }] } });
});

test.each([
  ['1e30', 'too_big', 'At most 1000000.'],
  ['-1e30', 'too_small', 'At least 1.'],
])('a page %s is one problem, with the limit of the contract', async (page, rule, message) => {
  const response = await client.send('GET', `/api/applications?page=${page}`);
  expect(response).toMatchObject({ code: 'E0004', data: { fields: [{ path: 'page', rule, message }] } });
});

test('one application agrees with its row and carries its answers and documents', async () => {
  const row = all[3]!;
  const { data } = await client.call(getApplication, { params: { id: row.applyID } });
  expect(data).toMatchObject(row);
  expect(data).toMatchObject({ pages: expect.any(Array), attachments: expect.any(Array) });
  expect(data).not.toHaveProperty('brokerCode');
});

test('histories come newest first and end in the application’s status', async () => {
  const row = all.find(({ status }) => status === 'IBO' || status === 'CHK')!;
  const { data } = await client.call(listActionHistories, { params: { id: row.applyID } });
  expect(data[0]).toMatchObject({ applyID: row.applyID, toStatus: row.status });
  const times = data.map(({ time }) => time);
  expect(times).toEqual(times.toSorted().toReversed());
});

test('a document comes as bytes with its name, and not to another broker', async () => {
  const details = await Promise.all(
    all.slice(0, 20).map(({ applyID }) => client.call(getApplication, { params: { id: applyID } })),
  );
  const { data } = details.find((detail) => detail.data.attachments.length > 0)!;
  const [file] = data.attachments;
  const query = new URLSearchParams({ applyID: data.applyID, fileID: file!.fileID });
  const response = await client.send('GET', `/api/applications/files?${query.toString()}`);
  expect(response).toMatchObject({
    status: 200,
    headers: { 'content-type': file!.contentType, 'content-disposition': expect.stringContaining('attachment') },
  });
  const other = openClient(emulator, 'applications');
  await other.signIn('HARBOUR', 'harbour.admin');
  const refused = await other.call(getApplicationFile, { query: { applyID: data.applyID, fileID: file!.fileID } });
  expect(refused).toMatchObject({ status: 404, code: 'E0003' });
});

test('next actions depend on the status and the caller’s permissions', async () => {
  const reader = openClient(emulator, 'applications');
  await reader.signIn('DEMO', 'demo.reader');
  for (const status of applicationStatusCodes) {
    expect((await reader.call(listNextActions, { query: { status } })).data.actions).toEqual([]);
  }
  const { data } = await client.call(listNextActions, { query: { status: 'SUB' } });
  expect(data.actions).toEqual(['correct', 'reinput', 'verify', 'reject', 'download']);
});

test('days until deletion count down with the clock', async () => {
  const moving = openClient(emulator, 'deletion');
  await moving.send('PATCH', '/__mock/clock', { body: { frozen: true } });
  await moving.signIn('DEMO', 'demo.admin');
  const query = { status: 'PND', sort: '-statusDate' } as const;
  const before = (await moving.call(listApplications, { query })).data.items[0]!;
  await moving.send('PATCH', '/__mock/clock', { body: { advanceSec: 3 * 86_400 } });
  await moving.signIn('DEMO', 'demo.admin');
  const after = (await moving.call(listApplications, { query })).data.items[0]!;
  expect(before.deletedInDays).toBeGreaterThan(3);
  expect(after).toEqual({ ...before, deletedInDays: before.deletedInDays! - 3 });
});

test('days until deletion follow the caller’s clock, regardless of other sandboxes and later reads', async () => {
  const [present, ahead] = [openClient(emulator, 'present'), openClient(emulator, 'ahead')];
  const move = async (mover: typeof client, hours: number) => {
    await mover.send('PATCH', '/__mock/clock', { body: { advanceSec: hours * 3600, frozen: true } });
    mover.headers = {};
    await mover.signIn('DEMO', 'demo.admin');
  };
  const daysLeft = async (reader: typeof client) => {
    const { items } = (await reader.call(listApplications, { query: { status: 'PND', sort: '-statusDate' } })).data;
    return items.map(({ deletedInDays }) => deletedInDays);
  };
  await move(present, 0);
  // The night between has not come yet, so no application has been deleted.
  await move(ahead, 12);
  const late = await daysLeft(ahead);
  const early = await daysLeft(present);
  expect(late).not.toEqual(early);
  await move(present, 12);
  expect(await daysLeft(present)).toEqual(late);
  await move(present, -12);
  expect(await daysLeft(present)).toEqual(early);
});

function wideDigit(digit: string): string {
  return String.fromCodePoint(0xff10 + Number(digit));
}
