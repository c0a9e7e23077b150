// Two applications, answer by answer. The server computes how similar the applicants are (similarity scores); this
// module compares every answer, so that staff see immediately which are the same.
import {
  type AnswerPage,
  type ApplicationDetail,
  foldText,
  type LocalText,
  similarity,
} from '@brokerdesk/plugin-sdk/api';

/** The result of comparing two values. */
export type ComparisonResult = 'equal' | 'similar' | 'different' | 'onlyHere' | 'onlyThere';

/** One question with the answers of both, in readable form; empty where one has no answer. */
export interface ComparedAnswer {
  readonly questionID: string;
  readonly label: LocalText;
  readonly left: LocalText;
  readonly right: LocalText;
  readonly result: ComparisonResult;
}

/** One page of the template with the answers of either application. */
export interface ComparedPage {
  readonly pageID: string;
  readonly title: LocalText;
  readonly answers: readonly ComparedAnswer[];
}

type Answer = AnswerPage['groups'][number]['answers'][number];

/** The threshold from which free texts are similar. */
const similarityThreshold = 0.6;
const noText: LocalText = { EN: '', SC: '', TC: '' };
/** Values that are viewed, not read. */
const fileTypes: readonly Answer['type'][] = ['FileUpload', 'Signature'];
const choiceTypes: readonly Answer['type'][] = ['Selectbox', 'Radiobox', 'Checkbox', 'ScoreResult'];

/** Compares all answers, in the order of the first application; questions that neither has answered are omitted. */
export function compareAnswers(
  left: Pick<ApplicationDetail, 'pages'>,
  right: Pick<ApplicationDetail, 'pages'>,
): readonly ComparedPage[] {
  const others = answersById(right.pages);
  const known = answersById(left.pages);
  const own = left.pages.map(({ pageID, title, groups }) => ({
    pageID,
    title,
    answers: groups.flatMap(({ answers }) => answers.map((answer) => compare(answer, others.get(answer.questionID)))),
  }));
  // Questions of another template, or of a newer version of the same.
  const onlyRight = right.pages.map(({ pageID, title, groups }) => ({
    pageID,
    title,
    answers: groups.flatMap(({ answers }) =>
      answers.filter(({ questionID }) => !known.has(questionID)).map((answer) => compare(undefined, answer)),
    ),
  }));
  const pages = own.map((page) => ({
    ...page,
    answers: [...page.answers, ...onlyRight.filter(isSamePage(page)).flatMap(({ answers }) => answers)],
  }));
  const onlyThere = onlyRight.filter((page) => !own.some(isSamePage(page)));
  return [...pages, ...onlyThere]
    .map((page) => ({ ...page, answers: page.answers.filter((answer) => answer !== undefined) }))
    .filter(({ answers }) => answers.length > 0);
}

/** Compares two texts that users typed: spaces, punctuation, width and case are ignored. */
export function compareTexts(left: string, right: string): ComparisonResult | undefined {
  const [one, other] = [normalizeText(left), normalizeText(right)];
  if (one === '' && other === '') return undefined;
  if (one === '') return 'onlyThere';
  if (other === '') return 'onlyHere';
  if (one === other) return 'equal';
  return similarity(one, other) >= similarityThreshold ? 'similar' : 'different';
}

function isSamePage({ pageID }: Pick<ComparedPage, 'pageID'>) {
  return (page: Pick<ComparedPage, 'pageID'>) => page.pageID === pageID;
}

function answersById(pages: readonly AnswerPage[]): ReadonlyMap<string, Answer> {
  const all = pages.flatMap(({ groups }) => groups.flatMap(({ answers }) => answers));
  return new Map(all.map((answer) => [answer.questionID, answer]));
}

function compare(left: Answer | undefined, right: Answer | undefined): ComparedAnswer | undefined {
  const question = left ?? right;
  if (question === undefined || fileTypes.includes(question.type)) return undefined;
  const result = compareAnswerValues(left, right, question.type);
  if (result === undefined) return undefined;
  const { questionID, label } = question;
  return { questionID, label, left: left?.display ?? noText, right: right?.display ?? noText, result };
}

function compareAnswerValues(
  left: Answer | undefined,
  right: Answer | undefined,
  type: Answer['type'],
): ComparisonResult | undefined {
  const [one, other] = [valuesOf(left), valuesOf(right)];
  if (!choiceTypes.includes(type)) return compareWrittenAnswers(one.join(' '), other.join(' '), type);
  if (one.length === 0 || other.length === 0) return compareTexts(one.join(' '), other.join(' '));
  const common = one.filter((value) => other.includes(value)).length;
  if (common === one.length && common === other.length) return 'equal';
  return common > 0 ? 'similar' : 'different';
}

/** That two applicants use the same provider does not make their addresses similar. */
function compareWrittenAnswers(left: string, right: string, type: Answer['type']): ComparisonResult | undefined {
  const result = compareTexts(left, right);
  if (type !== 'Emailbox' || result !== 'similar') return result;
  const [one = '', other = ''] = [left, right].map((address) => address.split('@')[0]);
  return compareTexts(one, other) === 'different' ? 'different' : 'similar';
}

function valuesOf(answer: Answer | undefined): readonly string[] {
  const value = answer?.value ?? null;
  if (value === null) return [];
  return (typeof value === 'string' ? [value] : value).filter((each) => each.trim() !== '');
}

/** Lines of an address may break at different places. */
function normalizeText(text: string): string {
  return foldText(text).replaceAll('\n', '');
}
