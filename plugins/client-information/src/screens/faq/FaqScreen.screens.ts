import {
  loadedRows,
  openDialog,
  openRowDialog,
  type ScreenEntry,
  type ScreenVisit,
} from '@brokerdesk/plugin-testing/browser';

const path = 'demo/main/product_control/manage_info/faq';
const opening = { category: 'FQC-DEMO-OPENING' };
const categories = 'main .bdk-master-detail > nav';

/** Opens the dialog of one of the buttons, which are counted, because their words differ by language. */
function openWith(buttons: string, index = 0) {
  return async (visit: ScreenVisit) => {
    await visit.goTo(path, { params: opening, until: loadedRows });
    await visit.page.locator(buttons).nth(index).click();
    await visit.waitFor(openDialog);
  };
}

/** Opens the dialog of an item in the menu of the first question: preview, history and delete are the last ones. */
function openOfQuestion(fromEnd: number) {
  return async (visit: ScreenVisit) => {
    await visit.goTo(path, { params: opening, until: loadedRows });
    await openRowDialog(visit, visit.page.locator(loadedRows).first(), fromEnd);
  };
}

export const screens: readonly ScreenEntry[] = [
  {
    name: 'FAQ: all questions',
    open: (visit) => visit.goTo(path, { until: loadedRows }),
    read: {
      method: 'GET',
      path: '/goapi/faq/categories',
      open: (visit) => visit.goTo(path),
      waiting: '.bdk-skeleton-row',
      failed: 'main [role=alert] button',
    },
  },
  {
    name: 'FAQ: a category, a language is missing',
    async prepare(emulator) {
      const row = await emulator.readRow<{ readonly question: object }>('faq', 'FAQ-DEMO-OPENING-2');
      const question = { EN: 'How long does it take?', SC: '', TC: 'How long does it take?' };
      await emulator.putRow('faq', 'FAQ-DEMO-OPENING-2', { ...row, question, published: false });
    },
    open: (visit) => visit.goTo(path, { params: opening, until: loadedRows }),
  },
  {
    name: 'FAQ: no categories',
    async prepare(emulator) {
      for (const collection of ['faq', 'faqCategories']) {
        // oxlint-disable-next-line no-await-in-loop -- the questions first, as the server would demand
        for (const id of await emulator.listRowIDs(collection)) await emulator.removeRow(collection, id);
      }
    },
    open: (visit) => visit.goTo(path, { until: 'main .bdk-state' }),
  },
  { name: 'FAQ: new category', open: openWith(`${categories} button`) },
  { name: 'FAQ: preview', open: openWith(`${categories} button`, 2) },
  { name: 'FAQ: new question', open: openWith('main header button[data-intent=primary]') },
  { name: 'FAQ: move a question', open: openOfQuestion(4) },
  {
    name: 'FAQ: order of the questions',
    async open(visit) {
      await visit.goTo(path, { params: opening, until: loadedRows });
      // Beside the primary action.
      await visit.page.locator('main header button:has(+ button[data-intent=primary])').click();
      await visit.waitFor(`${openDialog} [role=row]`);
    },
  },
];
