import {
  changeApplicationStatuses,
  countOcrRegions,
  countStayPages,
  countSubmittedApplications,
  deleteApplication,
  getApplication,
  getApplicationFile,
  listActionHistories,
  listApplications,
  listOperationRecords,
} from '@brokerdesk/api';
import { createEmulator, openClient, pdfFile, pngFile, type TestClient } from '@brokerdesk/mock-server/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const emulator = createEmulator({ applications: 60, now: Date.parse('2026-03-02T03:00:00Z'), instantWork: true });
let client: TestClient;
let count = 0;

beforeAll(() => emulator.app.ready());
beforeEach(async () => {
  count += 1;
  client = openClient(emulator, `applicants-${count}`);
  await client.send('PATCH', '/__mock/clock', { body: { set: '2026-03-02T03:00:00Z', frozen: true } });
  await client.signIn('DEMO', 'demo.admin');
});
afterAll(() => emulator.close());

interface Applied {
  readonly applyID: string;
  readonly status: string;
  readonly version: number;
}

async function apply(body: object, path = ''): Promise<Applied & { readonly message?: string; readonly code: number }> {
  const response = await client.send('POST', `/__mock/applicants${path}`, { body });
  return { ...(response.body as unknown as Applied), code: response.status };
}

const detailOf = async (id: string) => (await client.call(getApplication, { params: { id } })).data;
const today = { from: '2026-03-02', to: '2026-03-02' };

test('a submitted application is at once in list, detail, history, records and statistics', async () => {
  const before = await client.call(countSubmittedApplications, { query: today });
  const applied = await apply({ brokerCode: 'DEMO', answers: { lastName: 'Wong', firstName: 'Siu Ming' } });
  expect(applied).toEqual({ applyID: 'DE9000001', brokerCode: 'DEMO', status: 'SUB', version: 2, code: 201 });
  const list = await client.call(listApplications, { query: { size: 1 } });
  expect(list.data.items[0]).toMatchObject({ applyID: applied.applyID, lastName: 'Wong', firstName: 'Siu Ming' });
  const detail = await detailOf(applied.applyID);
  const answers = detail.pages.flatMap(({ groups }) => groups.flatMap((group) => group.answers));
  expect(answers.find(({ questionID }) => questionID === 'lastName')?.value).toBe('Wong');
  expect(
    answers.filter(
      ({ value, questionID }) => value === null && !['chiName', 'postalCode', 'referrer'].includes(questionID),
    ),
  ).toEqual([]);
  expect(detail.attachments.map(({ kind }) => kind)).toContain('selfie');
  const histories = await client.call(listActionHistories, { params: { id: applied.applyID } });
  expect(
    histories.data.map(({ action, fromStatus, toStatus, actor }) => [action, fromStatus, toStatus, actor]),
  ).toEqual([
    ['submit', 'PND', 'SUB', { kind: 'applicant', name: 'Wong Siu Ming' }],
    ['start', null, 'PND', { kind: 'applicant', name: 'Wong Siu Ming' }],
  ]);
  const records = await client.call(listOperationRecords, { query: { targetID: applied.applyID } });
  expect(records.data.items.map(({ operation, actor }) => [operation, actor.kind])).toEqual([
    ['application.submit', 'applicant'],
    ['application.start', 'applicant'],
  ]);
  const after = await client.call(countSubmittedApplications, { query: today });
  expect(after.data.total).toBe(before.data.total + 1);
});

test('a pending one is counted at its page, goes on, and is submitted', async () => {
  const pagesOf = async () => (await client.call(countStayPages, { query: today })).data.profiles[0]!.pages;
  const before = await pagesOf();
  const countAt = (pages: typeof before, page: string) => pages.find(({ pageID }) => pageID === page)?.count ?? 0;
  const { applyID } = await apply({ brokerCode: 'DEMO', status: 'PND', page: 'identity' });
  expect(countAt(await pagesOf(), 'identity')).toBe(countAt(before, 'identity') + 1);
  const readings = async () => (await client.call(countOcrRegions, { query: today })).data.total;
  const read = await readings();
  expect(await apply({ page: 'bank' }, `/${applyID}/abandon`)).toMatchObject({ status: 'PND', version: 2 });
  expect(await readings()).toBe(read + 1);
  const pages = await pagesOf();
  expect([countAt(pages, 'identity'), countAt(pages, 'bank')]).toEqual([
    countAt(before, 'identity'),
    countAt(before, 'bank') + 1,
  ]);
  const kept = (await detailOf(applyID)).pages.slice(0, 7);
  expect(await apply({}, `/${applyID}/submit`)).toMatchObject({ status: 'SUB', version: 3 });
  expect((await detailOf(applyID)).pages.slice(0, 7)).toEqual(kept);
  expect(await readings()).toBe(read + 1);
});

test('a seeded pending application can be submitted, too, and stays the same person', async () => {
  const pending = await client.call(listApplications, { query: { status: 'PND', size: 1 } });
  const before = pending.data.items[0]!;
  expect(await apply({}, `/${before.applyID}/submit`)).toMatchObject({ status: 'SUB', version: before.version + 1 });
  const { lastName, idCardNumber, region, mobile } = before;
  const detail = await detailOf(before.applyID);
  expect(detail).toMatchObject({ lastName, idCardNumber, region, mobile, applyDate: '2026-03-02T03:00:00.000Z' });
  expect(
    detail.pages
      .flatMap(({ groups }) => groups.flatMap(({ answers }) => answers))
      .find(({ questionID }) => questionID === 'idCardNumber')?.value,
  ).toBe(idCardNumber);
});

