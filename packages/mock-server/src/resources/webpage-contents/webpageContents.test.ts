import {
  createImage,
  createWebpageContent,
  deleteImage,
  deleteWebpageContent,
  getConfiguration,
  listWebpageContents,
  publishWebpageContent,
  updateImage,
  updateWebpageContent,
  type WebpageContent,
} from '@brokerdesk/api';
import { afterAll, expect, test } from 'vitest';
import { createEmulator } from '../../createEmulator.ts';
import { demoAdmin, setUpContent, readOperationRecordsOf, frozenTime } from '../../testing/setUpContent.ts';
import { pngFile } from '../../testing/files.ts';
import type { TestClient } from '../../testing/openClient.ts';

const emulator = createEmulator({ applications: 0, now: Date.parse(frozenTime) });
afterAll(() => emulator.close());

const texts = { textEN: 'Closed on Monday', textSC: '周一休息', textTC: '星期一休息' };
const shown = { location: 'before-login', startTime: frozenTime, active: true, released: true } as const;

function publish(
  client: TestClient,
  { contentID, version }: WebpageContent,
  action: 'publish' | 'unpublish' = 'publish',
) {
  return client.call(publishWebpageContent, { params: { contentID }, body: { action, version } });
}

async function loginPage(client: TestClient) {
  return (await client.call(getConfiguration)).data.loginPage;
}

async function upload(client: TestClient, name: string, pixels: { width: number; height: number }) {
  return (await client.call(createImage, { body: shown, files: { file: [pngFile(name, pixels)] } })).data;
}

test('a published content is shown on the sign-in page of its broker, and nowhere else', async () => {
  const client = await setUpContent(emulator, 'page-publish');
  const before = await loginPage(client);
  const created = await client.call(createWebpageContent, { body: { kind: 'text', name: 'Holiday', ...texts } });
  expect(created.data).toEqual({
    contentID: created.data.contentID,
    kind: 'text',
    name: 'Holiday',
    ...texts,
    imgID: null,
    state: 'draft',
    publishTime: null,
    publishBy: null,
    version: 1,
    updateTime: frozenTime,
    updateBy: demoAdmin,
  });
  expect(await loginPage(client)).toEqual(before);
  const published = await publish(client, created.data);
  expect(published.data).toMatchObject({
    state: 'published',
    publishTime: frozenTime,
    publishBy: demoAdmin,
    version: 2,
  });
  const text = { EN: texts.textEN, SC: texts.textSC, TC: texts.textTC };
  expect(await loginPage(client)).toEqual({ ...before, text });
  const rivals = await client.call(listWebpageContents, { query: { kind: 'text', state: 'unpublished' } });
  expect(rivals.data.map(({ name }) => name)).toEqual(['Standard text']);
  const harbour = await setUpContent(emulator, 'page-publish', ['HARBOUR', 'harbour.admin']);
  expect((await loginPage(harbour)).text).not.toEqual(text);
  expect(await readOperationRecordsOf(client, created.data.contentID)).toMatchObject([
    { operation: 'webpageContent.publish', changes: [{ field: 'state', before: 'draft', after: 'published' }] },
    { operation: 'webpageContent.create', targetName: 'Holiday' },
  ]);
});

test('a change stays a draft until it is published again; taken off, the standard text is back', async () => {
  const client = await setUpContent(emulator, 'page-change');
  const [title] = (await client.call(listWebpageContents, { query: { kind: 'title' } })).data;
  const standard = (await loginPage(client)).title;
  const { contentID, version, name } = title as WebpageContent;
  const changed = await client.call(updateWebpageContent, { params: { contentID }, body: { name, ...texts, version } });
  expect(changed.data).toMatchObject({ state: 'changed', textEN: texts.textEN });
  expect((await loginPage(client)).title).toEqual(standard);
  const again = await publish(client, changed.data);
  expect((await loginPage(client)).title.EN).toBe(texts.textEN);
  expect(await publish(client, again.data)).toMatchObject({ code: 'E0015', data: { state: 'published' } });
  const off = await publish(client, again.data, 'unpublish');
  expect(off.data.state).toBe('unpublished');
  expect((await loginPage(client)).title).toEqual(standard);
  expect(await publish(client, off.data, 'unpublish')).toMatchObject({ code: 'E0015', data: { state: 'unpublished' } });
});

