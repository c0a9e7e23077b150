import {
  createOpeningFormTemplate,
  deleteOpeningFormTemplate,
  generateOpeningForm,
  getProfile,
  getSystemFile,
  listApplications,
  listOpeningForms,
  listOpeningFormTemplates,
  listProfiles,
} from '@brokerdesk/api';
import { drawTemplate } from '../documents/drawTemplate.ts';
import { loadPdfLibrary } from '../documents/loadPdfLibrary.ts';
import { createEmulator, openClient, pdfFile, pngFile, type TestClient } from '@brokerdesk/mock-server/testing';
import { afterAll, expect, test } from 'vitest';

const now = Date.parse('2026-03-02T03:00:00Z');
const emulator = createEmulator({ applications: 300, now });
let opened = 0;

afterAll(() => emulator.close());

/** A client in a separate sandbox with a frozen clock. */
async function open(brokerCode = 'DEMO', userID = 'demo.admin'): Promise<TestClient> {
  opened += 1;
  const client = openClient(emulator, `templates-${opened}`);
  await client.send('PATCH', '/__mock/clock', { body: { set: new Date(now).toISOString(), frozen: true } });
  await client.signIn(brokerCode, userID);
  return client;
}

test('each broker starts with a template for each of its profiles that has applications', async () => {
  for (const brokerCode of ['DEMO', 'HARBOUR', 'LOTUS']) {
    const client = await open(brokerCode, `${brokerCode.toLowerCase()}.admin`);
    const used = (await client.call(listProfiles)).data.items.filter(({ applications }) => applications.total > 0);
    const profiles = used.map(({ profileID }) => profileID);
    const { data } = await client.call(listOpeningFormTemplates);
    expect(data.map(({ profileID }) => profileID).toSorted()).toEqual(profiles.toSorted());
    for (const { size, pageCount, fileName } of data) {
      expect(size).toBeGreaterThan(5_000);
      expect(pageCount).toBeGreaterThan(0);
      expect(fileName).toMatch(/^[A-Za-z0-9_-]+\.pdf$/);
    }
  }
});

test('the demo template has fields that questions fill, and some that none does', async () => {
  const client = await open();
  const bytes = await drawTemplate('individual', { EN: 'Demo', SC: '演示', TC: '示範' });
  const { PDF } = await loadPdfLibrary();
  const names =
    (await PDF.load(bytes))
      .getForm()
      ?.getFields()
      .map(({ name }) => name) ?? [];
  const { pages } = (await client.call(getProfile, { params: { id: 'DEMO-P-STANDARD' } })).data;
  const ids = pages.flatMap(({ groups }) =>
    groups.flatMap(({ components }) => components.map((one) => one.questionID)),
  );
  expect(names.filter((name) => !ids.includes(name))).toEqual(['accountExecutive', 'branchCode']);
  expect(names.length).toBeGreaterThan(5);
});

test('the PDF of a template can be fetched, drawn or uploaded, by its broker’s staff who may list it', async () => {
  const client = await open();
  const [drawn] = (await client.call(listOpeningFormTemplates)).data;
  const { profileID } = drawn!;
  const file = pdfFile('our_form-2.pdf');
  const uploaded = (await client.call(createOpeningFormTemplate, { body: { profileID }, files: { file: [file] } }))
    .data;
  for (const { fileID, fileName } of [drawn!, uploaded]) {
    const { status, headers } = await client.call(getSystemFile, { query: { fileID } });
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toContain(fileName);
  }
  for (const [brokerCode, userID] of [
    ['HARBOUR', 'harbour.admin'],
    ['DEMO', 'demo.users'],
  ] as const) {
    await client.signIn(brokerCode, userID);
    expect((await client.call(getSystemFile, { query: { fileID: drawn!.fileID } })).code).toBe('E0003');
  }
});