test('a returned application is handed in again with changed answers', async () => {
  const { applyID, version } = await apply({ brokerCode: 'DEMO' });
  const body = { applications: [{ applyID, version }], reason: 'Employer is missing.' };
  const returned = await client.call(changeApplicationStatuses, { body: { ...body, action: 'reinput' } });
  expect(returned.code).toBe('OK');
  expect(await apply({ answers: { email: 'new@mail.example' } }, `/${applyID}/resubmit`)).toMatchObject({
    status: 'RSB',
  });
  expect(await detailOf(applyID)).toMatchObject({ email: 'new@mail.example', version: 4, status: 'RSB' });
});

test('a picture is replaced by another one, whose bytes staff can read', async () => {
  const { applyID } = await apply({ brokerCode: 'DEMO', status: 'PND', page: 'contact' });
  const picture = new Uint8Array(await pngFile('front.png', { width: 20, height: 10 }).arrayBuffer());
  const url = `/__mock/applicants/${applyID}/upload?kind=identityFront&name=front.png`;
  const upload = await client.send('POST', url, { body: picture, headers: { 'content-type': 'image/png' } });
  expect(upload.body).toMatchObject({ status: 'PND', version: 2 });
  const detail = await detailOf(applyID);
  const fronts = detail.attachments.filter(({ kind }) => kind === 'identityFront');
  expect(fronts).toEqual([
    expect.objectContaining({
      fileName: 'front.png',
      contentType: 'image/png',
      width: 20,
      height: 10,
      size: picture.length,
    }),
  ]);
  const asked = detail.pages.flatMap(({ groups }) => groups.flatMap(({ answers }) => answers));
  expect(asked.find(({ questionID }) => questionID === 'identityFront')?.fileIDs).toEqual([fronts[0]?.fileID]);
  const query = { applyID, fileID: fronts[0]?.fileID ?? '' };
  expect(await client.call(getApplicationFile, { query })).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/png' },
  });
  expect((await client.call(countOcrRegions, { query: today })).data.total).toBeGreaterThan(1);
  const pdf = new Uint8Array(await pdfFile('front.png').arrayBuffer());
  const refused = await client.send('POST', url, { body: pdf, headers: { 'content-type': 'image/png' } });
  expect([refused.status, refused.message]).toEqual([400, expect.stringContaining('type')]);
});

test('an applicant can apply a second time', async () => {
  const first = await apply({ brokerCode: 'DEMO' });
  const second = await apply({ brokerCode: 'DEMO', seedLike: first.applyID, answers: { email: 'other@mail.example' } });
  const [one, two] = [await detailOf(first.applyID), await detailOf(second.applyID)];
  expect([two.region, two.lastName, two.idCardNumber, two.mobile, two.email]).toEqual([
    one.region,
    one.lastName,
    one.idCardNumber,
    one.mobile,
    'other@mail.example',
  ]);
});

test.each([
  ['', { brokerCode: 'NOBODY' }, 404, 'No broker "NOBODY"'],
  ['', { brokerCode: '2GO' }, 404, 'No broker "2GO"'],
  ['', { brokerCode: 'DEMO', profileID: 'P-1' }, 404, 'It has: DEMO-P-STANDARD'],
  ['', { brokerCode: 'DEMO', colour: 'red' }, 400, 'Wrong: colour'],
  ['', { brokerCode: 'DEMO', status: 'ARC' }, 400, 'Wrong: status'],
  ['', { brokerCode: 'DEMO', page: 'moon' }, 400, 'no page "moon". It has: agreements'],
  ['', { brokerCode: 'DEMO', answers: { shoeSize: '44' } }, 400, 'asks no question "shoeSize"'],
  ['', { brokerCode: 'DEMO', answers: { email: 'nobody' } }, 400, '"email" (email)'],
  ['', { brokerCode: 'DEMO', answers: { birthDate: '2020-01-01' } }, 400, '(under-age)'],
  ['/DE0/submit', {}, 404, 'no application "DE0"'],
])('POST /applicants%s %o is refused with what to do', async (path, body, code, message) => {
  const hash = async () => (await client.send('GET', '/__mock/state_hash')).body;
  const before = await hash();
  expect(await apply(body, path)).toMatchObject({ code, message: expect.stringContaining(message) });
  expect(await hash()).toEqual(before);
});

test('an action that is not possible now is rejected, with the status in which it is', async () => {
  const { applyID } = await apply({ brokerCode: 'DEMO' });
  const refused = await apply({}, `/${applyID}/submit`);
  expect(refused).toMatchObject({ code: 409, message: expect.stringContaining('is SUB') });
  expect((await apply({}, `/${applyID}/resubmit`)).message).toContain('only while it is RTR');
});

test('a deleted application takes the pictures along that its applicant uploaded', async () => {
  const { applyID } = await apply({ brokerCode: 'DEMO', status: 'PND', page: 'contact' });
  const picture = new Uint8Array(await pngFile('front.png').arrayBuffer());
  const url = `/__mock/applicants/${applyID}/upload?kind=identityFront&name=front.png`;
  await client.send('POST', url, { body: picture, headers: { 'content-type': 'image/png' } });
  const uploads = async () => (await client.send('GET', '/__mock/state/uploadedPictures')).body;
  expect(await uploads()).toMatchObject({ ids: [expect.stringContaining(applyID)] });
  const { version } = await detailOf(applyID);
  await client.call(deleteApplication, { params: { id: applyID }, query: { version } });
  expect(await uploads()).toEqual({ ids: [] });
});
