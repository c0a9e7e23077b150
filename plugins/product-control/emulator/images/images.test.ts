import {
  createImage,
  deleteImage,
  getConfiguration,
  type Image,
  listAdClicks,
  listImages,
  resetAdClicks,
  sortImages,
  updateImage,
} from '@brokerdesk/api';
import {
  advanceClockMs,
  createEmulator,
  dayMs,
  demoAdmin,
  frozenTime,
  hostilePictures,
  pdfFile,
  pngFile,
  readOperationRecordsOf,
  setUpContent,
  type TestClient,
} from '@brokerdesk/mock-server/testing';
import { afterAll, expect, test } from 'vitest';

const emulator = createEmulator({ applications: 0, now: Date.parse(frozenTime) });
afterAll(() => emulator.close());

const shown = {
  linkUrl: 'https://www.demo-securities.example/spring',
  location: 'before-login',
  startTime: frozenTime,
  expiryTime: null,
  active: true,
  released: true,
} as const;

function add(client: TestClient, file: File, body: object = {}) {
  return client.call(createImage, { body: { ...shown, ...body }, files: { file: [file] } });
}

function edit(client: TestClient, { imgID, version }: Image, body: object, files: readonly File[] = []) {
  const input = { params: { imgID }, body: { ...shown, ...body, version } };
  return client.call(updateImage, { ...input, ...(files.length > 0 && { files: { file: files } }) });
}

async function list(client: TestClient): Promise<readonly Image[]> {
  return (await client.call(listImages)).data;
}

async function seeded(client: TestClient): Promise<Image> {
  return (await list(client)).find(({ clickCount }) => clickCount > 0) as Image;
}

test('a new image is the last one, and its picture is public until it is replaced', async () => {
  const client = await setUpContent(emulator, 'image-create');
  const before = await list(client);
  const file = pngFile('spring_2026.png', { width: 30, height: 12 });
  const { data } = await add(client, file);
  expect(data).toEqual({
    imgID: data.imgID,
    fileName: 'spring_2026.png',
    type: 'image/png',
    size: file.size,
    width: 30,
    height: 12,
    fullPathUrl: data.fullPathUrl,
    linkUrl: shown.linkUrl,
    location: 'before-login',
    startTime: frozenTime,
    expiryTime: null,
    active: true,
    released: true,
    state: 'showing',
    clickCount: 0,
    clickResetTime: null,
    clickResetBy: null,
    sequence: before.length + 1,
    version: 1,
    updateTime: frozenTime,
    updateBy: demoAdmin,
  });
  expect(await list(client)).toEqual([...before, data]);
  const fetchIt = async ({ fullPathUrl }: Image) => (await client.send('GET', `/api${fullPathUrl}`)).status;
  expect(await fetchIt(data)).toBe(200);
  expect(await fetchIt(before[0] as Image)).toBe(200);
  const replaced = await edit(client, data, {}, [pngFile('spring_2027.png')]);
  expect(replaced.data).toMatchObject({ fileName: 'spring_2027.png', width: 8, version: 2 });
  expect([await fetchIt(data), await fetchIt(replaced.data)]).toEqual([404, 200]);
});

test('a picture that another one of the same name replaces is recorded', async () => {
  const client = await setUpContent(emulator, 'image-same-name');
  const { data } = await add(client, pngFile('spring_2026.png'));
  expect((await edit(client, data, {}, [pngFile('spring_2026.png', { width: 16 })])).code).toBe('OK');
  const [record] = await readOperationRecordsOf(client, data.imgID);
  expect(record).toMatchObject({
    operation: 'image.update',
    changes: [
      {
        field: 'fileName',
        before: expect.stringMatching(/^spring_2026\.png \(\d+ B, \w{8}\)$/),
        after: expect.stringMatching(/^spring_2026\.png \(\d+ B, \w{8}\)$/),
      },
    ],
  });
  expect(record?.changes[0]?.before).not.toBe(record?.changes[0]?.after);
});

