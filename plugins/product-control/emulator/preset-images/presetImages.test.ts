import {
  createImage,
  createPresetImage,
  createWebpageContent,
  deletePresetImage,
  getSystemFile,
  listOperationRecords,
  listPresetImages,
  listPresetImageUses,
  type PresetImage,
  updatePresetImage,
} from '@brokerdesk/api';
import { createEmulator, openClient, pdfFile, pngFile, type TestClient } from '@brokerdesk/mock-server/testing';
import { afterAll, expect, test } from 'vitest';

const emulator = createEmulator({ applications: 0, now: Date.parse('2026-03-02T03:00:00Z') });

afterAll(() => emulator.close());

async function open(sandbox: string): Promise<TestClient> {
  const client = openClient(emulator, sandbox);
  await client.send('PATCH', '/__mock/clock', { body: { set: '2026-03-02T03:00:00Z', frozen: true } });
  expect((await client.signIn('2GO', 'provider.content')).code).toBe('OK');
  return client;
}

const add = (client: TestClient, file: File, type: PresetImage['type'] = 'promotion') =>
  client.call(createPresetImage, { body: { type }, files: { file: [file] } });
const problem = (rule: string, path = 'file.0') => ({ code: 'E0014', data: { fields: [{ path, rule }] } });

/** Fetches a picture as an `<img>` does: by its address alone. */
async function show(sandbox: string, fullPathUrl: string) {
  const response = await emulator.app.inject({ url: `/api${fullPathUrl}`, headers: { 'mock-sandbox': sandbox } });
  return { status: response.statusCode, type: response.headers['content-type'], size: response.rawPayload.byteLength };
}

test('every broker chooses from the provider’s pictures, and they are public', async () => {
  const broker = openClient(emulator, 'list');
  await broker.signIn('LOTUS', 'lotus.reader');
  const { data } = await broker.call(listPresetImages);
  expect(data.items.map(({ fileName }) => fileName)).toEqual([
    'refer_friend.png',
    'market_data.png',
    'us_stocks.png',
    'open_account.png',
    'icon_120x120.png',
    'logo_270x60.png',
  ]);
  for (const { fullPathUrl, size, imgID } of data.items) {
    expect(await show('list', fullPathUrl)).toEqual({ status: 200, type: 'image/png', size });
    const file = await broker.call(getSystemFile, { query: { fileID: imgID } });
    expect(file).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
  }
  expect((await broker.call(listPresetImages, { query: { q: 'STOCK', type: 'promotion' } })).data.total).toBe(1);
  expect((await broker.call(listPresetImages, { query: { type: 'logo' } })).data.total).toBe(1);
  expect((await add(broker, pngFile('own_1.png'))).code).toBe('E0002');
});

test('a picture is added, replaced under another address, and removed from its address when deleted', async () => {
  const client = await open('life');
  const { data: created } = await add(client, pngFile('spring_2026.png', { width: 16, height: 9 }));
  expect(created).toEqual({
    imgID: expect.stringMatching(/^PI-/),
    fileName: 'spring_2026.png',
    type: 'promotion',
    fullPathUrl: expect.stringMatching(/^\/systems\/public\/PI-.*\.png$/),
    contentType: 'image/png',
    size: expect.any(Number),
    width: 16,
    height: 9,
    version: 1,
    updateTime: '2026-03-02T03:00:00.000Z',
    updateBy: 'TONG Hiu Lam 唐曉琳',
  });
  expect((await client.call(listPresetImages)).data.items).toContainEqual(created);
  expect(await show('life', created.fullPathUrl)).toMatchObject({ status: 200, size: created.size });
  const { imgID } = created;
  const kept = await client.call(updatePresetImage, { body: { imgID, type: 'promotion', version: 1 } });
  expect(kept.data).toEqual({ ...created, version: 2 });
  const replacing = {
    body: { imgID, type: 'icon', version: 2 },
    files: { file: [pngFile('spring_2026.png', { width: 120, height: 120 })] },
  } as const;
  const { data: replaced } = await client.call(updatePresetImage, replacing);
  expect(replaced).toMatchObject({ imgID, type: 'icon', width: 120, height: 120, version: 3 });
  expect(await client.call(updatePresetImage, replacing)).toMatchObject({
    code: 'E0005',
    data: { current: replaced, by: 'TONG Hiu Lam 唐曉琳' },
  });
  expect(replaced.fullPathUrl).not.toBe(created.fullPathUrl);
  expect((await show('life', created.fullPathUrl)).status).toBe(404);
  expect((await show('life', replaced.fullPathUrl)).status).toBe(200);
  expect((await client.call(deletePresetImage, { query: { imgID, version: 1 } })).code).toBe('E0005');
  expect((await client.call(deletePresetImage, { query: { imgID, version: 3 } })).code).toBe('OK');
  expect((await show('life', replaced.fullPathUrl)).status).toBe(404);
  expect((await client.call(deletePresetImage, { query: { imgID, version: 3 } })).code).toBe('E0003');
  const records = await client.call(listOperationRecords, { query: { operation: 'presetImage' } });
  expect(records.data.items.map(({ operation }) => operation)).toEqual([
    'presetImage.delete',
    'presetImage.update',
    'presetImage.update',
    'presetImage.create',
  ]);
});

