import { isDeepStrictEqual } from 'node:util';
import type { ProfileRow } from '../profiles/profileRows.ts';
import { listPlacedQuestions } from './questionFiles.ts';

export interface QuestionDifference {
  readonly questions: number;
  /** Identifiers of questions. */
  readonly added: string[];
  readonly changed: string[];
  readonly removed: string[];
}

/** The changes of a template's questions; a question that only moved counts as changed. */
export function diffQuestions(before: Pick<ProfileRow, 'pages'>, after: Pick<ProfileRow, 'pages'>): QuestionDifference {
  const byId = (row: Pick<ProfileRow, 'pages'>) =>
    new Map(listPlacedQuestions(row).map((question) => [question.questionID, question]));
  const [old, next] = [byId(before), byId(after)];
  const currentIDs = [...next.keys()];
  return {
    questions: next.size,
    added: currentIDs.filter((questionID) => !old.has(questionID)),
    changed: currentIDs.filter(
      (questionID) => old.has(questionID) && !isSameContent(old.get(questionID), next.get(questionID)),
    ),
    removed: [...old.keys()].filter((questionID) => !next.has(questionID)),
  };
}

/** Whether two parts of a template are the same; absent optional fields and undefined ones are equivalent. */
export function isSameContent(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(stripUndefined(one), stripUndefined(other));
}

function stripUndefined(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