test('the clock starts and ends released images', async () => {
  const client = await setUpContent(emulator, 'image-clock');
  const stateOf = async (id: string) => (await list(client)).find(({ imgID }) => imgID === id)?.state;
  const at = (days: number) => new Date(Date.parse(frozenTime) + days * dayMs).toISOString();
  const { data } = await add(client, pngFile('short_1.png'), {
    startTime: at(0.004),
    expiryTime: at(0.008),
    released: false,
  });
  expect(data.state).toBe('unreleased');
  const released = await edit(client, data, { startTime: at(0.004), expiryTime: at(0.008) });
  expect(released.data.state).toBe('scheduled');
  expect(await edit(client, released.data, { released: false })).toMatchObject({
    code: 'E0015',
    data: { state: 'scheduled' },
  });
  await advanceClockMs(client, 0.005 * dayMs);
  expect(await stateOf(data.imgID)).toBe('showing');
  await advanceClockMs(client, 0.004 * dayMs);
  expect(await stateOf(data.imgID)).toBe('expired');
  const over = { startTime: at(0.004), expiryTime: at(0.008), active: false, linkUrl: 'https://www.demo.example/next' };
  const stopped = await edit(client, released.data, over);
  expect(stopped, 'what has ended can still be made inactive').toMatchObject({ code: 'OK', data: { active: false } });
  const { data: off } = await add(client, pngFile('short_2.png'), { active: false });
  expect(off.state).toBe('inactive');
  const expired = await client.call(listImages, { query: { state: 'expired' } });
  expect(expired.data.map(({ imgID }) => imgID)).toContain(data.imgID);
});

test('times in another zone are stored in UTC, and an end before the start or in the past is rejected', async () => {
  const client = await setUpContent(emulator, 'image-times');
  const zoned = await add(client, pngFile('zone_1.png'), { startTime: '2026-03-03T08:00:00+08:00' });
  expect(zoned.data.startTime).toBe('2026-03-03T00:00:00.000Z');
  const rules: unknown[] = [];
  for (const [startTime, expiryTime] of [
    ['2026-05-01T00:00:00Z', '2026-04-01T00:00:00Z'],
    ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'],
  ]) {
    const { code, data } = await add(client, pngFile('zone_2.png'), { startTime, expiryTime });
    rules.push([code, (data as unknown as { fields: unknown[] }).fields]);
  }
  expect(rules).toMatchObject([
    ['E0004', [{ path: 'expiryTime', rule: 'after' }]],
    ['E0004', [{ path: 'expiryTime', rule: 'future' }]],
  ]);
  const addresses = [
    'http://www.demo.example',
    'javascript:alert(1)',
    'demo',
    'https://www.bank.example@www.demo.example/',
    String.raw`https://www.demo.example\@other.example`,
    'https://www.demo.example/\u202egpj.exe',
    'https://www.demo.example/"onclick',
  ];
  for (const linkUrl of addresses)
    expect(await add(client, pngFile('zone_3.png'), { linkUrl })).toMatchObject({
      code: 'E0004',
      data: { fields: [{ path: 'linkUrl' }] },
    });
});

test('the address of a link is stored as browsers read it', async () => {
  const client = await setUpContent(emulator, 'image-links');
  const { data } = await add(client, pngFile('link_1.png'), { linkUrl: ' HTTPS://WWW.Demo.example/a@b?c=@d ' });
  expect(data).toMatchObject({ linkUrl: 'https://www.demo.example/a@b?c=@d' });
});

