// Identifiers of pages, groups and questions: unique in a template, and frozen once answers are stored under them.
import {
  groupsOf,
  type Question,
  type QuestionGroup,
  type QuestionPage,
  questionsOf,
  type TemplateDocument,
} from './TemplateDocument.ts';

const maximumLength = 64;

/** Returns the identifier itself if it is free, else the same with the first free number after it: `income2`. */
export function freshID(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base;
  const stem = base.replace(/\d+$/, '') || base;
  for (let number = 2; ; number += 1) {
    const candidate = `${stem.slice(0, maximumLength - String(number).length)}${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** Identifiers that are in use, by what they name. */
export interface TakenIDs {
  readonly pages: Set<string>;
  readonly groups: Set<string>;
  readonly questions: Set<string>;
}

/** Returns the identifiers of a document, as sets that the caller owns. */
export function takenIDs(document: Pick<TemplateDocument, 'pages'>): TakenIDs {
  return {
    pages: new Set(document.pages.map(({ pageID }) => pageID)),
    groups: new Set(groupsOf(document).map(({ groupID }) => groupID)),
    questions: new Set(questionsOf(document).map(({ questionID }) => questionID)),
  };
}

/** Parts whose identifiers are free in a document. */
export interface FreshParts<T> {
  readonly parts: readonly T[];
  /** The new identifier of every inserted question, by its old one. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** Returns questions with identifiers that are free; `taken` then contains them. */
export function freshQuestions(questions: readonly Question[], taken: TakenIDs): FreshParts<Question> {
  const renamed = new Map<string, string>();
  const named = questions.map((question) => nameFresh(question, taken, renamed));
  return { parts: named.map((question) => followReferences(question, renamed)), renamed };
}

/** Returns groups and their questions with identifiers that are free; `taken` then contains them. */
export function freshGroups(groups: readonly QuestionGroup[], taken: TakenIDs): FreshParts<QuestionGroup> {
  const renamed = new Map<string, string>();
  const named = groups.map((group) => nameGroup(group, taken, renamed));
  return { parts: named.map((group) => followInGroup(group, renamed)), renamed };
}

/** Returns pages, their groups and their questions with identifiers that are free; `taken` then contains them. */
export function freshPages(pages: readonly QuestionPage[], taken: TakenIDs): FreshParts<QuestionPage> {
  const renamed = new Map<string, string>();
  const named = pages.map((page) => {
    const pageID = take(page.pageID, taken.pages);
    return { ...page, pageID, groups: page.groups.map((group) => nameGroup(group, taken, renamed)) };
  });
  const parts = named.map((page) => ({ ...page, groups: page.groups.map((group) => followInGroup(group, renamed)) }));
  return { parts, renamed };
}

function take(base: string, taken: Set<string>): string {
  const id = freshID(base, taken);
  taken.add(id);
  return id;
}

function nameGroup(group: QuestionGroup, taken: TakenIDs, renamed: Map<string, string>): QuestionGroup {
  const groupID = take(group.groupID, taken.groups);
  return { ...group, groupID, components: group.components.map((question) => nameFresh(question, taken, renamed)) };
}

function followInGroup(group: QuestionGroup, renamed: ReadonlyMap<string, string>): QuestionGroup {
  return { ...group, components: group.components.map((question) => followReferences(question, renamed)) };
}

/** A copy of a core question is not a core question, because the back office knows it by its identifier. */
function nameFresh(question: Question, taken: TakenIDs, renamed: Map<string, string>): Question {
  const questionID = take(question.questionID, taken.questions);
  renamed.set(question.questionID, questionID);
  if (questionID === question.questionID) return question;
  const { core: _core, ...copied } = question;
  return { ...copied, questionID };
}

function followReferences(question: Question, renamed: ReadonlyMap<string, string>): Question {
  const { shownIf } = question;
  const target = shownIf && renamed.get(shownIf.questionID);
  if (!shownIf || target === undefined || target === shownIf.questionID) return question;
  return { ...question, shownIf: { ...shownIf, questionID: target } };
}
