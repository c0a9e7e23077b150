import { openDialog, type ScreenEntry } from '@brokerdesk/plugin-testing/browser';
import { openQuestion } from '../../../visits/visitTemplateEditorFixture.ts';

const options = '.templates-option-list';

export const screens: readonly ScreenEntry[] = [
  { name: 'template editor, core question', open: (visit) => openQuestion(visit, 2, 'idType') },
  {
    name: 'template editor, condition of a question',
    async open(visit) {
      await openQuestion(visit, 2, 'birthPlace');
      await visit.page.locator('[data-field="shownIf.questionID"]').selectOption({ index: 1 });
      await visit.waitFor('.templates-choices');
    },
  },
  {
    name: 'template editor, another type for a question',
    async open(visit) {
      await openQuestion(visit, 6, 'risk1');
      await visit.page.locator('[data-field=type]').selectOption('Textbox');
      await visit.waitFor(openDialog);
    },
  },
  {
    name: 'template editor, options from a list',
    async open(visit) {
      await openQuestion(visit, 6, 'risk1');
      await visit.page.locator(`${options} ~ .bdk-wrap button`).last().click();
      await visit.waitFor(openDialog);
      await visit.page.locator(`${openDialog} textarea`).fill('5\t5\t5\t5\t5\n5\t6\t6\t6\t6');
    },
  },
];
