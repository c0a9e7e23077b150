import type { Page } from '@playwright/test';
import type { FaultStage, Scene } from '../FaultStage.ts';
import { beAtHome, followMenu, nobodyAsked } from './enter.ts';

/** The calls of the steps between verification and archive. */
export const documentCheckStages: readonly FaultStage[] = [
  {
    name: 'the templates of opening forms',
    call: 'GET /opening_forms/templates',
    isSignedIn: true,
    prepare: (scene) => selectFirst(scene, /^To generate/),
    go: (page) => bulkButton(page, 'Generate form').click(),
    content: (page) => page.getByRole('dialog').getByRole('combobox', { name: 'Template of the form' }),
  },
  inTheTray({
    name: 'a certification in the tray',
    call: 'POST /ca',
    queue: /^To certify/,
    button: 'Certify',
    title: 'Certify 1 application',
  }),
  inTheTray({
    name: 'an opening form in the tray',
    call: 'POST /opening_forms',
    queue: /^To generate/,
    button: 'Generate form',
    title: 'Generate 1 opening form',
  }),
  inTheTray({
    name: 'a signature in the tray',
    call: 'POST /ca/signs',
    queue: /^To sign/,
    button: 'Sign form',
    title: 'Sign 1 opening form',
  }),
  inTheTray({
    name: 'an import in the tray',
    call: 'POST /applications/import_bo',
    queue: /^To import/,
    button: 'Import',
    title: 'Import 1 application',
  }),
  inTheTray({
    name: 'a download in the tray',
    call: 'GET /applications/archives',
    queue: /^Imported/,
    button: 'Download data',
    title: 'Download 1 application',
    isAsked: false,
  }),
];

interface TrayStage extends Pick<FaultStage, 'name' | 'call'> {
  readonly queue: RegExp;
  readonly button: string;
  /** What the job is called, and the button that starts it. */
  readonly title: string;
  readonly isAsked?: boolean;
}

/** What goes on in the tray tells there how it has ended: done, failed or unknown. */
function inTheTray({ name, call, queue, button, title, isAsked = true }: TrayStage): FaultStage {
  const end = (page: Page) =>
    page
      .getByRole('region', { name: 'Notices' })
      .getByText(new RegExp(`^${title}: 1 (done|failed|unknown)`))
      .first();
  return {
    name,
    call,
    isSignedIn: true,
    async prepare(scene) {
      await scene.emulator.changeClock({ instantWork: true });
      await selectFirst(scene, queue);
    },
    async go(page) {
      await bulkButton(page, button).click();
      if (isAsked) await page.locator('dialog[open]').getByRole('button', { name: title }).click();
    },
    content: end,
    isAskedOnce: true,
    outcomes: nobodyAsked,
  };
}

async function selectFirst(scene: Scene, queue: RegExp) {
  const { page } = scene;
  const close = page.locator('dialog[open]').getByRole('button', { name: /^(Cancel|Close)$/ });
  if (await close.isVisible()) await close.click();
  await beAtHome(scene, 'demo.admin');
  await followMenu(page, 'Document Check');
  await page.getByRole('group', { name: 'Quick filters' }).getByRole('button', { name: queue }).click();
  await page
    .getByRole('button', { name: /^Remove filter/ })
    .or(page.locator('[aria-pressed="true"]'))
    .first()
    .waitFor();
  await page.locator('[role="grid"][aria-busy="false"]').getByRole('checkbox').nth(1).click();
}

function bulkButton(page: Page, name: string) {
  return page.getByRole('group', { name: 'Selected rows' }).getByRole('button', { name });
}
