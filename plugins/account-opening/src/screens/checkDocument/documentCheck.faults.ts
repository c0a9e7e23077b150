import {
  backgroundOutcomes,
  type FaultScenario,
  followMenu,
  goHome,
  type Page,
  type TestContext,
} from '@brokerdesk/plugin-testing/browser';

/** The calls of the steps between verification and archive. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the templates of opening forms',
    endpoint: 'GET /opening_forms/templates',
    isSignedIn: true,
    container: 'a single record',
    arrange: (context) => selectFirst(context, /^To generate/),
    trigger: (page) => bulkButton(page, 'Generate A/C opening form').click(),
    content: (page) => page.getByRole('dialog').getByRole('combobox', { name: 'Form template' }),
  },
  trayScenario({
    name: 'a certification in the tray',
    endpoint: 'POST /ca',
    queue: /^To certify/,
    button: 'Certify',
    title: 'Certify 1 application',
  }),
  trayScenario({
    name: 'an opening form in the tray',
    endpoint: 'POST /opening_forms',
    queue: /^To generate/,
    button: 'Generate A/C opening form',
    title: 'Generate 1 A/C opening form',
  }),
  trayScenario({
    name: 'a signature in the tray',
    endpoint: 'POST /ca/signs',
    queue: /^To sign/,
    button: 'Sign A/C opening form',
    title: 'Sign 1 A/C opening form',
  }),
  trayScenario({
    name: 'an import in the tray',
    endpoint: 'POST /applications/import_bo',
    queue: /^To import/,
    button: 'Import to back office',
    title: 'Import 1 application to back office',
  }),
  trayScenario({
    name: 'a download in the tray',
    endpoint: 'GET /applications/archives',
    queue: /^Imported/,
    button: 'Download data',
    title: 'Download data of 1 application',
    isConfirmed: false,
  }),
];

interface TrayScenario extends Pick<FaultScenario, 'name' | 'endpoint'> {
  readonly queue: RegExp;
  readonly button: string;
  /** The title of the job and of the button that starts it. */
  readonly title: string;
  readonly isConfirmed?: boolean;
}

/** A job reports its outcome in the tray: done, failed or unknown. */
function trayScenario({ name, endpoint, queue, button, title, isConfirmed = true }: TrayScenario): FaultScenario {
  const end = (page: Page) =>
    page
      .getByRole('region', { name: 'Latest messages' })
      .getByText(new RegExp(`^${title}: 1 (done|failed|unknown)`))
      .first();
  return {
    name,
    endpoint,
    isSignedIn: true,
    container: 'a job in the tray',
    async arrange(context) {
      await context.emulator.changeClock({ instantWork: true });
      await selectFirst(context, queue);
    },
    async trigger(page) {
      await bulkButton(page, button).click();
      if (isConfirmed) await page.locator('dialog[open]').getByRole('button', { name: title }).click();
    },
    content: end,
    isNotRetried: true,
    outcomes: backgroundOutcomes,
  };
}

async function selectFirst(context: TestContext, queue: RegExp) {
  const { page } = context;
  const close = page.locator('dialog[open]').getByRole('button', { name: /^(Cancel|Close)$/ });
  if (await close.isVisible()) await close.click();
  await goHome(context, 'demo.admin');
  await followMenu(page, 'Document Check');
  const filter = page.getByRole('group', { name: 'Quick filters' }).getByRole('button', { name: queue });
  await filter.click();
  await filter.and(page.locator('[aria-pressed="true"]')).waitFor();
  await page.locator('[role="grid"][aria-busy="false"]').getByRole('checkbox').nth(1).check();
  // Its tools are fetched with the first selection.
  await page.getByRole('group', { name: 'Selected rows' }).waitFor();
}

function bulkButton(page: Page, name: string) {
  return page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name });
}
