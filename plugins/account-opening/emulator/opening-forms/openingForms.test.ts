import { createHash, verify } from 'node:crypto';
import {
  type ApplicationStatus,
  changeApplicationStatuses,
  generateOpeningForm,
  getApplication,
  getApplicationFile,
  listActionHistories,
  listApplications,
  listOpeningForms,
  listOpeningFormTemplates,
  signOpeningForm,
} from '@brokerdesk/api';
import { loadSigningIdentity } from '../documents/signDocument.ts';
import { createEmulator, openClient, readPdfSignature, type TestClient } from '@brokerdesk/mock-server/testing';
import { PDF } from '@libpdf/core';
import { afterAll, expect, test } from 'vitest';

const now = Date.parse('2026-03-02T03:00:00Z');
const emulator = createEmulator({ applications: 300, now });
let opened = 0;

afterAll(() => emulator.close());

/** A client in a separate sandbox with a frozen clock. */
async function open(brokerCode = 'DEMO', userID = 'demo.admin'): Promise<TestClient> {
  opened += 1;
  const client = openClient(emulator, `forms-${opened}`);
  await client.send('PATCH', '/__mock/clock', { body: { set: new Date(now).toISOString(), frozen: true } });
  await client.signIn(brokerCode, userID);
  return client;
}

function advance(client: TestClient, advanceSec: number) {
  return client.send('PATCH', '/__mock/clock', { body: { advanceSec } });
}

async function firstIn(client: TestClient, status: ApplicationStatus) {
  const { data } = await client.call(listApplications, { query: { status, size: 500 } });
  return data.items[0]!;
}

async function templateFor(client: TestClient, profileID: string) {
  const { data } = await client.call(listOpeningFormTemplates, { query: { profileID } });
  return data[0]!;
}

async function bytesOf(client: TestClient, applyID: string, fileID: string): Promise<Uint8Array> {
  const query = new URLSearchParams({ applyID, fileID }).toString();
  const response = await emulator.app.inject({
    url: `/api${getApplicationFile.path}?${query}`,
    headers: { 'mock-sandbox': `forms-${opened}`, ...client.headers },
  });
  expect(response.headers['content-type']).toBe('application/pdf');
  return response.rawPayload;
}

async function textOf(bytes: Uint8Array): Promise<string> {
  return (await PDF.load(bytes))
    .getPages()
    .map((page) => page.extractText().text)
    .join('\n');
}

test('a form is issued at once, generated some seconds later, and contains the answers in the language of the request', async () => {
  const client = await open();
  const application = await firstIn(client, 'CCS');
  const { applyID, version, profileID } = application;
  const { templateID, formCount } = await templateFor(client, profileID);
  const body = { templateID, applyID, version };

  const asked = await client.call(generateOpeningForm, { body }, { 'api-lang': 'zh_HK' });
  expect(asked.data).toMatchObject({
    docID: `OF-${applyID}`,
    application: { applyID, status: 'OFI', version: version + 1, work: { action: 'generateForm' } },
  });
  expect((await client.call(listOpeningForms, { query: { applyID } })).data).toMatchObject([
    { status: 'issuing', fileID: null, size: null, generateTime: null },
  ]);

  await advance(client, 20);
  const detail = (await client.call(getApplication, { params: { id: applyID } })).data;
  expect(detail).toMatchObject({ status: 'GOF', version: version + 2, work: null });
  const [form] = (await client.call(listOpeningForms, { query: { applyID } })).data;
  const bytes = await bytesOf(client, applyID, form!.fileID!);
  expect(form).toMatchObject({
    docID: `OF-${applyID}`,
    applyID,
    templateID,
    status: 'generated',
    fileName: `OF-${applyID}.pdf`,
    size: bytes.byteLength,
    confirmTime: null,
    signature: null,
  });
  const text = (await textOf(bytes)).replaceAll(/\s/g, '');
  expect(text).toContain('開戶表格');
  expect(text).toContain(applyID);
  expect(text).toContain(detail.email);
  expect(text).toContain(detail.chiName);
  for (const group of detail.pages.flatMap(({ groups }) => groups).filter(({ answers }) => answers.length > 0)) {
    expect(text).toContain(group.name.TC.replaceAll(/\s/g, '').slice(0, 8));
  }
  const histories = (await client.call(listActionHistories, { params: { id: applyID } })).data;
  expect(form!.generateBy).toBe(histories[1]?.actor.name);
  expect(histories.slice(0, 2)).toMatchObject([
    { action: 'generateForm', fromStatus: 'OFI', toStatus: 'GOF', actor: { kind: 'system' } },
    { action: 'generateForm', fromStatus: 'CCS', toStatus: 'OFI', actor: { kind: 'staff' } },
  ]);
  expect((await templateFor(client, profileID)).formCount).toBe(formCount + 1);
});

test('the file of a form is the same to the byte whenever it is fetched', async () => {
  const client = await open();
  const { applyID } = await firstIn(client, 'GOF');
  const [form] = (await client.call(listOpeningForms, { query: { applyID } })).data;
  const first = await bytesOf(client, applyID, form!.fileID!);
  await advance(client, 600);
  expect(Buffer.from(await bytesOf(client, applyID, form!.fileID!)).equals(first)).toBe(true);
});

