// What the app and the sign-in page get, by the clock.
import { createImage, getConfiguration, type Image, listImages } from '@brokerdesk/api';
import { createEmulator, frozenTime, pngFile, setUpContent } from '@brokerdesk/mock-server/testing';
import { afterAll, expect, test } from 'vitest';

const emulator = createEmulator({ applications: 0, now: Date.parse(frozenTime) });
afterAll(() => emulator.close());

const minuteMs = 60_000;

test('a picture that is scheduled for one hour is shown for that hour, and clicked only then', async () => {
  const start = await setUpContent(emulator, 'image-hour');
  const at = (minutes: number) => new Date(Date.parse(frozenTime) + minutes * minuteMs).toISOString();
  const body = {
    location: 'after-login',
    startTime: at(30),
    expiryTime: at(90),
    active: true,
    released: true,
  } as const;
  const { data: image } = await start.call(createImage, { body, files: { file: [pngFile('one_hour.png')] } });

  const observe = async (minutes: number) => {
    await start.send('PATCH', '/__mock/clock', { body: { set: at(minutes) } });
    // A session ends within the hour.
    const client = await setUpContent(emulator, 'image-hour');
    const state = (await client.call(listImages)).data.find(({ imgID }) => imgID === image.imgID)?.state;
    const { advertisements } = (await client.call(getConfiguration)).data;
    const isIn = (shown: readonly Pick<Image, 'imgID'>[]) => shown.some(({ imgID }) => imgID === image.imgID);
    const click = await client.send('POST', '/__mock/clients/ad_clicks', { body: { imgID: image.imgID } });
    return [state, isIn(advertisements.afterLogin), isIn(advertisements.beforeLogin), click.status];
  };
  const seen: unknown[] = [];
  // The first and the last minute of the hour, and those around it.
  for (const minutes of [0, 29, 30, 89, 90]) {
    // oxlint-disable-next-line no-await-in-loop -- the clock goes forward
    seen.push(await observe(minutes));
  }
  expect(seen).toEqual([
    ['scheduled', false, false, 409],
    ['scheduled', false, false, 409],
    ['showing', true, false, 201],
    ['showing', true, false, 201],
    ['expired', false, false, 409],
  ]);
  const client = await setUpContent(emulator, 'image-hour');
  expect((await client.call(listImages)).data.at(-1)?.clickCount).toBe(2);
});