test('names in use, invalid names, other files and wrong sizes are rejected', async () => {
  const client = await open('refused');
  expect(await add(client, pngFile('US_stocks.png'))).toMatchObject(problem('duplicate'));
  expect(await add(client, pngFile('12345.png'))).toMatchObject(problem('name'));
  expect(await add(client, pdfFile('paper_1.pdf'))).toMatchObject(problem('type'));
  expect(await add(client, pngFile('logo_1.png'), 'logo')).toMatchObject(problem('dimension'));
  const body = { type: 'promotion' } as const;
  expect(await client.call(createPresetImage, { body })).toMatchObject(problem('required', 'file'));
  const [first] = (await client.call(listPresetImages)).data.items;
  const renamed = { imgID: first!.imgID, type: 'promotion', version: 1 } as const;
  const files = { file: [pngFile('market_data.png')] };
  expect(await client.call(updatePresetImage, { body: renamed, files })).toMatchObject(problem('duplicate'));
  const asLogo = { imgID: first!.imgID, type: 'logo', version: 1 } as const;
  expect(await client.call(updatePresetImage, { body: asLogo })).toMatchObject(problem('dimension'));
  expect((await client.call(listPresetImages)).data.total).toBe(6);
});

test('the provider’s limits apply', async () => {
  const client = await open('limits');
  const { body } = await client.send('GET', '/__mock/state/brokers/2GO');
  const row = body as { limits: object };
  const limits = { ...row.limits, presetImages: { maxCount: 7, maxBytes: 200 } };
  await client.send('PUT', '/__mock/state/brokers/2GO', { body: { ...row, limits } });
  expect(await add(client, pngFile('large_1.png', { width: 2000, height: 400 }))).toMatchObject({
    status: 413,
    code: 'E0013',
    data: { maxBytes: 200 },
  });
  expect((await add(client, pngFile('small_1.png'))).code).toBe('OK');
  expect(await add(client, pngFile('small_2.png'))).toMatchObject(problem('count', 'file'));
});

test('the copies that brokers have of a picture are found by their content, and by nothing else', async () => {
  const client = await open('uses');
  const { items } = (await client.call(listPresetImages)).data;
  const promotion = items.find(({ fileName }) => fileName === 'us_stocks.png')!;
  const icon = items.find(({ type }) => type === 'icon')!;
  const usesOf = async ({ imgID }: PresetImage) =>
    (await client.call(listPresetImageUses, { params: { imgID } })).data.map(({ brokerCode, place, name }) => [
      brokerCode,
      place,
      name,
    ]);
  expect(await usesOf(promotion)).toEqual([]);
  const broker = openClient(emulator, 'uses');
  await broker.signIn('DEMO', 'demo.admin');
  const bytes = await emulator.app.inject({
    url: `/api${promotion.fullPathUrl}`,
    headers: { 'mock-sandbox': 'uses' },
  });
  const body = {
    linkUrl: null,
    location: 'before-login',
    startTime: '2026-03-02T03:00:00Z',
    expiryTime: null,
    active: true,
    released: false,
  } as const;
  const copy = new File([new Uint8Array(bytes.rawPayload)], 'my_stocks.png', { type: 'image/png' });
  await broker.call(createImage, { body, files: { file: [copy] } });
  const content = { kind: 'icon', name: 'Our icon', imgID: icon.imgID } as const;
  expect((await broker.call(createWebpageContent, { body: content })).code).toBe('OK');
  expect(await usesOf(promotion)).toEqual([['DEMO', 'advertisement', 'my_stocks.png']]);
  expect(await usesOf(icon)).toEqual([['DEMO', 'loginPage', 'Our icon']]);
  const { imgID } = promotion;
  expect((await broker.call(listPresetImageUses, { params: { imgID } })).code).toBe('E0002');
});
