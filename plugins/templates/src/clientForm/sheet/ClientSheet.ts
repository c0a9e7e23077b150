// What a client has filled in so far, and where they are. Pure, so that the form can be tried without a server: nothing
// is sent or stored.
import {
  type AnswerRule,
  type Answers,
  answersShown,
  type AnswerValue,
  defaultAnswerOf,
  findBrokenPersonRule,
  findBrokenRule,
  isShown,
  isWritable,
} from '@brokerdesk/plugin-sdk/api';
import { type Question, type QuestionPage, questionsOf, type TemplateDocument } from '../../model/TemplateDocument.ts';

/** A form that a client fills in. It stays usable while the template under it is edited. */
export interface ClientSheet {
  /** What the client entered, also in questions that are hidden now. Files and signatures are lists of names. */
  readonly entered: Answers;
  /** The page that is shown; the first one if the template does not have it. */
  readonly pageID: string;
  /** Rules that the answers of this page broke when the client wanted to go on, by question. */
  readonly broken: Readonly<Record<string, AnswerRule>>;
  /** Counts the attempts to go on with a broken rule, so that each is announced. */
  readonly attempts: number;
  readonly isComplete: boolean;
}

/** Begins a form with the defaults of its questions. */
export function startSheet(entered: Answers = {}): ClientSheet {
  return { entered, pageID: '', broken: {}, attempts: 0, isComplete: false };
}

/** Returns the answers to the questions that are asked: what was entered, else the default. */
export function answersOf(document: TemplateDocument, { entered }: Pick<ClientSheet, 'entered'>): Answers {
  const questions = questionsOf(document);
  return answersShown(
    questions,
    Object.fromEntries(questions.map((question) => [question.questionID, answerTo(question, entered)])),
  );
}

function answerTo(question: Question, entered: Answers): AnswerValue {
  const value = entered[question.questionID];
  const isFixed = question.readOnly === true && isWritable(question);
  // The type may have changed since the answer was entered.
  const fits = value !== undefined && (value === null || isList(question) !== (typeof value === 'string'));
  return fits && !isFixed ? value : defaultAnswerOf(question);
}

function isList({ type }: Question): boolean {
  return type === 'Checkbox' || type === 'FileUpload' || type === 'Signature';
}

/** Returns the pages on which anything is shown. */
export function pagesShown({ pages }: TemplateDocument, answers: Answers): readonly QuestionPage[] {
  return pages.filter((page) => componentsOf(page).some((component) => isShown(component, answers)));
}

/** Returns the page that a sheet shows; undefined for a template without any. */
export function currentPage(pages: readonly QuestionPage[], { pageID }: ClientSheet): QuestionPage | undefined {
  return pages.find((page) => page.pageID === pageID) ?? pages[0];
}

/** Enters an answer. A message about the earlier one disappears. */
export function enterAnswer(sheet: ClientSheet, questionID: string, value: AnswerValue): ClientSheet {
  const { [questionID]: _answered, ...broken } = sheet.broken;
  return { ...sheet, entered: { ...sheet.entered, [questionID]: value }, broken };
}

/**
 * Goes to the next page, or completes the form on the last one. With answers on the page that break a rule, the sheet
 * stays there and names them.
 *
 * @param now milliseconds since 1970, for the client's age
 */
export function goOn(document: TemplateDocument, sheet: ClientSheet, now: number): ClientSheet {
  const answers = answersOf(document, sheet);
  const pages = pagesShown(document, answers);
  const page = currentPage(pages, sheet);
  if (!page) return sheet;
  const broken = findBrokenAnswers(page, answers, now);
  if (Object.keys(broken).length > 0) return { ...sheet, pageID: page.pageID, broken, attempts: sheet.attempts + 1 };
  const next = pages[pages.indexOf(page) + 1];
  return next ? showPage(sheet, next.pageID) : { ...showPage(sheet, page.pageID), isComplete: true };
}

/** Goes back to the page before, or from the end of the form to its last page. */
export function goBack(document: TemplateDocument, sheet: ClientSheet): ClientSheet {
  const pages = pagesShown(document, answersOf(document, sheet));
  const page = currentPage(pages, sheet);
  const previous = sheet.isComplete || !page ? page : (pages[pages.indexOf(page) - 1] ?? page);
  return previous ? showPage(sheet, previous.pageID) : sheet;
}

/** Shows a page, without messages. */
function showPage(sheet: ClientSheet, pageID: string): ClientSheet {
  return { ...sheet, pageID, broken: {}, isComplete: false };
}

/** Finds the answers on a page that break a rule of their question, as the server does. */
function findBrokenAnswers(page: QuestionPage, answers: Answers, now: number): Record<string, AnswerRule> {
  const trimmed = Object.fromEntries(Object.entries(answers).map(([questionID, value]) => [questionID, trim(value)]));
  const found = componentsOf(page).flatMap((component): (readonly [string, AnswerRule])[] => {
    if (!isShown(component, answers)) return [];
    const rule = ruleBrokenBy(component, trimmed, now);
    return rule ? [[component.questionID, rule]] : [];
  });
  return Object.fromEntries(found);
}

function ruleBrokenBy(component: Question, answers: Answers, now: number): AnswerRule | undefined {
  const { questionID, type, required } = component;
  const value = answers[questionID] ?? null;
  if (isWritable(component)) return findBrokenRule(component, value) ?? findBrokenPersonRule(questionID, answers, now);
  const isFile = type === 'FileUpload' || type === 'Signature';
  return isFile && required && (value === null || value.length === 0) ? 'required' : undefined;
}

/** Texts without spaces around them, and one spelling of no answer. */
function trim(value: AnswerValue): AnswerValue {
  const trimmed = typeof value === 'string' ? value.trim() : value;
  return trimmed === null || trimmed.length === 0 ? null : trimmed;
}

function componentsOf({ groups }: QuestionPage): readonly Question[] {
  return groups.flatMap(({ components }) => components);
}