test('a logo of 270 × 60 pixels replaces the standard one, and its image stays unchanged', async () => {
  const client = await setUpContent(emulator, 'page-logo');
  const wide = await upload(client, 'wide_1.png', { width: 400, height: 60 });
  const logo = await upload(client, 'logo_1.png', { width: 270, height: 60 });
  const draft = { kind: 'logo', name: 'Our logo' } as const;
  const refused = await client.call(createWebpageContent, { body: { ...draft, imgID: wide.imgID } });
  expect(refused).toMatchObject({ code: 'E0016', data: { rule: 'dimension', width: 270, height: 60 } });
  const created = await client.call(createWebpageContent, { body: { ...draft, imgID: logo.imgID } });
  await publish(client, created.data);
  const { logoUrl } = (await client.call(getConfiguration)).data.broker;
  expect(logoUrl).toBe(logo.fullPathUrl);
  expect(await client.send('GET', `/api${logoUrl}`)).toMatchObject({
    status: 200,
    headers: { 'content-type': 'image/png' },
  });
  const params = { imgID: logo.imgID };
  const gone = await client.call(deleteImage, { params, query: { version: logo.version } });
  expect(gone).toMatchObject({ code: 'E0012', data: { contentID: created.data.contentID } });
  const files = { file: [pngFile('logo_2.png', { width: 300, height: 60 })] };
  const replaced = await client.call(updateImage, { params, body: { ...shown, version: logo.version }, files });
  expect(replaced).toMatchObject({ code: 'E0014', data: { fields: [{ rule: 'dimension' }] } });
});

test('a background is shown behind the page', async () => {
  const client = await setUpContent(emulator, 'page-background');
  const { imgID, fullPathUrl } = await upload(client, 'harbour_view_1.png', { width: 640, height: 360 });
  const created = await client.call(createWebpageContent, { body: { kind: 'background', name: 'View', imgID } });
  await publish(client, created.data);
  expect((await loginPage(client)).backgroundUrl).toBe(fullPathUrl);
});

test('each kind reports its missing fields', async () => {
  const client = await setUpContent(emulator, 'page-wrong');
  const create = (body: object) => client.call(createWebpageContent, { body: body as never });
  expect(await create({ kind: 'title', name: 'Half', textEN: 'Only English', imgID: 'x' })).toMatchObject({
    code: 'E0004',
    data: { fields: [{ path: 'textSC' }, { path: 'textTC' }, { path: 'imgID', rule: 'empty' }] },
  });
  const unknown = { code: 'E0004', data: { fields: [{ path: 'imgID', rule: 'unknown' }] } };
  expect(await create({ kind: 'background', name: 'None', imgID: 'none' })).toMatchObject(unknown);
});

test('a published content cannot be deleted, a draft can, and only by its broker with the current version', async () => {
  const client = await setUpContent(emulator, 'page-delete');
  const contents = (await client.call(listWebpageContents)).data;
  const published = contents.find(({ state }) => state === 'published') as WebpageContent;
  const draft = contents.find(({ state }) => state === 'draft') as WebpageContent;
  const remove = (by: TestClient, { contentID }: WebpageContent, version: number) =>
    by.call(deleteWebpageContent, { params: { contentID }, query: { version } });
  expect((await remove(client, published, published.version)).code).toBe('E0012');
  expect(await remove(client, draft, 77)).toMatchObject({ code: 'E0005', data: { current: draft } });
  const harbour = await setUpContent(emulator, 'page-delete', ['HARBOUR', 'harbour.admin']);
  expect((await remove(harbour, draft, draft.version)).code).toBe('E0003');
  expect((await remove(client, draft, draft.version)).code).toBe('OK');
  expect((await remove(client, draft, draft.version)).code).toBe('E0003');
});
