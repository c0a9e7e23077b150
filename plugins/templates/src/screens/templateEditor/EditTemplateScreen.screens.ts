import { openDialog, type ScreenEntry, type ScreenVisit } from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/account_opening/template_manager/edit';
const id = 'DEMO-P-STANDARD';
const treeRow = '[role=tree] [role=treeitem]';
const publishButton = 'main header [data-intent=primary]';
const historyButton = '[data-command=history]';
const modes = '.templates-modes > .bdk-layout-stack > [role=tablist] [role=tab]';

export const screens: readonly ScreenEntry[] = [
  {
    name: 'template editor',
    open: openEditor,
    read: {
      method: 'GET',
      path: '/profiles/{id}',
      open: (visit) => visit.goTo(path, { params: { id } }),
      waiting: '.bdk-skeleton-line',
      failed: 'main [role=alert] button',
    },
  },
  { name: 'template editor, no template', open: (visit) => visit.goTo(path, { until: 'main h2' }) },
  {
    name: 'template editor, problems and several questions',
    async open(visit) {
      await openEditor(visit);
      await openPage(visit, 3);
      await visit.page.locator('[data-question]').nth(0).click();
      await visit.page
        .locator('[data-question]')
        .nth(1)
        .click({ modifiers: ['Control'] });
      await visit.page.keyboard.press('Control+d');
      await visit.page.keyboard.press('g');
      await visit.page.locator(publishButton).click();
      await visit.waitFor('.templates-problems li');
    },
  },
  {
    name: 'template editor, points and classes',
    open: (visit) => openMode(visit, 1, '.templates-scores'),
  },
  {
    name: 'template editor, texts',
    open: (visit) => openMode(visit, 2, '.templates-wide [role=table], .templates-wide [role=grid]'),
  },
  { name: 'template editor, as a client', open: (visit) => openMode(visit, 3, '.templates-device') },
  {
    name: 'template editor, move to',
    async open(visit) {
      await openEditor(visit);
      await openPage(visit, 1);
      await visit.page.locator('[data-question]').first().click();
      await visit.page.keyboard.press('m');
      await visit.waitFor(`${openDialog} select`);
    },
  },
  {
    name: 'template editor, deletion with dependents',
    async open(visit) {
      await openEditor(visit);
      await openPage(visit, 3);
      await visit.page.locator('[data-question="employment"]').click();
      await visit.page.keyboard.press('Delete');
      await visit.waitFor(`${openDialog} li`);
    },
  },
  {
    name: 'template editor, a core question is not deleted',
    async open(visit) {
      await openEditor(visit);
      await openPage(visit, 1);
      await visit.page.locator('[data-question="idType"]').click();
      await visit.page.keyboard.press('Delete');
      await visit.waitFor(`${openDialog} li`);
    },
  },
  {
    name: 'template editor, review of the next version',
    async open(visit) {
      await changeTemplate(visit);
      await visit.openDialog(publishButton);
    },
  },
  {
    name: 'template editor, an earlier version instead of a draft',
    async open(visit) {
      await changeTemplate(visit);
      await visit.page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('Draft.')));
      await visit.goTo(path, { params: { id, restore: '1' }, until: `${openDialog} .bdk-callout` });
    },
  },
  {
    name: 'template editor, history',
    async open(visit) {
      await openEditor(visit);
      await visit.openDialog(historyButton);
      await visit.waitFor(`${openDialog} .bdk-dialog-content h2`);
    },
  },
  {
    name: 'template editor, conflict',
    async open(visit) {
      await changeTemplate(visit, 'Delete');
      const row = await visit.emulator.readRow<ChangedRow>('profiles', id);
      const employer = row.pages.flatMap(({ groups }) => groups.flatMap(({ components }) => components));
      for (const question of employer) if (question.questionID === 'employer') question.maxLength = 77;
      const change = { blockedCNIP: true, version: 7, updateBy: 'CHAN Tai Man' };
      await visit.emulator.putRow('profiles', id, { ...row, ...change });
      await visit.openDialog(publishButton);
      await visit.page.locator(`${openDialog} [data-intent=primary]`).click();
      await visit.waitFor('.templates-clash');
    },
  },
  {
    name: 'template editor, restored draft',
    async open(visit) {
      await changeTemplate(visit);
      await visit.page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('Draft.')));
      await visit.page.reload();
      await visit.waitFor('main [role=status] .bdk-callout');
    },
  },
];

function openEditor(visit: ScreenVisit): Promise<void> {
  return visit.goTo(path, { params: { id }, until: treeRow });
}

/** Goes some pages on. */
async function openPage(visit: ScreenVisit, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await visit.page.keyboard.press(']');
  await visit.waitFor('[data-question]');
}

async function openMode(visit: ScreenVisit, mode: number, until: string): Promise<void> {
  await openEditor(visit);
  await visit.page.locator(modes).nth(mode).click();
  await visit.waitFor(until);
}

interface ChangedRow {
  readonly pages: readonly {
    readonly groups: readonly { readonly components: { readonly questionID: string; maxLength?: number }[] }[];
  }[];
}

async function changeTemplate(visit: ScreenVisit, key = 'Control+d'): Promise<void> {
  await openEditor(visit);
  await openPage(visit, 3);
  await visit.page.locator('[data-question="employer"]').click();
  await visit.page.keyboard.press(key);
}
