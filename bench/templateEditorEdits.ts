// The edits in the editor of templates.
import type { Page } from '@playwright/test';
import { edited, moveAndUndo, pageMoves, questionMoves, type TemplateEdits, typeInto } from './templateEdits.ts';

const row = '[role=treeitem]';
const card = '.templates-card[data-selected]';
const { page: pageNumber, question } = edited;

/** Makes the edits in the inspector, the outline and the translation grid. */
export async function* editTemplate(page: Page): TemplateEdits {
  await page.waitForSelector(row);
  const rowOf = (name: string) => `${row}:has([title="${name}"])`;
  const title = `Page ${pageNumber}`;
  const label = `Question ${question.slice(1)} about the applicant`;
  await page.locator(rowOf(title)).click();
  yield* moveAndUndo(
    page,
    pageMoves.map((index) => ({
      measure: 'move',
      from: 'drop',
      prepare: () => page.evaluate(dragOver, { from: rowOf(title), onto: rowOf(`Page ${index}`) }),
      input: () => page.evaluate(drop, rowOf(`Page ${index}`)),
      before: { selector: `${rowOf(title)}[aria-posinset="${index}"]` },
      after: { selector: `${rowOf(title)}[aria-posinset="${index + 1}"]` },
    })),
  );
  await page.locator(`[data-question="${question}"]`).click();
  await page.locator(rowOf('Page 17')).locator('.bdk-tree-button').click();
  await page.locator(rowOf(edited.otherGroup)).locator('.bdk-tree-button').click();
  await page.locator(rowOf(label)).click();
  let place: { readonly group: string; readonly index: number } = { group: edited.group, index: 0 };
  const moves = questionMoves.map((move) => {
    const onto = rowOf(`Question ${siblingBefore(move)} about the applicant`);
    const before = cardAt(place);
    place = move;
    return {
      measure: move.measure,
      from: 'drop',
      prepare: () => page.evaluate(dragOver, { from: rowOf(label), onto }),
      input: () => page.evaluate(drop, onto),
      before,
      after: cardAt(move),
    } as const;
  });
  yield* moveAndUndo(page, moves);
  yield* typeInto(page, {
    measure: 'title',
    selector: '[data-field="label.EN"]',
    shownIn: `${card} .templates-card-button`,
  });
  yield* typeInto(page, { measure: 'description', selector: '[data-field="help.EN"]', shownIn: `${card} > p` });
  yield* typeInto(page, { measure: 'option', selector: '[data-field="options.1.label.EN"]', shownIn: `${card} li` });
  await page.locator(rowOf(title)).click();
  yield* typeInto(page, { measure: 'page', selector: '[data-field="title.EN"]', shownIn: '.templates-part-button' });
  await page.locator('.templates-modes > .bdk-layout-stack > [role=tablist] [role=tab]').nth(2).click();
  await page.locator('[role=row] [data-cell="2"]').nth(12).click();
  // Typing replaces the text of the active cell; a second press edits it.
  yield* typeInto(page, { measure: 'translation', selector: '.bdk-sheet-editor', shownIn: '.bdk-sheet-editor' });
}

/** The number of the question after which a move puts the question: its group has those from 107, the other from 113. */
function siblingBefore({ group, index }: { readonly group: string; readonly index: number }): number {
  return (group === edited.group ? 106 : 112) + index;
}

function cardAt({ index, group }: { readonly index: number; readonly group: string }) {
  return {
    selector: `section[aria-label="${group}"] .templates-cards > li:nth-child(${index + 1}) [data-question="${question}"]`,
  };
}

/** Takes a row and holds it over the lower half of another one. */
async function dragOver({ from, onto }: { readonly from: string; readonly onto: string }): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const fire = (selector: string, type: string) => {
    const element = document.querySelector(selector);
    const { top = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    const init = { bubbles: true, cancelable: true, dataTransfer: new DataTransfer(), clientY: top + height * 0.75 };
    if (element === null) throw new Error(`There is no ${selector}.`);
    element.dispatchEvent(new DragEvent(type, init));
  };
  fire(from, 'dragstart');
  await nextFrame();
  fire(onto, 'dragover');
  await nextFrame();
}

function drop(onto: string): void {
  const init = { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() };
  document.querySelector(onto)?.dispatchEvent(new DragEvent('drop', init));
}
