import type { ScoreBandOnWire, TemplatePage } from '@brokerdesk/plugin-sdk/api';
import type { FormSchema } from '@brokerdesk/plugin-sdk/forms';
import { assembleTemplate, type JsonObject } from './assembleTemplate.ts';
import { checkShape } from './checkShape.ts';
import { findJsonError } from './findJsonError.ts';
import { placeInFile } from './placeInFile.ts';
import type { QuestionFilePlace, QuestionFileProblem, QuestionFileRule } from './QuestionFileProblem.ts';
import { findUnplacedQuestions, readLists, type UnplacedProblem } from './readLists.ts';

/** The content of a readable file. The rules of templates are not checked yet. */
export interface QuestionFileContent {
  readonly pages: readonly TemplatePage[];
  readonly classification: readonly ScoreBandOnWire[];
  /** Returns the path in the file for one in the template, such as that of a violated rule of templates. */
  readonly filePathOf: (path: string) => string;
  /** Returns the place of a path in the file. */
  readonly placeOf: (filePath: string) => QuestionFilePlace;
}

/** What a file contains, or why it cannot be used. */
export type QuestionFileResult =
  | { readonly content: QuestionFileContent; readonly problems?: never }
  | { readonly content?: never; readonly problems: readonly QuestionFileProblem[] };

/** Names the format and its version; another version has another name. */
export const questionFileFormat = 'brokerdesk-questions-1';

/** Parses the text of a question file; `schema` is that of the call that creates a template. */
export function parseQuestionFile(text: string, schema: FormSchema): QuestionFileResult {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refuse('json', findJsonError(text));
  }
  const { format } = (json ?? {}) as { readonly format?: unknown };
  if (typeof format !== 'string' || !format.startsWith('brokerdesk-questions-')) return refuse('format');
  if (format !== questionFileFormat) return refuse('version', { format });
  const { lists, problems: ofLists } = readLists(json as JsonObject);
  if (!lists) return refuseParts(json, ofLists);
  const { pages, filePathOf } = assembleTemplate(lists);
  const { classification } = json as JsonObject;
  const { template, problems: ofShape = [] } = checkShape({ ...anyTexts, pages, classification }, schema);
  const inFile = ofShape.map((problem) => ({ ...problem, path: filePathOf(problem.path) }));
  const found = [...ofLists, ...inFile];
  // A page with a wrong identifier would be reported again for each of its questions.
  const unplaced = findUnplacedQuestions(lists).filter(({ rule }) => rule === 'required' || found.length === 0);
  const problems = [...found, ...unplaced];
  if (problems.length > 0) return refuseParts(json, problems);
  return {
    content: {
      ...pickContent(template),
      filePathOf,
      placeOf: (path) => placeInFile(json, path),
    },
  };
}

/** Without the texts that a file does not have. */
function pickContent(template: unknown): Pick<QuestionFileContent, 'pages' | 'classification'> {
  const { pages, classification } = template as Pick<QuestionFileContent, 'pages' | 'classification'>;
  return { pages, classification };
}

/** A file has no name and no description, which the schema of templates requires. */
const anyTexts = { name: { EN: '-', SC: '-', TC: '-' }, description: { EN: '-', SC: '-', TC: '-' } };

/** As many as a response of the server names. */
const maximumProblems = 100;

function refuseParts(json: unknown, problems: readonly UnplacedProblem[]): QuestionFileResult {
  const first = problems.slice(0, maximumProblems);
  return { problems: first.map((problem) => ({ ...problem, place: placeInFile(json, problem.path) })) };
}

/** Returns the result for a file that cannot be read at all. */
export function refuse(rule: QuestionFileRule, values: QuestionFileProblem['values'] = {}): QuestionFileResult {
  return { problems: [{ path: '', place: { field: '' }, rule, values }] };
}
