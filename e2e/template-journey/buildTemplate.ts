// The pages of a template, built from the core questions by keyboard. What is written is read from the template that is
// wanted; here is only what a professional decides: which groups come ready-made, and what is copied instead of typed.
import { type Component, type Group, type Page } from '../../plugins/account-opening/demo/profiles/Profile.ts';
import { systemComponents } from '../../plugins/account-opening/demo/profiles/systemComponents.ts';
import type { Journey } from '../administrator-day/Journey.ts';
import { arrangeCoreGroups, coreGroups } from './arrangeCoreGroups.ts';
import { TemplateEditorUser } from './TemplateEditorUser.ts';

/** The ready-made group that a group begins with, by its identifier; the others are typed. */
const readyMade: Readonly<Record<string, string>> = {
  agreements: 'agreements',
  work: 'work',
  money: 'means',
  signature: 'signature',
};

/** Builds the pages of the standard template in the editor of one that has only the core questions. */
export async function buildPages(journey: Journey, pages: readonly Page[]): Promise<void> {
  const editor = new TemplateEditorUser(journey, pages);
  await addPages(editor, pages);
  await arrangeCoreGroups(journey, editor, pages);
  for (const [position, page] of pages.entries()) {
    // oxlint-disable no-await-in-loop -- one page after the other
    await editor.goToPage(position);
    for (const [at, group] of page.groups.entries()) await fillGroup(editor, group, at);
    // oxlint-enable no-await-in-loop
  }
}

/** The page with the core questions becomes the second one; the first is added last, and moved up. */
async function addPages(editor: TemplateEditorUser, [first, core, ...others]: readonly Page[]): Promise<void> {
  await editor.goToPage(0);
  for (const [at, page] of [core, ...others, first].entries()) {
    if (page === undefined) continue;
    // oxlint-disable no-await-in-loop -- one page after the other
    await editor.key(at === 0 ? 'e' : 'p');
    await editor.name('page', { name: page.title, id: page.pageID });
    // oxlint-enable no-await-in-loop
  }
  await editor.key('Alt+ArrowUp', others.length + 1);
}

async function fillGroup(editor: TemplateEditorUser, group: Group, position: number): Promise<void> {
  const { groupID: id, name, components } = group;
  let typed = components;
  if (coreGroups.has(id)) {
    typed = components.filter(({ core }) => id === 'accounts' && core !== true);
    if (typed.length > 0)
      await editor.selectQuestion(components[components.length - typed.length - 1]?.questionID ?? '');
  } else if (id in readyMade) {
    const preset = systemComponents.find(({ code }) => code === readyMade[id]);
    await editor.insert(editor.textIn(preset?.name ?? name));
    await editor.leaveField();
    await editor.selectGroup(position);
    await editor.key('e');
    await editor.name('group', { name, id });
    typed = [];
  } else {
    // A new page has a group already.
    if (position === 0) await editor.selectGroup(0);
    await editor.key(position === 0 ? 'e' : 'g');
    await editor.name('group', { name, id });
  }
  // oxlint-disable-next-line no-await-in-loop -- one question after the other
  for (const [at, question] of typed.entries()) await addQuestion(editor, question, typed.slice(0, at));
}

/** A question that differs from an earlier one of its group by label only is copied from it. */
async function addQuestion(editor: TemplateEditorUser, question: Component, earlier: readonly Component[]) {
  const steps = earlier.toReversed().findIndex((one) => contentOf(one) === contentOf(question));
  if (steps < 0 || question.options === undefined) return editor.addQuestion(question);
  await editor.copyQuestion(steps);
  return editor.rewrite(question);
}

function contentOf({ label: _label, questionID: _questionID, ...content }: Component): string {
  return JSON.stringify(content);
}
