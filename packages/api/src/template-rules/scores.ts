// Points of a questionnaire and the class that they lead to.
import { type AnsweredComponent, type Answers, answersShown } from '../answer-rules/answers.ts';

/** The parts of a template that give points, and the classes that they lead to. */
export interface ScoredTemplate {
  readonly pages: readonly { readonly groups: readonly { readonly components: readonly AnsweredComponent[] }[] }[];
  readonly classification: readonly { readonly value: string; readonly from: number; readonly to: number }[];
}

/**
 * Adds up the points of the answers to the questions that are asked. `value` is the class that they fall into, null if
 * the template has none for them.
 */
export function scoreOf(
  { pages, classification }: ScoredTemplate,
  answers: Answers,
): { readonly points: number; readonly value: string | null } {
  const components = componentsIn(pages);
  const shown = answersShown(components, answers);
  const points = components.reduce((total, component) => total + pointsOf(component, shown), 0);
  const band = classification.find(({ from, to }) => points >= from && points <= to);
  return { points, value: band?.value ?? null };
}

/** Returns the points of the answer to one question; 0 without an answer that gives points. */
export function pointsOf(
  { questionID, options }: Pick<AnsweredComponent, 'questionID' | 'options'>,
  answers: Answers,
): number {
  return options?.find(({ value }) => value === answers[questionID])?.score ?? 0;
}

/** Returns the maximum points of a template's answers, at which its classes must end. */
export function maximumScore({ pages }: Pick<ScoredTemplate, 'pages'>): number {
  return componentsIn(pages).reduce(
    (total, { options = [] }) => total + Math.max(0, ...options.map(({ score = 0 }) => score)),
    0,
  );
}

function componentsIn(pages: ScoredTemplate['pages']): readonly AnsweredComponent[] {
  return pages.flatMap(({ groups }) => groups.flatMap(({ components }) => components));
}
