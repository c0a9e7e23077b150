import {
  ensureSession,
  type FaultScenario,
  openedDialog,
  orderScenario,
  type Page,
  recordScenario,
  type TestContext,
} from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/product_control/manage_config/advertising_picture';
const collection = 'images';
const shownID = 'DEMO-IMG-us_quotes_1';
const sampleID = 'DEMO-IMG-sample_1';
const sample = 'sample_1.png';
let number = 0;

/** The calls of advertising pictures. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the list of advertising pictures',
    endpoint: 'GET /goapi/images',
    isSignedIn: true,
    container: 'a list screen',
    arrange: (context) => ensureSession(context, 'demo.content'),
    trigger: (page) => page.goto(path),
    content: (page) => page.getByRole('grid').getByRole('row').nth(1),
  },
  {
    name: 'the clicks of an advertising picture',
    endpoint: 'GET /goapi/images/ad_clicks',
    isSignedIn: true,
    container: 'a single record',
    async arrange(context) {
      await openList(context);
      await context.page.getByRole('button', { name: 'advert_us_quotes_1.png', exact: true }).click();
    },
    trigger: (page) => page.getByRole('tab', { name: 'Clicks' }).click(),
    content: (page) => page.getByRole('figure', { name: 'Clicks by day' }),
  },
  {
    name: 'the pictures of the provider',
    endpoint: 'GET /systems/images/lists',
    isSignedIn: true,
    container: 'a single record',
    async arrange(context) {
      await openList(context);
      await context.page.getByRole('button', { name: 'New advertising picture' }).click();
    },
    trigger: (page) => page.getByRole('button', { name: 'Pictures of the provider' }).click(),
    content: (page) => page.getByRole('button', { name: /^Use this picture/ }).first(),
  },
  recordScenario({
    name: 'a new advertising picture',
    endpoint: 'POST /goapi/images',
    async open(context) {
      // Each attempt that succeeds adds one.
      const broker = await context.emulator.readRow<{ readonly limits: object }>('brokers', 'DEMO');
      const limits = { ...broker.limits, advertisements: { maxCount: 200, maxBytes: 2_000_000 } };
      await context.emulator.putRow('brokers', 'DEMO', { ...broker, limits });
      await openList(context);
      await context.page.getByRole('button', { name: 'New advertising picture' }).click();
    },
    async fill(page) {
      await openedDialog(page).getByRole('textbox', { name: /^From/ }).fill('2030-01-01 09:00');
      await choosePicture(page);
    },
  }),
  recordScenario({
    name: 'a changed advertising picture',
    endpoint: 'PUT /goapi/images/{imgID}',
    async open(context) {
      await arrangeSample(context);
      await chooseForSample(context, 'Edit');
    },
    async fill(page) {
      number += 1;
      await openedDialog(page).getByRole('textbox', { name: /^Link/ }).fill(`https://www.demo.example/${number}`);
    },
  }),
  {
    name: 'resetting the clicks of an advertising picture',
    endpoint: 'DELETE /goapi/images/{imgID}/ad_clicks',
    isSignedIn: true,
    container: 'a confirm dialog',
    async arrange(context) {
      await arrangeSample(context);
      await context.emulator.clickAdvertisement(sampleID, 3);
      await chooseForSample(context, 'Reset clicks');
    },
    trigger: (page) => openedDialog(page).locator('.bdk-dialog-actions button').last().click(),
    content: (page) => page.getByRole('region', { name: 'Latest messages' }).getByText('have been reset').first(),
  },
  recordScenario({
    name: 'deleting an advertising picture',
    endpoint: 'DELETE /goapi/images/{imgID}',
    async open(context) {
      await arrangeSample(context);
      await chooseForSample(context, 'Delete');
    },
  }),
  orderScenario({
    name: 'the order of the advertising pictures',
    endpoint: 'PATCH /goapi/images/sequences',
    load: openList,
    open: (page) => page.getByRole('button', { name: 'Order pictures' }).click(),
  }),
];

async function openList(context: TestContext): Promise<void> {
  await ensureSession(context, 'demo.content');
  await context.page.goto(path);
  await context.page.getByRole('grid').getByRole('row').nth(1).waitFor();
}

/** A picture that clients see, which each attempt may change or delete. */
async function arrangeSample({ emulator }: TestContext): Promise<void> {
  const row = await emulator.readRow<{ readonly publicFiles: readonly object[] }>(collection, shownID);
  const publicFiles = row.publicFiles.map((file) => ({ ...file, fileName: sample, publicName: `${sampleID}.png` }));
  await emulator.putRow(collection, sampleID, { ...row, imgID: sampleID, publicFiles, place: 90, version: 1 });
}

async function chooseForSample(context: TestContext, item: string): Promise<void> {
  await openList(context);
  const { page } = context;
  await page.getByRole('row', { name: sample }).locator('.bdk-more-button').click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Each attempt needs a name that no picture has. */
async function choosePicture(page: Page): Promise<void> {
  number += 1;
  const bytes = await page.evaluate(drawPicture);
  const name = `fault_${Date.now()}_${number}.png`;
  const input = openedDialog(page).locator('input[type=file]');
  await input.setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(bytes) });
  await openedDialog(page)
    .getByRole('img', { name: `Preview: ${name}` })
    .waitFor();
}

/** Runs in the page. */
async function drawPicture(): Promise<number[]> {
  const canvas = new OffscreenCanvas(20, 8);
  canvas.getContext('2d')?.fillRect(0, 0, 20, 8);
  return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
}
