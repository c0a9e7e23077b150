// A template as large as the aim has it: 200 questions on 30 pages in three languages, with conditions and points.
import type { TemplateComponent, TemplatePage } from '@brokerdesk/api';

const types = ['Textbox', 'Numberbox', 'Radiobox', 'Checkbox', 'Selectbox', 'Date', 'Multilinebox', 'Textbox'] as const;
const [pageCount, questionCount] = [30, 200];

/** The pages of the template; each has two groups. */
export const pages: readonly TemplatePage[] = Array.from({ length: pageCount }, (_, page) => {
  const first = Math.floor((page * questionCount) / pageCount);
  const end = Math.floor(((page + 1) * questionCount) / pageCount);
  const middle = Math.ceil((first + end) / 2);
  const numbers = Array.from({ length: end - first }, (_one, at) => first + at);
  return {
    pageID: `page${page}`,
    title: inAll(`Page ${page}`),
    groups: [
      createGroup(
        `group${page}a`,
        numbers.filter((number) => number < middle),
      ),
      createGroup(
        `group${page}b`,
        numbers.filter((number) => number >= middle),
      ),
    ],
  };
});

function createGroup(groupID: string, numbers: readonly number[]) {
  return {
    groupID,
    nameEN: groupID,
    nameSC: `组 ${groupID}`,
    nameTC: `組 ${groupID}`,
    components: numbers.map(createQuestion),
  };
}

function createQuestion(number: number): TemplateComponent {
  const type = types[number % types.length] ?? 'Textbox';
  const hasOptions = type === 'Radiobox' || type === 'Checkbox' || type === 'Selectbox';
  // The single choice before it, if it has one.
  const source = number - (number % types.length) - types.length + 2;
  return {
    questionID: `q${number}`,
    type,
    label: inAll(`Question ${number} about the applicant`),
    help: inAll(`What the applicant has to know about question ${number}`),
    required: number % 2 === 0,
    ...(number % 3 === 0 && source > 0 ? { shownIf: { questionID: `q${source}`, values: ['A', 'B'] } } : {}),
    ...(hasOptions && {
      options: ['A', 'B', 'C', 'D'].map((value, at) => ({
        value,
        label: inAll(`Option ${value} of question ${number}`),
        ...(type === 'Radiobox' && { score: at }),
      })),
    }),
  };
}

/** The highest total of points. */
export const mostPoints =
  3 * pages.flatMap(({ groups }) => groups.flatMap(({ components }) => components)).filter(isRadio).length;

function isRadio({ type }: TemplateComponent): boolean {
  return type === 'Radiobox';
}

function inAll(text: string) {
  return { EN: text, SC: `${text} 简体`, TC: `${text} 繁體` };
}
