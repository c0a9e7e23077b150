import {
  backgroundOutcomes,
  ensureSession,
  ensureSignedIn,
  type FaultScenario,
  followMenu,
  goHome,
  openedDialog,
  orderScenario,
  type Page,
  recordScenario,
  type TestContext,
} from '@brokerdesk/plugin-testing/browser';

const userID = 'harbour.admin';
const labelFile = { name: 'label.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') };

/** One call in each container of the kit, by the plugin in e2e/container-plugin. */
export const containerScenarios: readonly FaultScenario[] = [
  {
    name: 'a list screen',
    endpoint: 'GET /containers/parcels',
    isSignedIn: true,
    arrange: (context) => goHome(context, userID),
    trigger: (page) => followMenu(page, 'Container list'),
    content: (page) => page.getByRole('grid').getByRole('row').nth(1),
  },
  readScenario('a single record', { endpoint: 'GET /containers/parcels/{parcelID}', part: 'Record' }),
  readScenario('a small list', { endpoint: 'GET /containers/carriers', part: 'Small list' }),
  {
    ...readScenario('a document', { endpoint: 'GET /containers/labels/{parcelID}', part: 'Document' }),
    content: (page) => page.getByRole('img', { name: 'The part is ready.' }),
  },
  {
    ...readScenario('a background call', { endpoint: 'GET /containers/hints', part: 'Background call' }),
    outcomes: backgroundOutcomes,
  },
  {
    ...readScenario('the history of a record', { endpoint: 'GET /operation_records', part: 'History' }),
    content: (page) => page.getByRole('heading', { name: 'No operations recorded yet' }),
    // After E0002 it says which function is needed.
    failure: (page) => page.getByRole('heading', { name: /^This needs the function/ }),
  },
  {
    name: 'a form',
    endpoint: 'PATCH /containers/parcels/{parcelID}',
    isSignedIn: true,
    async arrange(context) {
      await openPart(context, 'Form');
      await formField(context.page).fill('Fragile');
    },
    trigger: (page) => page.getByRole('button', { name: 'Save parcel' }).click(),
    content: (page) => findToast(page, 'The parcel was saved.'),
    typedFields: (page) => [[formField(page), 'Fragile']],
  },
  {
    ...recordScenario({
      name: 'a record dialog',
      endpoint: 'POST /containers/parcels',
      open: (context) => openPart(context, 'Record dialog'),
      fill: (page) => openedDialog(page).getByRole('textbox').fill('Fragile'),
    }),
    typedFields: (page) => [[openedDialog(page).getByRole('textbox'), 'Fragile']],
  },
  {
    name: 'a confirm dialog',
    endpoint: 'DELETE /containers/parcels/{parcelID}',
    isSignedIn: true,
    arrange: (context) => openPart(context, 'Confirm dialog'),
    trigger: (page) => page.getByRole('alertdialog').getByRole('button', { name: 'Delete parcel' }).click(),
    content: (page) => findToast(page, 'The parcel was deleted.'),
    typedFields: () => [],
  },
  {
    name: 'a reason dialog',
    endpoint: 'POST /containers/parcels/{parcelID}/returns',
    isSignedIn: true,
    async arrange(context) {
      await openPart(context, 'Reason dialog');
      await context.page.getByRole('dialog').getByRole('radio').last().check();
      await reasonField(context.page).fill('The address is incomplete.');
    },
    trigger: (page) => page.getByRole('dialog').getByRole('button', { name: 'Return parcel' }).click(),
    content: (page) => findToast(page, 'The parcel was returned.'),
    typedFields: (page) => [[reasonField(page), 'The address is incomplete.']],
  },
  orderScenario({
    name: 'an order dialog',
    endpoint: 'PATCH /containers/carriers/sequences',
    async load(context) {
      await ensureSession(context, userID);
      // The dialog of the attempt before may still be open.
      await context.page.goto('harbour/main/containers');
      await partButton(context.page, 'Record').waitFor();
    },
    open: (page) => partButton(page, 'Order dialog').click(),
  }),
  {
    name: 'a job in the tray',
    endpoint: 'POST /containers/dispatches',
    isSignedIn: true,
    arrange: (context) => openPart(context, 'Job'),
    trigger: (page) => page.getByRole('main').getByRole('button', { name: 'Dispatch 1 parcel' }).click(),
    content: (page) => findToast(page, /^Dispatch 1 parcel: 1 (done|failed|unknown)/),
    outcomes: backgroundOutcomes,
  },
  {
    name: 'an upload',
    endpoint: 'POST /containers/labels',
    isSignedIn: true,
    isUpload: true,
    async arrange(context) {
      await openPart(context, 'Upload');
      await context.page.locator('input[type=file]').setInputFiles(labelFile);
    },
    trigger: (page) => page.getByRole('button', { name: 'Upload 1 file' }).click(),
    content: (page) => page.getByRole('status').filter({ hasText: '1 of 1 uploaded' }),
    failure: (page) => page.getByRole('status').filter({ hasText: '0 of 1 uploaded, 1 failed' }),
    typedFields: () => [],
  },
];

/** A part that shows what its call returns, or "Try again". */
function readScenario(
  name: string,
  { endpoint, part }: { readonly endpoint: FaultScenario['endpoint']; readonly part: string },
): FaultScenario {
  return {
    name,
    endpoint,
    isSignedIn: true,
    arrange: openContainers,
    trigger: (page) => partButton(page, part).click(),
    content: (page) => page.getByRole('status').filter({ hasText: 'The part is ready.' }),
  };
}

/** Opens the screen with all containers but the list, none of them open. */
export async function openContainers(context: TestContext): Promise<void> {
  const { page } = context;
  await ensureSignedIn(context, userID);
  await followMenu(page, 'Home');
  const discard = page.getByRole('button', { name: 'Discard changes' });
  await page.locator('.bd-home').or(discard).first().waitFor();
  if (await discard.isVisible()) await discard.click();
  await followMenu(page, 'Containers');
  await partButton(page, 'Record').waitFor();
}

async function openPart(context: TestContext, part: string): Promise<void> {
  await openContainers(context);
  await partButton(context.page, part).click();
}

export function partButton(page: Page, part: string) {
  return page.getByRole('main').getByRole('button', { name: part, exact: true });
}

function findToast(page: Page, text: string | RegExp) {
  return page.getByRole('region', { name: 'Latest messages' }).getByText(text).first();
}

function formField(page: Page) {
  return page.getByRole('textbox', { name: 'Parcel' });
}

function reasonField(page: Page) {
  return page.getByRole('dialog').getByRole('textbox').last();
}
