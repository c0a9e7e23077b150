// The edits in SurveyJS Creator. Its moves are made through its model, as its drop does, because a drag over its canvas
// scrolls for as long as it lasts.
import type { Page } from '@playwright/test';
import { edited, moveAndUndo, pageMoves, questionMoves, type TemplateEdits, typeInto } from './templateEdits.ts';

interface Container {
  readonly page: { readonly name: string };
  readonly elements: readonly object[];
  readonly removeElement: (element: object) => void;
  readonly addElement: (element: object, index: number) => void;
}

/** What is used of the creator. */
interface Creator {
  activeTab: string;
  readonly selectElement: (element: object) => void;
  readonly startUndoRedoTransaction: (name: string) => void;
  readonly stopUndoRedoTransaction: () => void;
  readonly designerPropertyGrid: {
    readonly survey: { readonly getPanelByName: (name: string) => { expand: () => void } };
  };
  readonly rootElement: HTMLElement;
  readonly survey: {
    /** While it scrolls: rows that come into view are not drawn. */
    readonly isLazyRenderingSuspended: boolean;
    readonly pages: readonly object[];
    readonly getQuestionByName: (name: string) => { readonly parent: Container };
    readonly getPanelByName: (name: string) => Container;
    readonly removePage: (page: object) => void;
    readonly addPage: (page: object, index: number) => void;
  };
}

const pageName = `page${edited.page}`;

/** Makes the edits in the property grid, the model and the translation tab. */
export async function* editSurvey(page: Page): TemplateEdits {
  await page.waitForSelector(elementOf('q0'));
  const settle = () => page.evaluate(waitUntilQuiet);
  // Its keys are heard where the focus is, which its fields lose when a question leaves its page.
  const focus = async () => {
    await settle();
    await page.locator('.svc-side-bar [data-name="name"] input').first().focus();
  };
  const select = async (name: string) => {
    await page.evaluate(selectElement, name);
    await page.waitForSelector(`${elementOf(name)} [contenteditable]`);
    await focus();
  };
  await select(pageName);
  yield* moveAndUndo(
    page,
    pageMoves.map((index) => ({
      measure: 'move',
      from: 'mark',
      prepare: settle,
      input: () => page.evaluate(movePage, { name: pageName, index }),
      before: { selector: pageAt(index - 1) },
      after: { selector: pageAt(index) },
    })),
    focus,
  );
  await render(page, edited.otherGroup);
  await select(edited.question);
  let place: { readonly group: string; readonly index: number } = { group: edited.group, index: 0 };
  const moves = questionMoves.map((move) => {
    const before = questionAt(place);
    place = move;
    // What is dropped out of view is not drawn.
    const prepare = async () => {
      await page.evaluate(scrollToGroup, move.group);
      await settle();
    };
    const input = () => page.evaluate(moveQuestion, { name: edited.question, ...move });
    return { measure: move.measure, from: 'mark', prepare, input, before, after: questionAt(move) } as const;
  });
  yield* moveAndUndo(page, moves, focus);
  await select(edited.question);
  const field = (name: string) => `.svc-side-bar [data-name="${name}"] textarea`;
  const canvas = `${elementOf(edited.question)} [contenteditable]`;
  yield* typeInto(page, { measure: 'title', selector: field('title'), shownIn: canvas });
  yield* typeInto(page, { measure: 'description', selector: field('description'), shownIn: canvas });
  await page.evaluate(expandOptions);
  const option = '.svc-side-bar [data-name="choices"] input[aria-label="row 2, column Text"]';
  yield* typeInto(page, { measure: 'option', selector: option, shownIn: canvas });
  await select(pageName);
  yield* typeInto(page, {
    measure: 'page',
    selector: field('title'),
    shownIn: `${elementOf(pageName)} [contenteditable]`,
  });
  await page.evaluate(openTranslation);
  const cell = 'textarea[aria-label*="column zh-cn"]';
  yield* typeInto(page, { measure: 'translation', selector: cell, shownIn: cell });
}

/** Scrolls to a group, because pages and their rows are drawn when they are first seen, and stay. */
async function render(page: Page, group: string): Promise<void> {
  await page.evaluate(scrollToGroup, group);
  await page.waitForSelector(`${elementOf(group)} .svc-row:nth-child(2) [contenteditable]`);
}

function elementOf(name: string): string {
  return `[data-sv-drop-target-survey-element="${name}"]`;
}

function pageAt(index: number): string {
  // The header stands before the first page.
  return `.svc-page[data-sv-drop-target-page="${pageName}"]:nth-child(${index + 2})`;
}

function questionAt({ group, index }: { readonly group: string; readonly index: number }) {
  return { selector: `${elementOf(group)} .svc-row:nth-child(${index + 1}) ${elementOf(edited.question)}` };
}

function selectElement(name: string): void {
  const { creator } = globalThis as unknown as { creator: Creator };
  const index = /^page(\d+)$/.exec(name)?.[1];
  const found = creator.survey.pages.find((one) => 'name' in one && one.name === name);
  creator.selectElement(index === undefined || found === undefined ? creator.survey.getQuestionByName(name) : found);
}

/**
 * Runs in the page. A selection scrolls to what is selected and focuses it, but only 150 ms later and once all animations
 * have ended; a fast machine would not wait for that. Meanwhile no rows are drawn.
 */
async function waitUntilQuiet(): Promise<void> {
  const { creator } = globalThis as unknown as { creator: Creator };
  const isBusy = () =>
    creator.survey.isLazyRenderingSuspended ||
    creator.rootElement.getAnimations({ subtree: true }).some(({ effect, pending, playState }) => {
      const isEndless = effect?.getComputedTiming().activeDuration === Number.POSITIVE_INFINITY;
      return !isEndless && (pending || playState !== 'finished');
    });
  let quietSince = performance.now();
  while (performance.now() - quietSince < 300) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (isBusy()) quietSince = performance.now();
  }
}

function scrollToGroup(name: string): void {
  const { creator } = globalThis as unknown as { creator: Creator };
  const { page } = creator.survey.getPanelByName(name);
  document.querySelector(`[data-sv-drop-target-page="${page.name}"]`)?.scrollIntoView();
}

function movePage({ name, index }: { readonly name: string; readonly index: number }): void {
  const { creator } = globalThis as unknown as { creator: Creator };
  const moved = creator.survey.pages.find((one) => 'name' in one && one.name === name) ?? {};
  dispatchEvent(new Event('mark'));
  creator.startUndoRedoTransaction('move');
  creator.survey.removePage(moved);
  creator.survey.addPage(moved, index);
  creator.stopUndoRedoTransaction();
}

function moveQuestion(to: { readonly name: string; readonly group: string; readonly index: number }): void {
  const { creator } = globalThis as unknown as { creator: Creator };
  const question = creator.survey.getQuestionByName(to.name);
  dispatchEvent(new Event('mark'));
  creator.startUndoRedoTransaction('move');
  question.parent.removeElement(question);
  creator.survey.getPanelByName(to.group).addElement(question, to.index);
  creator.stopUndoRedoTransaction();
}

function expandOptions(): void {
  const { creator } = globalThis as unknown as { creator: Creator };
  creator.designerPropertyGrid.survey.getPanelByName('choices').expand();
}

function openTranslation(): void {
  (globalThis as unknown as { creator: Creator }).creator.activeTab = 'translation';
}
