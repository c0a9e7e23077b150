// The edits that both form builders make: a question with four options, and its page, in the middle of a template with 200
// questions on 30 pages.
import type { Page } from '@playwright/test';
import type { EditStep, ShownEffect } from './timeEditSteps.ts';

/** What is measured, in the order of the table. */
export const templateMeasures = {
  page: 'typing the title of a page',
  title: 'typing the label of a question',
  description: 'typing its description',
  option: 'typing the text of an option',
  within: 'dropping a question within its page',
  other: 'dropping a question on another page',
  move: 'dropping a page',
  undo: 'undo of a move',
  redo: 'redo of a move',
  translation: 'typing a translation',
} as const;

/** A kind of edit. */
export type TemplateMeasure = keyof typeof templateMeasures;

/** The edits of a page, one after the other; each is made before the next one is asked for. */
export type TemplateEdits = AsyncGenerator<EditStep<TemplateMeasure>>;

/** The page, the question and the group that are edited. */
export const edited = { page: 16, question: 'q106', group: 'group16a', otherGroup: 'group17a' } as const;

/** The places that the question is moved to: the group, and the index in it afterwards. */
export const questionMoves = [
  { measure: 'within', group: edited.group, index: 1 },
  { measure: 'within', group: edited.group, index: 2 },
  { measure: 'within', group: edited.group, index: 3 },
  { measure: 'other', group: edited.otherGroup, index: 1 },
  { measure: 'other', group: edited.group, index: 3 },
  { measure: 'other', group: edited.otherGroup, index: 1 },
] as const;

/** The indexes that the page is moved to. */
export const pageMoves = [17, 18, 19] as const;

/** A text field, and where else its text is shown. */
export interface TypedField {
  readonly measure: TemplateMeasure;
  readonly selector: string;
  readonly shownIn: string;
}

/** Types four letters at the end of a field. */
export async function* typeInto(page: Page, { measure, selector, shownIn }: TypedField): TemplateEdits {
  const field = page.locator(selector).first();
  await field.click();
  await field.press('Control+End');
  let text = await field.inputValue();
  for (const letter of ['a', 'b', 'c', 'd']) {
    text += letter;
    yield { measure, from: 'keydown', input: () => page.keyboard.press(letter), effect: { selector: shownIn, text } };
  }
}

/** A move, and what the page shows before and after it. */
export interface Move {
  readonly measure: TemplateMeasure;
  readonly from: 'drop' | 'mark';
  /** What precedes the measured input, such as the drag. */
  readonly prepare?: () => Promise<unknown>;
  readonly input: () => Promise<unknown>;
  readonly before: ShownEffect;
  readonly after: ShownEffect;
}

/** Makes moves, and undoes and repeats all of them by keys; `focus` puts the focus where the keys are heard. */
export async function* moveAndUndo(page: Page, moves: readonly Move[], focus?: () => Promise<unknown>): TemplateEdits {
  for (const { measure, from, prepare, input, after } of moves) {
    await prepare?.();
    yield { measure, from, input, effect: after };
  }
  const press = (keys: string) => () => page.keyboard.press(keys);
  for (const { before } of moves.toReversed()) {
    await focus?.();
    yield { measure: 'undo', from: 'keydown', input: press('Control+z'), effect: before };
  }
  for (const { after } of moves) {
    await focus?.();
    yield { measure: 'redo', from: 'keydown', input: press('Control+y'), effect: after };
  }
}
