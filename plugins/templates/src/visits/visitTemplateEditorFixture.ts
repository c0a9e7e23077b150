// How entries of the catalogue come to parts of the template editor. Everything is found by what does not change with the
// language.
import type { ScreenVisit } from '@brokerdesk/plugin-testing/browser';

/** Where the list of templates is; the referrers are its child. */
export const templatesPath = 'demo/main/account_opening/template_manager';

const standard = { params: { id: 'DEMO-P-STANDARD' } };

/** Opens the editor of the standard template. */
export function openTemplateEditor(visit: ScreenVisit): Promise<void> {
  return visit.goTo(`${templatesPath}/edit`, { ...standard, until: '[role=treeitem]' });
}

/** Opens the editor and selects a question on one of its pages, counted from 1. */
export async function openQuestion(visit: ScreenVisit, page: number, questionID: string): Promise<void> {
  await openTemplateEditor(visit);
  await visit.page
    .locator('[role=treeitem]')
    .nth(page - 1)
    .click();
  await visit.page.locator(`[data-question="${questionID}"]`).click();
  await visit.waitFor('.templates-inspector [data-field="questionID"]');
}
