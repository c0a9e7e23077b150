import { createHash } from 'node:crypto';
import {
  type ApplicationStatus,
  downloadArchives,
  getApplication,
  listApplications,
  listOperationRecords,
} from '@brokerdesk/api';
import { createEmulator, openClient, readPdfSignature, type TestClient } from '@brokerdesk/mock-server/testing';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';

const now = Date.parse('2026-03-02T03:00:00Z');
const emulator = createEmulator({ applications: 300, now });
const sandbox = 'archives';
const client = openClient(emulator, sandbox);

afterAll(() => emulator.close());

async function signIn(brokerCode = 'DEMO'): Promise<TestClient> {
  await client.send('PATCH', '/__mock/clock', { body: { set: new Date(now).toISOString(), frozen: true } });
  await client.signIn(brokerCode, `${brokerCode.toLowerCase()}.admin`);
  return client;
}

async function idsIn(status: ApplicationStatus, size: number): Promise<readonly string[]> {
  const { data } = await client.call(listApplications, { query: { status, size } });
  return data.items.map(({ applyID }) => applyID);
}

async function download(applyIDs: readonly string[]) {
  const query = new URLSearchParams({ applyIDs: applyIDs.join(',') }).toString();
  const url = `/api${downloadArchives.path}?${query}`;
  const response = await emulator.app.inject({ url, headers: { 'mock-sandbox': sandbox, ...client.headers } });
  expect(response.headers).toMatchObject({ 'content-type': 'application/zip' });
  expect(String(response.headers['content-disposition'])).toMatch(/^attachment; .*\.zip$/);
  return { bytes: response.rawPayload, files: unzipSync(response.rawPayload) };
}

interface Manifest {
  readonly brokerCode: string;
  readonly createTime: string;
  readonly applications: readonly {
    readonly applyID: string;
    readonly files: readonly { readonly path: string; readonly size: number; readonly sha256: string }[];
  }[];
}

function manifestOf(files: Readonly<Record<string, Uint8Array>>): Manifest {
  return JSON.parse(strFromU8(files['manifest.json']!)) as Manifest;
}

test('an archive has a folder for each application, with answers, history, files, the signed form, and a correct manifest', async () => {
  await signIn();
  const ids = [...(await idsIn('IBO', 2)), ...(await idsIn('SUB', 1))];
  const { files } = await download(ids);
  const manifest = manifestOf(files);
  expect(manifest).toMatchObject({ brokerCode: 'DEMO', createTime: new Date(now).toISOString() });
  expect(manifest.applications.map(({ applyID }) => applyID)).toEqual(ids);
  const listed = manifest.applications.flatMap((application) => application.files);
  expect(listed.map(({ path }) => path).toSorted()).toEqual(
    Object.keys(files)
      .filter((path) => path !== 'manifest.json')
      .toSorted(),
  );
  for (const { path, size, sha256 } of listed) {
    expect(path.split('/').every((part) => part !== '' && !part.startsWith('.'))).toBe(true);
    expect({ size: files[path]!.byteLength, sha256: createHash('sha256').update(files[path]!).digest('hex') }).toEqual({
      size,
      sha256,
    });
  }
  const names = (index: number) =>
    manifest.applications[index]!.files.map(({ path }) => path.split('/').slice(1).join('/'));
  expect(names(0)).toEqual(
    expect.arrayContaining([
      'answers.csv',
      'answers.json',
      'history.csv',
      `opening-forms/OF-${ids[0]}.pdf`,
      `opening-forms/OF-${ids[0]}-signed.pdf`,
    ]),
  );
  expect(names(0).some((name) => /^files\/.+\.jpg$/.test(name))).toBe(true);
  expect(names(2).some((name) => name.startsWith('opening-forms/'))).toBe(false);
  const signed = listed.find(({ path }) => path.endsWith('-signed.pdf'))!;
  expect(readPdfSignature(files[signed.path]!).covered.byteLength).toBeGreaterThan(1_000);
});

test('answers are included in three languages as a table and as data', async () => {
  await signIn();
  const [applyID] = await idsIn('CHK', 1);
  const { files } = await download([applyID!]);
  const detail = (await client.call(getApplication, { params: { id: applyID! } })).data;
  const [json] = Object.entries(files)
    .find(([path]) => path.endsWith('answers.json'))!
    .slice(1) as [Uint8Array];
  expect(JSON.parse(strFromU8(json))).toEqual(detail);
  const [csv] = Object.entries(files)
    .find(([path]) => path.endsWith('answers.csv'))!
    .slice(1) as [Uint8Array];
  // Read as bytes: a decoder would remove the byte order mark.
  expect(Buffer.from(csv.slice(0, 3)).toString('hex')).toBe('efbbbf');
  const text = strFromU8(csv);
  const answers = detail.pages.flatMap(({ groups }) => groups.flatMap((group) => group.answers));
  expect(text.trim().split('\r\n').length).toBeGreaterThan(answers.length);
  for (const { label } of answers.slice(0, 20)) {
    for (const spelling of ['EN', 'SC', 'TC'] as const) expect(text).toContain(label[spelling].split('"')[0]);
  }
  // A mobile number begins with a plus, which a spreadsheet would read as a formula.
  expect(text).toContain(`'${detail.mobile}`);
  expect(text).not.toContain(`,${detail.mobile}`);
});

test('each archived application gets an operation record', async () => {
  await signIn();
  const ids = await idsIn('REJ', 2);
  await download(ids);
  const { data } = await client.call(listOperationRecords, { query: { size: 2 } });
  expect(data.items.map(({ operation }) => operation)).toEqual(['application.download', 'application.download']);
  expect(data.items.map(({ targetID }) => targetID ?? '').toSorted()).toEqual(ids.toSorted());
});

test('the same archive at the same time is identical to the byte', async () => {
  await signIn();
  const ids = await idsIn('SUB', 2);
  const [first, second] = [await download(ids), await download(ids)];
  expect(first.bytes.equals(second.bytes)).toBe(true);
});

test('the times in an archive are those of Asia/Shanghai, in whatever zone the emulator runs', async () => {
  await signIn();
  const { bytes } = await download(await idsIn('SUB', 1));
  // 2026-03-02 and 11:00, as a zip has them: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.4.6.
  const [day, time] = [((2026 - 1980) << 9) | (3 << 5) | 2, 11 << 11];
  expect([bytes.readUInt16LE(12), bytes.readUInt16LE(10)]).toEqual([day, time]);
});

test('an unknown application fails the whole archive, a pending one is rejected', async () => {
  await signIn();
  const [own] = await idsIn('SUB', 1);
  const [pending] = await idsIn('PND', 1);
  const call = (...ids: readonly (string | undefined)[]) =>
    client.call(downloadArchives, { query: { applyIDs: ids.join(',') } });
  expect((await call(own, 'DE9999999')).code).toBe('E0003');
  expect(await call(own, pending)).toMatchObject({ code: 'E0015', data: { applyID: pending, status: 'PND' } });
  expect((await call(...Array.from({ length: 21 }, (_, index) => `DE${index}`))).code).toBe('E0004');
  expect((await call('')).code).toBe('E0004');
});

test('an archive of several applications is named after the day in Asia/Shanghai', async () => {
  await signIn();
  await client.send('PATCH', '/__mock/clock', { body: { set: '2026-03-02T17:30:00Z' } });
  client.headers = {};
  await client.signIn('DEMO', 'demo.admin');
  const applyIDs = (await idsIn('IBO', 2)).join(',');
  const response = await client.call(downloadArchives, { query: { applyIDs } });
  expect(response.headers['content-disposition']).toContain('applications-2026-03-03.zip');
});
