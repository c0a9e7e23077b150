// Conditions: which question is shown only because of another one.
import { mapQuestions, withFields } from './mapParts.ts';
import { type Question, questionsOf, type TemplateDocument } from './TemplateDocument.ts';

/** A question that is shown only for some answers to another one. */
export interface Dependent {
  readonly question: Question;
  /** The question in its condition. */
  readonly dependsOn: string;
}

/**
 * Finds the questions that are shown only because of the given ones, directly or through others, in the order of the
 * template. The given questions themselves are left out.
 */
export function dependentsOf(document: TemplateDocument, questionIDs: Iterable<string>): readonly Dependent[] {
  const given = new Set(questionIDs);
  const found = new Map<string, Dependent>();
  const questions = questionsOf(document);
  for (let before = -1; before !== found.size; ) {
    before = found.size;
    for (const question of questions) {
      const dependsOn = question.shownIf?.questionID;
      if (dependsOn === undefined || given.has(question.questionID)) continue;
      if (given.has(dependsOn) || found.has(dependsOn)) found.set(question.questionID, { question, dependsOn });
    }
  }
  return questions.flatMap(({ questionID }) => found.get(questionID) ?? []);
}

/** Reports whether a question can be the condition of another one: a choice of exactly one option. */
export function canBeCondition({ type, options = [] }: Question): boolean {
  return (type === 'Selectbox' || type === 'Radiobox') && options.length > 0;
}

/** Returns the questions that can be the condition of a question: single choices that stand before it. */
export function possibleConditions(document: TemplateDocument, questionID: string): readonly Question[] {
  const questions = questionsOf(document);
  const place = questions.findIndex((question) => question.questionID === questionID);
  return questions.slice(0, Math.max(0, place)).filter(canBeCondition);
}

/** Removes the conditions that name questions which the document does not have. */
export function dropDanglingConditions(document: TemplateDocument): TemplateDocument {
  const known = new Set(questionsOf(document).map(({ questionID }) => questionID));
  return mapQuestions(document, (question) =>
    question.shownIf && !known.has(question.shownIf.questionID)
      ? withFields(question, { shownIf: undefined })
      : question,
  );
}