test('names, types, number and size of images respect the rules of the broker', async () => {
  const client = await setUpContent(emulator, 'image-files');
  const [first] = await list(client);
  const refusal = async (file: File) => {
    const { code, data } = await add(client, file);
    return [code, (data as unknown as { fields?: { rule: string }[] })?.fields?.map(({ rule }) => rule)];
  };
  expect(await refusal(pngFile((first?.fileName ?? '').toUpperCase().replace('.PNG', '.png')))).toEqual([
    'E0014',
    ['duplicate'],
  ]);
  expect(await refusal(pngFile('spring.png'))).toEqual(['E0014', ['name']]);
  expect(await refusal(pngFile('2026.png'))).toEqual(['E0014', ['name']]);
  expect(await refusal(pngFile('spring-1.png'))).toEqual(['E0014', ['name']]);
  expect((await refusal(new File([await pdfFile('x').text()], 'advert_9.png')))[0]).toBe('E0014');
  const { limits } = (await client.call(getConfiguration)).data;
  const [large] = (await hostilePictures(limits.advertisements)).filter(({ rule }) => rule === 'size');
  expect(await add(client, large!.file)).toMatchObject({ status: 413, code: 'E0013' });
  const left = limits.advertisements.maxCount - (await list(client)).length;
  for (let index = 0; index < left; index += 1)
    expect((await add(client, pngFile(`more_${index}.png`))).code).toBe('OK');
  expect(await refusal(pngFile('more_99.png'))).toEqual(['E0014', ['limit']]);
});

test('clicks are counted by image and day, and are deleted by a reset that records its user', async () => {
  const client = await setUpContent(emulator, 'image-clicks');
  const image = await seeded(client);
  const { imgID } = image;
  const clicks = (await client.call(listAdClicks, { query: { imgID } })).data;
  expect(clicks.reduce((sum, row) => sum + row.clicks, 0)).toBe(image.clickCount);
  expect(clicks.map(({ day }) => day)).toEqual(
    clicks
      .map(({ day }) => day)
      .toSorted()
      .toReversed(),
  );
  const [latest] = clicks;
  const days = { dateFrom: latest?.day ?? '', dateTo: latest?.day ?? '' };
  expect((await client.call(listAdClicks, { query: { imgID, ...days } })).data).toEqual([latest]);
  const reset = await client.call(resetAdClicks, { params: { imgID }, query: { version: image.version } });
  const gone = { clickCount: 0, clickResetTime: frozenTime, clickResetBy: demoAdmin };
  expect(reset.data).toMatchObject({ ...gone, version: image.version + 1 });
  expect((await client.call(listAdClicks, { query: { imgID } })).data).toEqual([]);
  expect(await readOperationRecordsOf(client, imgID)).toEqual([
    {
      operation: 'image.resetClicks',
      by: 'demo.admin',
      targetName: image.fileName,
      changes: [{ field: 'clickCount', before: String(image.clickCount), after: '0' }],
    },
  ]);
});

test('the order is changed as a whole; a caller who has not seen all images gets the current order', async () => {
  const client = await setUpContent(emulator, 'image-order');
  const before = await list(client);
  const sequence = before.map(({ imgID }) => imgID).toReversed();
  const sorted = await client.call(sortImages, { body: { sequence } });
  expect(sorted.data.map(({ imgID }) => imgID)).toEqual(sequence);
  expect(sorted.data.map((image) => image.sequence)).toEqual(sequence.map((_, index) => index + 1));
  expect(await list(client)).toEqual(sorted.data);
  for (const wrong of [sequence.slice(1), [...sequence.slice(1), sequence[1] ?? ''], [...sequence, 'other']]) {
    const response = await client.call(sortImages, { body: { sequence: wrong } });
    expect(response).toMatchObject({ code: 'E0005', data: { current: sorted.data } });
  }
});

test('one image must remain, and only its broker can change it', async () => {
  const client = await setUpContent(emulator, 'image-last');
  const harbour = await setUpContent(emulator, 'image-last', ['HARBOUR', 'harbour.admin']);
  const [first, ...rest] = await list(client);
  const remove = (by: TestClient, { imgID, version }: Image) =>
    by.call(deleteImage, { params: { imgID }, query: { version } });
  expect((await remove(harbour, first as Image)).code).toBe('E0003');
  expect(await remove(client, { ...(first as Image), version: 50 })).toMatchObject({
    code: 'E0005',
    data: { current: first },
  });
  for (const image of rest) expect((await remove(client, image)).code).toBe('OK');
  expect(await remove(client, first as Image)).toMatchObject({ code: 'E0016', data: { rule: 'keep-one-image' } });
  expect((await list(client)).map(({ imgID }) => imgID)).toEqual([first?.imgID]);
  expect((await list(harbour)).length).toBeGreaterThan(1);
});
