// Two applications, answer by answer. How alike the people behind them are is for the server to say (similarity scores);
// here every answer is compared, so that staff see at once what is the same and what is not.
import type { AnswerPage, ApplicationDetail, LocalText } from '@brokerdesk/plugin-sdk';
import { likenessOf } from './likenessOf.ts';

/** How two values stand to each other. */
export type Mark = 'equal' | 'similar' | 'different' | 'onlyHere' | 'onlyThere';

/** One question with the answers of both, as people read them; empty where one has none. */
export interface ComparedAnswer {
  readonly questionID: string;
  readonly label: LocalText;
  readonly here: LocalText;
  readonly there: LocalText;
  readonly mark: Mark;
}

/** One page of the template with the answers that either of the two has given. */
export interface ComparedPage {
  readonly pageID: string;
  readonly title: LocalText;
  readonly answers: readonly ComparedAnswer[];
}

type Answer = AnswerPage['groups'][number]['answers'][number];

/** Free texts are similar from here on. */
const similarFrom = 0.6;
const noText: LocalText = { EN: '', SC: '', TC: '' };
/** What is looked at rather than read. */
const pictures: readonly Answer['type'][] = ['FileUpload', 'Signature'];
const chosen: readonly Answer['type'][] = ['Selectbox', 'Radiobox', 'Checkbox', 'ScoreResult'];

/** Compares all answers, in the order of the first application; what neither has answered is left out. */
export function compareAnswers(
  here: Pick<ApplicationDetail, 'pages'>,
  there: Pick<ApplicationDetail, 'pages'>,
): readonly ComparedPage[] {
  const others = answersById(there.pages);
  const known = answersById(here.pages);
  const own = here.pages.map(({ pageID, title, groups }) => ({
    pageID,
    title,
    answers: groups.flatMap(({ answers }) => answers.map((answer) => compare(answer, others.get(answer.questionID)))),
  }));
  // Questions of another template, or of a newer version of the same.
  const further = there.pages.map(({ pageID, title, groups }) => ({
    pageID,
    title,
    answers: groups.flatMap(({ answers }) =>
      answers.filter(({ questionID }) => !known.has(questionID)).map((answer) => compare(undefined, answer)),
    ),
  }));
  const pages = own.map((page) => ({
    ...page,
    answers: [...page.answers, ...further.filter(isSamePage(page)).flatMap(({ answers }) => answers)],
  }));
  const onlyThere = further.filter((page) => !own.some(isSamePage(page)));
  return [...pages, ...onlyThere]
    .map((page) => ({ ...page, answers: page.answers.filter((answer) => answer !== undefined) }))
    .filter(({ answers }) => answers.length > 0);
}

/** Compares two texts that people have written: spaces, signs, width and capitals are matters of spelling. */
export function markOf(here: string, there: string): Mark | undefined {
  const [one, other] = [plain(here), plain(there)];
  if (one === '' && other === '') return undefined;
  if (one === '') return 'onlyThere';
  if (other === '') return 'onlyHere';
  if (one === other) return 'equal';
  return likenessOf(one, other) >= similarFrom ? 'similar' : 'different';
}

function isSamePage({ pageID }: Pick<ComparedPage, 'pageID'>) {
  return (page: Pick<ComparedPage, 'pageID'>) => page.pageID === pageID;
}

function answersById(pages: readonly AnswerPage[]): ReadonlyMap<string, Answer> {
  const all = pages.flatMap(({ groups }) => groups.flatMap(({ answers }) => answers));
  return new Map(all.map((answer) => [answer.questionID, answer]));
}

function compare(here: Answer | undefined, there: Answer | undefined): ComparedAnswer | undefined {
  const question = here ?? there;
  if (question === undefined || pictures.includes(question.type)) return undefined;
  const mark = markAnswers(here, there, question.type);
  if (mark === undefined) return undefined;
  const { questionID, label } = question;
  return { questionID, label, here: here?.display ?? noText, there: there?.display ?? noText, mark };
}

function markAnswers(here: Answer | undefined, there: Answer | undefined, type: Answer['type']): Mark | undefined {
  const [one, other] = [valuesOf(here), valuesOf(there)];
  if (!chosen.includes(type)) return markWritten(one.join(' '), other.join(' '), type);
  if (one.length === 0 || other.length === 0) return markOf(one.join(' '), other.join(' '));
  const common = one.filter((value) => other.includes(value)).length;
  if (common === one.length && common === other.length) return 'equal';
  return common > 0 ? 'similar' : 'different';
}

/** That two people use the same provider says nothing about their addresses. */
function markWritten(here: string, there: string, type: Answer['type']): Mark | undefined {
  const mark = markOf(here, there);
  if (type !== 'Emailbox' || mark !== 'similar') return mark;
  const [one = '', other = ''] = [here, there].map((address) => address.split('@')[0]);
  return markOf(one, other) === 'different' ? 'different' : 'similar';
}

function valuesOf(answer: Answer | undefined): readonly string[] {
  const value = answer?.value ?? null;
  if (value === null) return [];
  return (typeof value === 'string' ? [value] : value).filter((each) => each.trim() !== '');
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
