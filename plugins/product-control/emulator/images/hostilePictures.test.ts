// Every hostile picture is refused with its reason, and none is stored or delivered, wherever a public picture can be sent.
import {
  createImage,
  createPresetImage,
  createWebpageContent,
  getConfiguration,
  listImages,
  updateImage,
} from '@brokerdesk/api';
import {
  createEmulator,
  frozenTime,
  hasSameState,
  type HostilePicture,
  hostilePictures,
  openClient,
  properPictures,
} from '@brokerdesk/mock-server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const emulator = createEmulator({ applications: 0, now: Date.parse(frozenTime) });
const broker = openClient(emulator, 'hostile');
const provider = openClient(emulator, 'hostile');
const logoPixels = { width: 270, height: 60 };
let attempts = 0;
const image = { location: 'before-login', startTime: frozenTime, active: true, released: true } as const;

beforeAll(async () => {
  await broker.send('PATCH', '/__mock/clock', { body: { frozen: true } });
  await broker.signIn('DEMO', 'demo.admin');
  await provider.signIn('2GO', 'provider.admin');
});
afterAll(async () => {
  process.stdout.write(`Hostile pictures: ${attempts} of ${attempts} refused with their reason, none stored.\n`);
  await emulator.close();
});

async function advertisementPlace() {
  const { limits } = (await broker.call(getConfiguration)).data;
  const [taken] = (await broker.call(listImages)).data;
  return { maxBytes: limits.advertisements.maxBytes, taken: taken! };
}

test('a new advertising picture', async () => {
  const { maxBytes, taken } = await advertisementPlace();
  const hostile = await hostilePictures({ maxBytes, takenName: taken.fileName });
  expect(hostile.length).toBeGreaterThanOrEqual(200);
  expect(new Set(hostile.map(({ what }) => what)).size).toBe(hostile.length);
  await expectRefused(hostile, (file) => broker.call(createImage, { body: image, files: { file: [file] } }));
  const proper = Object.values(await properPictures());
  for (const file of proper) {
    expect(await broker.call(createImage, { body: image, files: { file: [file] } })).toMatchObject({ code: 'OK' });
  }
});

test('the picture of an advertisement that exists', async () => {
  const { maxBytes, taken } = await advertisementPlace();
  const { imgID, version } = (await broker.call(listImages)).data.at(-1)!;
  await expectRefused(await hostilePictures({ maxBytes, takenName: taken.fileName }), (file) =>
    broker.call(updateImage, { params: { imgID }, body: { ...image, version }, files: { file: [file] } }),
  );
});

test('a logo of the sign-in page', async () => {
  const { maxBytes } = await advertisementPlace();
  await expectRefused(await hostilePictures({ maxBytes, pixels: logoPixels }), (file) =>
    broker.call(createWebpageContent, {
      body: { kind: 'logo', name: 'Hostile' },
      files: { picture: [file] },
    }),
  );
});

test('a logo among the preset pictures', async () => {
  const { maxBytes } = await advertisementPlace();
  await expectRefused(await hostilePictures({ maxBytes, pixels: logoPixels }), (file) =>
    provider.call(createPresetImage, { body: { type: 'logo' }, files: { file: [file] } }),
  );
});

async function expectRefused(
  hostile: readonly HostilePicture[],
  send: (file: File) => Promise<{ readonly code: string; readonly data: unknown }>,
): Promise<void> {
  for (const { what, file, rule } of hostile) {
    attempts += 1;
    const before = emulator.stateOf('hostile');
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that a failure names its file
    const { code, data } = await send(file);
    const { fields = [] } = (data ?? {}) as { readonly fields?: readonly { rule: string; message: string }[] };
    const rules = rule === 'size' ? ['size'] : fields.map((field) => field.rule);
    expect([what, code, rules]).toEqual([what, rule === 'size' ? 'E0013' : 'E0014', expect.arrayContaining([rule])]);
    expect(fields.every(({ message }) => message !== '')).toBe(true);
    expect(hasSameState(emulator, 'hostile', before), what).toBe(true);
  }
}
