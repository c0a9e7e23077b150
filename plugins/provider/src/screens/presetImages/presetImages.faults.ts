import {
  ensureSession,
  type FaultScenario,
  openedDialog,
  type Page,
  recordScenario,
  type TestContext,
} from '@brokerdesk/plugin-testing/browser';

const collection = 'presetImages';
const sample = 'sample_1.png';
const sampleID = 'PI-SAMPLE';
let number = 0;

/** The calls of preset pictures. */
export const faultScenarios: readonly FaultScenario[] = [
  recordScenario({
    name: 'a new preset picture',
    endpoint: 'POST /systems/images',
    async open(context) {
      // Each attempt that succeeds adds one.
      const broker = await context.emulator.readRow<{ readonly limits: object }>('brokers', '2GO');
      const limits = { ...broker.limits, presetImages: { maxCount: 200, maxBytes: 2_000_000 } };
      await context.emulator.putRow('brokers', '2GO', { ...broker, limits });
      await openList(context);
      await context.page.getByRole('button', { name: 'New preset picture' }).click();
    },
    fill: choosePicture,
  }),
  recordScenario({
    name: 'a replaced preset picture',
    endpoint: 'PUT /systems/images',
    open: (context) => chooseForSample(context, 'Edit'),
    fill: choosePicture,
  }),
  recordScenario({
    name: 'deleting a preset picture',
    endpoint: 'DELETE /systems/images',
    open: (context) => chooseForSample(context, 'Delete'),
  }),
  {
    name: 'the places that use a preset picture',
    endpoint: 'GET /systems/images/{imgID}/uses',
    isSignedIn: true,
    async arrange(context) {
      await openList(context);
      await context.page.getByRole('button', { name: 'us_stocks.png', exact: true }).click();
    },
    trigger: (page) => page.getByRole('tab', { name: 'Where it is used' }).click(),
    content: (page) => page.getByText('No broker uses it at present.'),
    // A background call: words in place of the places, and no dialog.
    outcomes: { refused: 'failure', 'too-large': 'failure' },
  },
];

async function openList(context: TestContext): Promise<void> {
  await ensureSession(context, 'provider.content');
  await context.page.goto('2go/main/preset_promotional_images');
  await context.page.getByRole('grid').getByRole('row').nth(1).waitFor();
}

/** Opens an action of a picture that each attempt may change or delete. */
async function chooseForSample(context: TestContext, item: string): Promise<void> {
  const { emulator, page } = context;
  const row = await emulator.readRow<{ readonly publicFiles: readonly object[] }>(collection, 'PI-US_STOCKS');
  const publicFiles = row.publicFiles.map((file) => ({ ...file, fileName: sample, publicName: `${sampleID}.png` }));
  await emulator.putRow(collection, sampleID, { ...row, imgID: sampleID, publicFiles, version: 1 });
  await openList(context);
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
