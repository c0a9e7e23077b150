// What an answer is, with what it begins, and whether its question is asked. The emulator and the screens run these
// functions and those beside them, so that both decide alike.
import type { DeepReadonly } from '../DeepReadonly.ts';
import type { TemplateComponent } from '../templatePages.ts';

/** An answer: the text, the chosen option's value, or several of them; null without an answer. */
export type AnswerValue = string | readonly string[] | null;

/** Answers by `questionID`. */
export type Answers = Readonly<Record<string, AnswerValue>>;

/** A component of a template, to be read only. */
export type AnsweredComponent = DeepReadonly<TemplateComponent>;

const unanswerableTypes: ReadonlySet<string> = new Set([
  'Label',
  'Linebreak',
  'ScoreResult',
  'FileUpload',
  'Signature',
]);

/** Reports whether the answer can be edited as a value: files, signatures and results are created in other ways. */
export function isWritable({ type }: Pick<AnsweredComponent, 'type'>): boolean {
  return !unanswerableTypes.has(type);
}

/** Returns the answer with which a question begins; null without one. It is the only answer to a read-only question. */
export function defaultAnswerOf({
  type,
  defaultValue = '',
  options = [],
}: Pick<AnsweredComponent, 'type' | 'defaultValue' | 'options'>): AnswerValue {
  const chosen = options.filter(({ isDefault }) => isDefault).map(({ value }) => value);
  if (type === 'Checkbox') return chosen.length === 0 ? null : chosen;
  return chosen[0] ?? (defaultValue || null);
}

/** Reports whether a component is shown, given the answers before it. */
export function isShown(
  { shownIf }: Pick<AnsweredComponent, 'shownIf'>,
  answers: Readonly<Record<string, unknown>>,
): boolean {
  if (!shownIf) return true;
  const answer = answers[shownIf.questionID];
  return typeof answer === 'string' && shownIf.values.includes(answer);
}

/**
 * Returns the answers of the questions that are asked. Answers of hidden questions are left out, and do not count for
 * the conditions after them.
 */
export function answersShown(components: readonly AnsweredComponent[], answers: Answers): Answers {
  const shown: Record<string, AnswerValue> = {};
  for (const component of components) {
    const answer = answers[component.questionID];
    if (answer !== undefined && isShown(component, shown)) shown[component.questionID] = answer;
  }
  return shown;
}
