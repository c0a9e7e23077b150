import {
  createImage,
  createWebpageContent,
  deleteImage,
  deleteWebpageContent,
  getConfiguration,
  listImages,
  listPresetImages,
  listWebpageContents,
  publishWebpageContent,
  updateImage,
  updateWebpageContent,
  type WebpageContent,
} from '@brokerdesk/api';
import {
  createEmulator,
  credentialsOf,
  demoAdmin,
  frozenTime,
  pngFile,
  readOperationRecordsOf,
  setUpContent,
  type TestClient,
} from '@brokerdesk/mock-server/testing';
import { afterAll, expect, test } from 'vitest';

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
    picture: null,
    state: 'draft',
    publishTime: null,
    publishBy: null,
    published: null,
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
  const [title] = (await client.call(listWebpageContents, { query: { kind: 'title', state: 'published' } })).data;
  const standard = (await loginPage(client)).title;
  const { contentID, version, name } = title as WebpageContent;
  const changed = await client.call(updateWebpageContent, { params: { contentID }, body: { name, ...texts, version } });
  expect(changed.data).toMatchObject({ state: 'changed', textEN: texts.textEN });
  // Staff see both: what they wrote, and what visitors read.
  expect(changed.data.published).toMatchObject({ textEN: standard.EN, picture: null });
  expect((await loginPage(client)).title).toEqual(standard);
  const again = await publish(client, changed.data);
  expect((await loginPage(client)).title.EN).toBe(texts.textEN);
  expect(await publish(client, again.data)).toMatchObject({ code: 'E0015', data: { state: 'published' } });
  const off = await publish(client, again.data, 'unpublish');
  expect(off.data).toMatchObject({ state: 'unpublished', published: null });
  expect((await loginPage(client)).title).toEqual(standard);
  expect(await publish(client, off.data, 'unpublish')).toMatchObject({ code: 'E0015', data: { state: 'unpublished' } });
});

const sizes = { logo: { width: 270, height: 60 }, icon: { width: 120, height: 120 } };

test.each(['logo', 'icon'] as const)('an uploaded %s of the right size replaces the standard one', async (kind) => {
  const client = await setUpContent(emulator, `page-${kind}`);
  const create = (file: File) =>
    client.call(createWebpageContent, { body: { kind, name: 'Ours' }, files: { picture: [file] } });
  expect(await create(pngFile('wide_1.png', { width: 400, height: 60 }))).toMatchObject({
    code: 'E0014',
    data: { fields: [{ path: 'picture.0', rule: 'dimension' }] },
  });
  const { data } = await create(pngFile('ours_1.png', sizes[kind]));
  expect(data).toMatchObject({ kind, picture: { fileName: 'ours_1.png', type: 'image/png', ...sizes[kind] } });
  await publish(client, data);
  const { broker } = (await client.call(getConfiguration)).data;
  expect(broker[`${kind}Url`]).toBe(data.picture?.fullPathUrl);
  const fetched = await client.send('GET', `/api${broker[`${kind}Url`]}`);
  expect(fetched).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
});

test('a published picture stays as it is when the advertisement that it was copied from changes or goes', async () => {
  const client = await setUpContent(emulator, 'page-background');
  const ad = await upload(client, 'harbour_view_1.png', { width: 640, height: 360 });
  const body = { kind: 'background', name: 'View', imgID: ad.imgID } as const;
  const { data } = await client.call(createWebpageContent, { body });
  await publish(client, data);
  const backgroundUrl = data.picture!.fullPathUrl;
  expect((await loginPage(client)).backgroundUrl).toBe(backgroundUrl);
  const params = { imgID: ad.imgID };
  const files = { file: [pngFile('harbour_view_2.png', { width: 320, height: 180 })] };
  const { data: changed } = await client.call(updateImage, { params, body: { ...shown, version: ad.version }, files });
  expect((await loginPage(client)).backgroundUrl).toBe(backgroundUrl);
  expect((await client.call(deleteImage, { params, query: { version: changed.version } })).code).toBe('OK');
  expect((await loginPage(client)).backgroundUrl).toBe(backgroundUrl);
  expect((await client.send('GET', `/api${backgroundUrl}`)).status).toBe(200);
});

test('a preset picture can be copied, of the right size', async () => {
  const client = await setUpContent(emulator, 'page-preset');
  const { items } = (await client.call(listPresetImages)).data;
  const idOf = (type: string) => items.find((image) => image.type === type)!.imgID;
  const create = (imgID: string) =>
    client.call(createWebpageContent, { body: { kind: 'logo', name: 'Preset', imgID } });
  expect((await create(idOf('logo'))).data.picture).toMatchObject({ width: 270, height: 60 });
  const wrong = { code: 'E0004', data: { fields: [{ path: 'imgID', rule: 'dimension' }] } };
  expect(await create(idOf('icon'))).toMatchObject(wrong);
});

test('a change without a picture keeps the current one, and a new one is shown when it is published', async () => {
  const client = await setUpContent(emulator, 'page-picture');
  const body = { kind: 'background', name: 'View' } as const;
  const first = await client.call(createWebpageContent, { body, files: { picture: [pngFile('view_1.png')] } });
  await publish(client, first.data);
  const params = { contentID: first.data.contentID };
  const change = (name: string, version: number, picture: readonly File[] = []) =>
    client.call(updateWebpageContent, { params, body: { name, version }, files: { picture } });
  expect((await change('Renamed', 2)).data).toMatchObject({ state: 'published', picture: first.data.picture });
  const second = await change('Renamed', 3, [pngFile('view_2.png', { width: 9 })]);
  expect(second.data).toMatchObject({
    state: 'changed',
    picture: { fileName: 'view_2.png' },
    published: { picture: first.data.picture },
  });
  expect((await loginPage(client)).backgroundUrl).toBe(first.data.picture!.fullPathUrl);
  // Staff see the draft before it is published.
  expect((await client.send('GET', `/api${second.data.picture!.fullPathUrl}`)).status).toBe(200);
  await publish(client, second.data);
  expect((await loginPage(client)).backgroundUrl).toBe(second.data.picture!.fullPathUrl);
});

test('a user of the sign-in page alone can choose and upload pictures', async () => {
  const client = await setUpContent(emulator, 'page-alone');
  const functionCodes = ['PRODUCT_MANAGEMENT', 'PM_WEB_PORTAL_CONFIGURATION', 'PM_WP_LOGIN_PAGE'];
  const account = { brokerCode: 'DEMO', userID: 'demo.admin', functionCodes };
  const { body: session } = await client.send('POST', '/__mock/sessions', { body: account });
  client.headers = { ...client.headers, ...credentialsOf(session as Parameters<typeof credentialsOf>[0]) };
  const [ad] = (await client.call(listImages)).data;
  const body = { kind: 'background', name: 'Ad', imgID: ad!.imgID } as const;
  expect((await client.call(createWebpageContent, { body })).code).toBe('OK');
  const files = { picture: [pngFile('view_1.png')] };
  expect((await client.call(createWebpageContent, { body: { kind: 'background', name: 'View' }, files })).code).toBe(
    'OK',
  );
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
  expect(await create({ kind: 'icon', name: 'None' })).toMatchObject({
    code: 'E0004',
    data: { fields: [{ path: 'picture', rule: 'required' }] },
  });
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
