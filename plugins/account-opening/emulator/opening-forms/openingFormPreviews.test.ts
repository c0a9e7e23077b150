import { listOpeningFormTemplates, listOperationRecords, listProfiles, previewOpeningForm } from '@brokerdesk/api';
import { createEmulator, openClient } from '@brokerdesk/mock-server/testing';
import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPreviewBody } from './setUpOpeningForms.ts';

const emulator = createEmulator({ applications: 60, now: Date.parse('2026-03-02T03:00:00Z') });
const client = openClient(emulator, 'form-previews');
const harbour = openClient(emulator, 'form-previews');

beforeAll(async () => {
  await client.signIn('DEMO', 'demo.admin');
  await harbour.signIn('HARBOUR', 'harbour.admin');
});
afterAll(() => emulator.close());

const answers = { idType: 'HKID', lastName: 'CHAN', chiName: '陳大文', riskDrop: 'x' };

test('a preview shows the answers in the language of the request, and each page says that it is one', {
  timeout: 180_000,
}, async () => {
  const { riskDrop: _unknown, ...known } = answers;
  const body = { ...(await newPreviewBody(client)), answers: { ...known, signature: ['typed.png'] } };
  for (const [language, mark, title] of [
    ['en_US', 'PREVIEW', 'Account opening form'],
    ['zh_HK', '預覽 PREVIEW', '開戶表格'],
  ] as const) {
    const response = await emulator.app.inject({
      method: 'POST',
      url: '/api/opening_forms/previews',
      headers: { ...client.headers, 'mock-sandbox': 'form-previews', 'api-lang': language },
      payload: body,
    });
    expect(response.headers['content-type']).toBe('application/pdf');
    const texts = (await PDF.load(new Uint8Array(response.rawPayload)))
      .getPages()
      .map((page) => page.extractText().text);
    expect(texts.filter((text) => !text.includes(mark))).toEqual([]);
    expect(texts.join(' ')).not.toContain('SPECIMEN');
    for (const part of [title, 'CHAN', '陳大文', 'typed.png']) expect(texts.join(' ')).toContain(part);
  }
});

test('a preview refuses what the template does not ask, and answers that break a rule', {
  timeout: 180_000,
}, async () => {
  const body = await newPreviewBody(client);
  const fieldsOf = async (changes: Partial<typeof body>) => {
    const { code, data } = await client.call(previewOpeningForm, { body: { ...body, ...changes } });
    const { fields = [] } = (data ?? {}) as unknown as { fields?: { path: string; rule: string }[] };
    return [code, ...fields.map(({ path, rule }) => `${path} ${rule}`)];
  };
  expect(await fieldsOf({ answers: { riskDrop: 'x', idType: 'CARD', email: 'nobody', mobile: null } })).toEqual([
    'E0004',
    'answers.riskDrop unknown',
    'answers.idType option',
    'answers.email email',
  ]);
  const { data } = await client.call(previewOpeningForm, { body: { ...body, answers: { chiName: '陳\u{31350}' } } });
  expect(data).toEqual({
    fields: [
      { path: 'answers.chiName', rule: 'unprintable', message: 'These characters cannot be printed: \u{31350}' },
    ],
  });
  const templates = (await client.call(listOpeningFormTemplates)).data;
  const other = templates.find(({ profileID }) => profileID !== body.profileID);
  expect(await fieldsOf({ templateID: other?.templateID ?? '' })).toEqual(['E0004', 'templateID unknown']);
  expect(await fieldsOf({ templateID: 'NONE' })).toEqual(['E0004', 'templateID unknown']);
  expect(await fieldsOf({ profileID: 'NONE' })).toEqual(['E0004', 'profileID unknown']);
  expect((await harbour.call(previewOpeningForm, { body })).code).toBe('E0004');
});

test('a preview leaves nothing behind', { timeout: 180_000 }, async () => {
  const body = await newPreviewBody(client);
  const profiles = (await client.call(listProfiles)).data;
  const recordsBefore = (await client.call(listOperationRecords)).data.total;
  expect((await client.call(previewOpeningForm, { body })).status).toBe(200);
  expect((await client.call(listProfiles)).data).toEqual(profiles);
  expect((await client.call(listOperationRecords)).data.total).toBe(recordsBefore);
});