test('an uploaded template is listed, begins a form, and is deleted only while no form is made from it', async () => {
  const client = await open();
  const { data: certified } = await client.call(listApplications, { query: { status: 'CCS', size: 1 } });
  const { applyID, version, profileID } = certified.items[0]!;
  const upload = (name: string) =>
    client.call(createOpeningFormTemplate, { body: { profileID }, files: { file: [pdfFile(name)] } });
  const { data: created } = await upload('new-form_2026.pdf');
  expect(created).toMatchObject({
    profileID,
    fileName: 'new-form_2026.pdf',
    size: pdfFile('x').size,
    pageCount: 1,
    formCount: 0,
    version: 1,
    createTime: new Date(now).toISOString(),
  });
  expect((await client.call(listOpeningFormTemplates, { query: { profileID } })).data[0]).toEqual(created);
  const { data: spare } = await upload('spare.pdf');
  const stale = { params: { id: spare.templateID }, query: { version: 9 } };
  expect(await client.call(deleteOpeningFormTemplate, stale)).toMatchObject({
    code: 'E0005',
    data: { current: spare },
  });
  const good = { params: { id: spare.templateID }, query: { version: 1 } };
  expect((await client.call(deleteOpeningFormTemplate, good)).code).toBe('OK');
  expect((await client.call(deleteOpeningFormTemplate, good)).code).toBe('E0003');

  const { templateID } = created;
  await client.call(generateOpeningForm, { body: { templateID, applyID, version } });
  await client.send('PATCH', '/__mock/clock', { body: { advanceSec: 20 } });
  const [form] = (await client.call(listOpeningForms, { query: { applyID } })).data;
  expect(form).toMatchObject({ templateID, status: 'generated' });
  const used = { params: { id: templateID }, query: { version: 1 } };
  expect(await client.call(deleteOpeningFormTemplate, used)).toMatchObject({ code: 'E0012', data: { formCount: 1 } });
});

test('an upload is rejected for its content, its name, its profile, a duplicate name and its size', async () => {
  const client = await open();
  const { profileID } = (await client.call(listOpeningFormTemplates)).data[0]!;
  const upload = (file: File, profile = profileID) =>
    client.call(createOpeningFormTemplate, { body: { profileID: profile }, files: { file: [file] } });
  const damaged = new File(['%PDF-1.7\nnothing that anybody could read'], 'damaged.pdf', { type: 'application/pdf' });
  expect(await upload(damaged)).toMatchObject({
    code: 'E0014',
    data: { fields: [{ path: 'file.0', rule: 'unreadable' }] },
  });
  expect((await upload(pngFile('picture.pdf'))).code).toBe('E0014');
  expect((await upload(pdfFile('form (1).pdf'))).code).toBe('E0014');
  expect(await upload(pdfFile('form.pdf'), 'P-NONE')).toMatchObject({
    code: 'E0004',
    data: { fields: [{ path: 'profileID', rule: 'unknown' }] },
  });
  const taken = await upload(pdfFile(`${'Formulär'.normalize('NFD')}.pdf`));
  expect(taken).toMatchObject({ code: 'OK', data: { fileName: 'Formulär.pdf' } });
  expect((await upload(pdfFile('form.pdf'))).code).toBe('OK');
  expect(await upload(pdfFile('FORM.pdf'))).toMatchObject({
    code: 'E0014',
    data: { fields: [{ path: 'file.0', rule: 'unique' }] },
  });
  const large = new File([pdfFile('x'), new Uint8Array(10 * 1024 ** 2)], 'large.pdf', { type: 'application/pdf' });
  expect((await upload(large)).code).toBe('E0013');
});

test('one of two simultaneous uploads with one name is stored', async () => {
  const client = await open();
  const { profileID } = (await client.call(listOpeningFormTemplates)).data[0]!;
  const upload = (name: string) =>
    client.call(createOpeningFormTemplate, { body: { profileID }, files: { file: [pdfFile(name)] } });
  const responses = await Promise.all(['twice.pdf', 'Twice.pdf', 'TWICE.pdf'].map(upload));
  expect(responses.map(({ code }) => code).toSorted()).toEqual(['E0014', 'E0014', 'OK']);
  const { data } = await client.call(listOpeningFormTemplates);
  expect(data.filter(({ fileName }) => fileName.toLowerCase() === 'twice.pdf')).toHaveLength(1);
});

test('a document with more pages than a form has is not read', async () => {
  const client = await open();
  const { profileID } = (await client.call(listOpeningFormTemplates)).data[0]!;
  const pages = Array.from({ length: 301 }, (_, index) => index + 3);
  const text = [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    `2 0 obj<</Type/Pages/Kids[${pages.map((page) => `${page} 0 R`).join(' ')}]/Count ${pages.length}>>endobj`,
    ...pages.map((page) => `${page} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj`),
    'trailer<</Root 1 0 R>>',
    '%%EOF',
  ].join('\n');
  const file = new File([text], 'long.pdf', { type: 'application/pdf' });
  const response = await client.call(createOpeningFormTemplate, { body: { profileID }, files: { file: [file] } });
  expect(response).toMatchObject({ code: 'E0014', data: { fields: [{ rule: 'tooManyPages' }] } });
});
