// Converts a template to a question file and back without loss, so that files can be stored, compared and passed on.
import {
  type QuestionWithPosition,
  type QuestionFile,
  questionFile,
  type TemplatePage,
  type FieldProblem,
  type TemplatePaths,
  type WireLanguage,
} from '@brokerdesk/api';
import { describeIssue, findUnknownPaths, parseJson } from '@brokerdesk/mock-server/engine';
import type { ProfileRow } from '../profiles/profileRows.ts';
import type { TemplateToCheck } from '../profiles/template-rules/listTemplateProblems.ts';
import { toWireTemplate } from '../profiles/templateWire.ts';

/** The questions of a template in their order, each with its position. */
export function listPlacedQuestions(row: Pick<ProfileRow, 'pages'>): QuestionWithPosition[] {
  return toWireTemplate(row.pages).flatMap(({ pageID, groups }) =>
    groups.flatMap(({ groupID, components }) => components.map((component) => ({ pageID, groupID, ...component }))),
  );
}

export function writeQuestionFile(row: ProfileRow): Uint8Array {
  const content: QuestionFile = {
    format: 'brokerdesk-questions-1',
    classification: row.scoreBands.map(({ value, label, from, to }) => ({ value, label, from, to })),
    pages: row.pages.map(({ pageID, title, groups }) => ({
      pageID,
      title,
      groups: groups.map(({ groupID, name }) => ({ groupID, nameEN: name.EN, nameSC: name.SC, nameTC: name.TC })),
    })),
    questions: listPlacedQuestions(row),
  };
  return Buffer.from(`${JSON.stringify(content, null, 2)}\n`);
}

export type QuestionFileResult = { readonly template: TemplateToCheck } | { readonly fields: readonly FieldProblem[] };

/**
 * Parses a file by its format. The rules of templates are checked afterwards; `paths` point to positions in the file.
 */
export function readQuestionFile(bytes: Uint8Array, language: WireLanguage): QuestionFileResult {
  const json = parseJson(bytes);
  const result = questionFile.safeParse(json, { reportInput: true });
  const issues = result.success
    ? findUnknownPaths(json, result.data).map((path) => ({ code: 'unrecognized_keys', keys: [path], path: [] }))
    : result.error.issues;
  const fields = issues.slice(0, 100).flatMap((issue) => describeIssue(issue, language));
  fields.push(...(result.success ? findUnplacedQuestions(result.data, language) : []));
  if (!result.success || fields.length > 0) {
    return { fields: fields.map((field) => ({ ...field, path: field.path === '' ? 'file' : `file.${field.path}` })) };
  }
  return { template: assembleTemplate(result.data) };
}

function findUnplacedQuestions({ pages, questions }: QuestionFile, language: WireLanguage): FieldProblem[] {
  return questions.flatMap(({ pageID, groupID }, index) => {
    const page = pages.find((candidate) => candidate.pageID === pageID);
    if (page?.groups.some((candidate) => candidate.groupID === groupID)) return [];
    const [field, input] = page ? ['groupID', groupID] : ['pageID', pageID];
    return describeIssue({ code: 'invalid_value', path: ['questions', index, field], input }, language);
  });
}

/** Puts each question into its group and remembers where in the file it stood. */
function assembleTemplate({ pages, questions, classification }: QuestionFile): TemplateToCheck {
  const questionIndexes = pages.map(({ groups }) => groups.map((): number[] => []));
  questions.forEach(({ pageID, groupID }, index) => {
    const page = pages.findIndex((candidate) => candidate.pageID === pageID);
    const group = pages[page]?.groups.findIndex((candidate) => candidate.groupID === groupID) ?? -1;
    questionIndexes[page]?.[group]?.push(index);
  });
  const assembled = pages.map(
    ({ pageID, title, groups }, page): TemplatePage => ({
      pageID,
      title,
      groups: groups.map((head, group) => ({
        ...head,
        components: (questionIndexes[page]?.[group] ?? []).flatMap((index) => withoutPlace(questions[index])),
      })),
    }),
  );
  const paths: TemplatePaths = {
    questions: 'file.questions',
    classification: 'file.classification',
    page: (page) => `file.pages.${page}`,
    group: (page, group) => `file.pages.${page}.groups.${group}`,
    component: (page, group, component) => `file.questions.${questionIndexes[page]?.[group]?.[component] ?? 0}`,
  };
  return { pages: assembled, classification, paths };
}

function withoutPlace(question: QuestionWithPosition | undefined) {
  if (!question) return [];
  const { pageID: _pageID, groupID: _groupID, ...component } = question;
  return [component];
}
