// Files of a notification, per language: which ones remain, which are new, the broker's limits, and permissions to
// download them.
import {
  changeNotification,
  getSystemFile,
  listNotifications,
  getNotification,
  type NotificationDetail,
} from '@brokerdesk/api';
import {
  completeNotification,
  createEmulator,
  createTestNotification,
  noKeptFiles,
  pdfFile,
  pngFile,
  problemsOf,
  readOperationsOn,
  setUpNotifications,
  type TestClient,
} from '@brokerdesk/mock-server/testing';
import { PDF } from '@libpdf/core';
import { afterAll, beforeEach, expect, test } from 'vitest';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });
const draft = { ...completeNotification, status: 'draft' } as const;
let client: TestClient;

beforeEach(async () => {
  client = await setUpNotifications(emulator);
});
afterAll(() => emulator.close());

test('belong to a language, and a change of one language leaves the others alone', async () => {
  const files = { attachFileEN: [pdfFile('fees.pdf')], attachFileTC: [pdfFile('收費.pdf'), pngFile('map_1.png')] };
  const { data } = await createTestNotification(client, draft, files);
  expect(data.attachmentCount).toBe(3);
  expect(data.attachFileTC.map(({ fileName, contentType }) => [fileName, contentType])).toEqual([
    ['收費.pdf', 'application/pdf'],
    ['map_1.png', 'image/png'],
  ]);
  const [kept] = data.attachFileTC;
  const changed = await client.call(changeNotification, {
    params: { ntfID: data.ntfID },
    body: {
      ...draft,
      keepFileEN: data.attachFileEN.map(({ fileID }) => fileID),
      keepFileSC: [],
      keepFileTC: [kept?.fileID ?? ''],
      version: 1,
    },
    files: { attachFileSC: [pdfFile('收费.pdf')] },
  });
  const namesOf = (list: NotificationDetail['attachFileEN']) => list.map(({ fileName }) => fileName);
  expect(changed.code).toBe('OK');
  expect(namesOf(changed.data.attachFileEN)).toEqual(['fees.pdf']);
  expect(namesOf(changed.data.attachFileSC)).toEqual(['收费.pdf']);
  expect(changed.data.attachFileTC).toEqual([kept]);
});

test('a file that another one of the same name replaces is recorded', async () => {
  const { data } = await createTestNotification(client, draft, { attachFileEN: [pdfFile('fees.pdf')] });
  const replaced = await client.call(changeNotification, {
    params: { ntfID: data.ntfID },
    body: { ...draft, ...noKeptFiles, version: 1 },
    files: { attachFileEN: [new File([await pdfFile('x.pdf').arrayBuffer(), '\n%'], 'fees.pdf')] },
  });
  expect(replaced.code).toBe('OK');
  const file = expect.stringMatching(/^fees\.pdf \(\d+ B, \w{8}\)$/);
  expect((await readOperationsOn(client, data.ntfID)).at(-1)).toEqual([
    'notification.change',
    [{ field: 'attachFileEN', before: file, after: file }],
  ]);
});

test('remaining and new files together cannot exceed the broker’s maximum', async () => {
  const three = [pdfFile('a1.pdf'), pdfFile('a2.pdf'), pdfFile('a3.pdf')];
  const { data } = await createTestNotification(client, draft, { attachFileEN: three });
  const keepFileEN = data.attachFileEN.map(({ fileID }) => fileID);
  const change = (kept: string[]) =>
    client.call(changeNotification, {
      params: { ntfID: data.ntfID },
      body: { ...draft, ...noKeptFiles, keepFileEN: kept, version: 1 },
      files: { attachFileEN: [pdfFile('a4.pdf')] },
    });
  const refused = await change(keepFileEN);
  expect([refused.code, problemsOf(refused.data)]).toEqual(['E0014', ['attachFileEN count']]);
  expect((await change(keepFileEN.slice(1))).data.attachFileEN.map(({ fileName }) => fileName)).toEqual([
    'a2.pdf',
    'a3.pdf',
    'a4.pdf',
  ]);
});

test('a file over the broker’s size is too large, one of another type is rejected', async () => {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(5 * 1024 ** 2)]);
  const large = await createTestNotification(client, draft, { attachFileSC: [new File([bytes], 'large.pdf')] });
  expect([large.status, large.code, problemsOf(large.data)]).toEqual([413, 'E0013', ['attachFileSC.0 size']]);
  const text = await createTestNotification(client, draft, { attachFileEN: [new File(['hello'], 'hello.pdf')] });
  expect([text.code, problemsOf(text.data)]).toEqual(['E0014', ['attachFileEN.0 type']]);
});

test('three files of the full size in each language go in one request', async () => {
  const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(5 * 1024 ** 2 - 9)]);
  const three = ['1.pdf', '2.pdf', '3.pdf'].map((name) => new File([bytes], name));
  const { data } = await createTestNotification(client, draft, {
    attachFileEN: three,
    attachFileSC: three,
    attachFileTC: three,
  });
  expect(data.attachmentCount).toBe(9);
  expect(data.attachFileTC[2]?.size).toBe(5 * 1024 ** 2);
});

test('only attached files can remain', async () => {
  const { ntfID } = (await createTestNotification(client, draft)).data;
  const response = await client.call(changeNotification, {
    params: { ntfID },
    body: { ...draft, ...noKeptFiles, keepFileSC: ['NTA-HARBOUR-1-SC'], version: 1 },
  });
  expect([response.code, problemsOf(response.data)]).toEqual(['E0004', ['keepFileSC.0 unknown']]);
});

test('the content is that of the upload, for users who may see the notification', async () => {
  const file = pngFile('map_1.png');
  const { attachFileTC } = (await createTestNotification(client, draft, { attachFileTC: [file] })).data;
  const fetchFile = () => fetchBytes(client, attachFileTC[0]?.fileID ?? '');
  expect(await fetchFile()).toEqual({ status: 200, bytes: Buffer.from(await file.arrayBuffer()) });
  await client.signIn('DEMO', 'demo.reader');
  expect((await fetchFile()).status).toBe(404);
  await client.signIn('HARBOUR', 'harbour.admin');
  expect((await fetchFile()).status).toBe(404);
});

test('a document of the demonstration is a PDF in its language', async () => {
  const { data } = await client.call(listNotifications, { query: { q: 'margin ratios' } });
  const { ntfID = '' } = data.items[0] ?? {};
  const notification = (await client.call(getNotification, { params: { ntfID } })).data;
  const [english] = notification.attachFileEN;
  const { bytes } = await fetchBytes(client, english?.fileID ?? '');
  expect(bytes.byteLength).toBe(english?.size);
  const pdf = await PDF.load(bytes);
  expect(pdf.getPages()[0]?.extractText().text).toContain('the margin ratios of 38 stocks change');
  const [traditional] = notification.attachFileTC;
  expect((await PDF.load((await fetchBytes(client, traditional?.fileID ?? '')).bytes)).getPageCount()).toBe(1);
});

async function fetchBytes(by: TestClient, fileID: string) {
  const query = new URLSearchParams({ fileID }).toString();
  const { statusCode, rawPayload } = await emulator.app.inject({
    method: 'GET',
    url: `/api${getSystemFile.path}?${query}`,
    headers: by.headers,
  });
  return { status: statusCode, bytes: rawPayload };
}
