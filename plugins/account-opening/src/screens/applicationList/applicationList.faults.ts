import {
  backgroundOutcomes,
  ensureSignedIn,
  type FaultScenario,
  goHome,
  type Page,
  type TestContext,
} from '@brokerdesk/plugin-testing/browser';
import { goToApplications, firstApplication, openApplications } from '../../visits/applicationNavigationFixture.ts';

/** The calls of the list of applications and of its bulk actions. */
export const faultScenarios: readonly FaultScenario[] = [
  {
    name: 'the list of applications',
    endpoint: 'GET /applications',
    isSignedIn: true,
    container: 'a list screen',
    arrange: (context) => goHome(context, 'demo.admin'),
    trigger: openApplications,
    content: firstApplication,
  },
  {
    ...backgroundScenario('the counts of the list of applications', 'GET /applications/statuses', {
      ...backgroundOutcomes,
      // The first call belongs to the list; only its repetitions run in the background.
      refused: 'request-error',
    }),
    // The home page counts as well, so the list is opened by its address.
    arrange: (context) => ensureSignedIn(context, 'demo.admin'),
    trigger: (page) => page.goto('demo/main/account_opening/application_manager'),
  },
  passiveScenario('the templates to filter by', 'GET /profiles'),
  passiveScenario('the referrers to filter by', 'GET /applications/referrers'),
  passiveScenario('the pages to filter by', 'GET /statistics/applications/stay_page_pending'),
  passiveScenario('who has which application open', 'GET /applications/viewers'),
  {
    name: 'the reasons that a broker offers',
    endpoint: 'GET /applications/reasons',
    isSignedIn: true,
    arrange: (context) => selectFirst(context, /^To check/),
    trigger: (page) => bulkButton(page, 'Request reinput').click(),
    // The dialog offers standard reasons if the broker's own do not arrive.
    content: (page) => page.getByRole('dialog').getByRole('radio', { name: /selfie/ }),
    outcomes: backgroundOutcomes,
  },
  trayScenario({
    name: 'the change of an application in the tray',
    endpoint: 'PATCH /applications/statuses',
    queue: /^To check/,
    action: 'Verify',
    distinguishes: ['E0005'],
  }),
  trayScenario({
    name: 'the deletion of an application in the tray',
    endpoint: 'DELETE /applications/{id}',
    queue: /^Rejected/,
    action: 'Delete',
  }),
];

interface TrayScenario extends Pick<FaultScenario, 'name' | 'endpoint' | 'distinguishes'> {
  readonly queue: RegExp;
  readonly action: string;
}

/** A job reports its outcome in the tray: done, failed or unknown. */
function trayScenario({ queue, action, ...scenario }: TrayScenario): FaultScenario {
  const end = (page: Page) =>
    page
      .getByRole('region', { name: 'Latest messages' })
      .getByText(new RegExp(`^${action} 1 application: 1 (done|failed|unknown)`))
      .first();
  return {
    ...scenario,
    isSignedIn: true,
    container: 'a job in the tray',
    async arrange(context) {
      await selectFirst(context, queue);
    },
    async trigger(page) {
      await bulkButton(page, action).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: `${action} 1 application` })
        .click();
    },
    content: end,
    outcomes: backgroundOutcomes,
  };
}

async function selectFirst(context: TestContext, queue: RegExp) {
  const { page } = context;
  const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' });
  if (await cancel.isVisible()) await cancel.click();
  await goToApplications(context);
  await page.getByRole('group', { name: 'Quick filters' }).getByRole('button', { name: queue }).click();
  await page.getByRole('button', { name: /^Remove filter Status/ }).waitFor();
  await page.locator('[role="grid"][aria-busy="false"]').getByRole('checkbox').nth(1).check();
  // Its tools are fetched with the first selection.
  await page.getByRole('group', { name: 'Selected rows' }).waitFor();
}

function bulkButton(page: Page, name: string) {
  return page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name });
}

/** A call that is declared as passive. */
function passiveScenario(name: string, endpoint: FaultScenario['endpoint']): FaultScenario {
  return { ...backgroundScenario(name, endpoint, backgroundOutcomes), container: 'a background call' };
}

/** A call for additional data, without which the list still works. */
function backgroundScenario(
  name: string,
  endpoint: FaultScenario['endpoint'],
  outcomes: NonNullable<FaultScenario['outcomes']>,
): FaultScenario {
  return {
    name,
    endpoint,
    isSignedIn: true,
    arrange: (context) => goHome(context, 'demo.admin'),
    trigger: openApplications,
    content: firstApplication,
    outcomes,
  };
}
