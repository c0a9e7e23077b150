import {
  loadedRows,
  openDialog,
  openRowDialog,
  type ScreenEntry,
  type ScreenVisit,
} from '@brokerdesk/plugin-testing/browser';
import { templatesPath } from '../../visits/visitTemplateEditorFixture.ts';

const history = 2;
const blocking = 3;
const deletion = 1;

function openMenuDialog(profileID: string, fromEnd: number) {
  return async (visit: ScreenVisit) => {
    await visit.goTo(templatesPath, { params: { q: profileID }, until: loadedRows });
    await openRowDialog(visit, visit.page.locator(loadedRows), fromEnd);
  };
}

/** The panel of a template is open from the start when the address names it. */
function openPanel(visit: ScreenVisit) {
  return visit.goTo(templatesPath, { params: { q: 'DEMO-P-STANDARD' }, until: 'aside [role=tabpanel]' });
}

async function openCreation(visit: ScreenVisit) {
  await visit.goTo(templatesPath, { until: loadedRows });
  await visit.openDialog('main header [data-intent=primary]');
}

const brokenFile = JSON.stringify({
  format: 'brokerdesk-questions-1',
  classification: [],
  pages: [{ pageID: 'p1', title: { EN: 'Page', SC: '页', TC: '' }, groups: [] }],
  questions: [{ pageID: 'p1', groupID: 'g1', questionID: 'idType', type: 'Slider', required: 'yes', lable: {} }],
});

export const screens: readonly ScreenEntry[] = [
  {
    name: 'templates',
    open: (visit) => visit.goTo(templatesPath, { until: loadedRows }),
    read: {
      method: 'GET',
      path: '/profiles',
      open: (visit) => visit.goTo(templatesPath),
      waiting: '.bdk-skeleton-row',
      failed: 'main [role=alert] button',
    },
  },
  { name: 'templates: a template beside the list', open: openPanel },
  {
    name: 'templates: applications of a template',
    async open(visit) {
      await openPanel(visit);
      await visit.page.locator('aside [role=tab]').nth(1).click();
      await visit.waitFor('aside table');
    },
  },
  { name: 'templates: block mainland addresses', open: openMenuDialog('DEMO-P-CORPORATE', blocking) },
  { name: 'templates: history of a template', open: openMenuDialog('DEMO-P-CORPORATE', history) },
  { name: 'templates: delete a template', open: openMenuDialog('DEMO-P-CORPORATE', deletion) },
  { name: 'templates: delete a template in use', open: openMenuDialog('DEMO-P-STANDARD', deletion) },
  { name: 'templates: new template', open: openCreation },
  {
    name: 'templates: new template from a file with problems',
    async open(visit) {
      await openCreation(visit);
      await visit.page.locator(`${openDialog} [type=radio]`).last().check({ force: true });
      await visit.page
        .locator(`${openDialog} input[type=file]`)
        .setInputFiles({ name: 'questions.json', mimeType: 'application/json', buffer: Buffer.from(brokenFile) });
      await visit.waitFor(`${openDialog} tbody tr`);
    },
  },
];
