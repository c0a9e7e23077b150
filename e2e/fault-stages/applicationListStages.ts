import type { Page } from '@playwright/test';
import type { FaultStage, Scene } from '../FaultStage.ts';
import { beAtApplications, firstApplication, openApplications } from './atApplications.ts';
import { beAtHome, nobodyAsked } from './enter.ts';

/** The calls of the list of applications, and what is done there with several at once. */
export const applicationListStages: readonly FaultStage[] = [
  {
    name: 'the list of applications',
    call: 'GET /applications',
    isSignedIn: true,
    prepare: (scene) => beAtHome(scene, 'demo.admin'),
    go: openApplications,
    content: firstApplication,
  },
  besideTheList('the counts of the list of applications', 'GET /applications/statuses', {
    ...nobodyAsked,
    // Asked for with the list; only asking again is in the background.
    refused: 'request-error',
  }),
  besideTheList('the templates to filter by', 'GET /profiles', nobodyAsked),
  besideTheList('the referrers to filter by', 'GET /applications/referrers', nobodyAsked),
  besideTheList('who has which application open', 'GET /applications/viewers', nobodyAsked),
  {
    name: 'the reasons that a broker offers',
    call: 'GET /applications/reasons',
    isSignedIn: true,
    prepare: (scene) => selectFirst(scene, /^To check/),
    go: (page) => bulkButton(page, 'Reinput').click(),
    // Standard ones, if the broker's own do not come.
    content: (page) => page.getByRole('dialog').getByRole('radio', { name: /selfie/ }),
    outcomes: nobodyAsked,
  },
  inTheTray({
    name: 'the change of an application in the tray',
    call: 'PATCH /applications/statuses',
    queue: /^To check/,
    action: 'Verify',
  }),
  inTheTray({
    name: 'the deletion of an application in the tray',
    call: 'DELETE /applications/{id}',
    queue: /^Rejected/,
    action: 'Delete',
  }),
];

interface TrayStage extends Pick<FaultStage, 'name' | 'call'> {
  readonly queue: RegExp;
  readonly action: string;
}

/** What goes on in the tray tells there how it has ended: done, failed or unknown. */
function inTheTray({ name, call, queue, action }: TrayStage): FaultStage {
  const end = (page: Page) =>
    page
      .getByRole('region', { name: 'Notices' })
      .getByText(new RegExp(`^${action} 1 application: 1 (done|failed|unknown)`))
      .first();
  return {
    name,
    call,
    isSignedIn: true,
    async prepare(scene) {
      await selectFirst(scene, queue);
    },
    async go(page) {
      await bulkButton(page, action).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: `${action} 1 application` })
        .click();
    },
    content: end,
    outcomes: nobodyAsked,
  };
}

async function selectFirst(scene: Scene, queue: RegExp) {
  const { page } = scene;
  const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' });
  if (await cancel.isVisible()) await cancel.click();
  await beAtApplications(scene);
  await page.getByRole('group', { name: 'Quick filters' }).getByRole('button', { name: queue }).click();
  await page.getByRole('button', { name: /^Remove filter Status/ }).waitFor();
  await page.locator('[role="grid"][aria-busy="false"]').getByRole('checkbox').nth(1).click();
}

function bulkButton(page: Page, name: string) {
  return page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name });
}

/** What the list shows besides the applications; it works as well without it. */
function besideTheList(
  name: string,
  call: FaultStage['call'],
  outcomes: NonNullable<FaultStage['outcomes']>,
): FaultStage {
  return {
    name,
    call,
    isSignedIn: true,
    prepare: (scene) => beAtHome(scene, 'demo.admin'),
    go: openApplications,
    content: firstApplication,
    outcomes,
  };
}