test('generating is rejected from another status, for a stale version, an unknown template and one of another profile', async () => {
  const client = await open();
  const application = await firstIn(client, 'CCS');
  const { applyID, version, profileID } = application;
  const { templateID } = await templateFor(client, profileID);
  const other = (await client.call(listOpeningFormTemplates)).data.find((one) => one.profileID !== profileID)!;
  const call = (body: { templateID: string; applyID: string; version: number }) =>
    client.call(generateOpeningForm, { body });

  expect(await call({ templateID: 'T-NONE', applyID, version })).toMatchObject({
    code: 'E0004',
    data: { fields: [{ path: 'templateID', rule: 'unknown' }] },
  });
  expect(await call({ templateID: other.templateID, applyID, version })).toMatchObject({
    code: 'E0004',
    data: { fields: [{ path: 'templateID' }] },
  });
  expect(await call({ templateID, applyID, version: version + 1 })).toMatchObject({
    code: 'E0005',
    data: { current: { applyID, version } },
  });
  const submitted = await firstIn(client, 'SUB');
  expect(await call({ templateID, applyID: submitted.applyID, version: submitted.version })).toMatchObject({
    code: 'E0015',
    data: { status: 'SUB' },
  });
  await call({ templateID, applyID, version });
  expect((await call({ templateID, applyID, version: version + 1 })).code).toBe('E0015');
});

test('signing takes its time, survives a client that leaves, and leaves a signature that can be checked', async () => {
  const client = await open();
  const { applyID, version } = await firstIn(client, 'OFC');
  const [form] = (await client.call(listOpeningForms, { query: { applyID } })).data;
  const { docID } = form!;
  expect(form).toMatchObject({ status: 'confirmed', signature: null });
  const before = await bytesOf(client, applyID, form!.fileID!);

  const signing = client.call(signOpeningForm, { body: { applyID, docID, version } });
  await expect
    .poll(async () => (await client.call(getApplication, { params: { id: applyID } })).data.work?.action)
    .toBe('signForm');
  expect((await client.call(signOpeningForm, { body: { applyID, docID, version } })).code).toBe('E0015');
  await advance(client, 60);
  expect((await signing).data).toMatchObject({
    docID,
    application: { status: 'SOF', version: version + 1, work: null },
  });

  const [signed] = (await client.call(listOpeningForms, { query: { applyID } })).data;
  const bytes = await bytesOf(client, applyID, signed!.fileID!);
  expect(signed).toMatchObject({ status: 'signed', fileName: `${docID}-signed.pdf`, size: bytes.byteLength });
  const { certificate } = await loadSigningIdentity();
  expect(signed!.signature?.certificateSha256).toBe(createHash('sha256').update(certificate.raw).digest('hex'));
  const signature = readPdfSignature(bytes);
  expect(signature.messageDigest).toEqual(createHash('sha256').update(signature.covered).digest());
  expect(verify('sha256', signature.signedAttributes, certificate.publicKey, signature.signature)).toBe(true);
  // The file that was shown for confirmation is the beginning of the signed one, and can still be fetched.
  expect(Buffer.from(bytes.subarray(0, before.byteLength)).equals(before)).toBe(true);
  expect(Buffer.from(await bytesOf(client, applyID, form!.fileID!)).equals(before)).toBe(true);

  const histories = (await client.call(listActionHistories, { params: { id: applyID } })).data;
  expect(histories[0]).toMatchObject({ action: 'signForm', toStatus: 'SOF', actor: { kind: 'staff' } });
});

test('signing is rejected from another status, for a stale version and another document', async () => {
  const client = await open();
  const { applyID, version } = await firstIn(client, 'OFC');
  const docID = `OF-${applyID}`;
  const call = (body: { applyID: string; docID: string; version: number }) => client.call(signOpeningForm, { body });
  expect((await call({ applyID, docID, version: version + 7 })).code).toBe('E0005');
  expect((await call({ applyID, docID: 'OF-NONE', version })).code).toBe('E0003');
  const generated = await firstIn(client, 'GOF');
  const early = { applyID: generated.applyID, docID: `OF-${generated.applyID}`, version: generated.version };
  expect(await call(early)).toMatchObject({ code: 'E0015', data: { status: 'GOF' } });
});

test('a confirmation that was taken back shows in the form', async () => {
  const client = await open();
  const { applyID, version } = await firstIn(client, 'GOF');
  const statusOf = async () => (await client.call(listOpeningForms, { query: { applyID } })).data[0]?.status;
  const change = (action: 'confirmForm' | 'returnForm', seen: number) =>
    client.call(changeApplicationStatuses, { body: { action, applications: [{ applyID, version: seen }] } });
  await change('confirmForm', version);
  expect(await statusOf()).toBe('confirmed');
  await change('returnForm', version + 1);
  expect(await statusOf()).toBe('generated');
});
