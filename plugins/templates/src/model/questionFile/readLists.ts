// The outer structure of a question file: its lists, whose entries are objects. Everything in them is checked by the schema.
import { templateLimits } from '@brokerdesk/plugin-sdk/api';
import type { JsonObject, QuestionFileLists } from './assembleTemplate.ts';
import type { QuestionFileProblem, QuestionFileRule } from './QuestionFileProblem.ts';

/** A problem whose place is not known yet. */
export type UnplacedProblem = Omit<QuestionFileProblem, 'place'>;

/** Reads the lists of a file; `undefined` if one of them is not what it has to be. */
export function readLists(file: JsonObject): {
  readonly lists: QuestionFileLists | undefined;
  readonly problems: readonly UnplacedProblem[];
} {
  const problems = Object.keys(file)
    .filter((key) => !topFields.has(key))
    .map((key): UnplacedProblem => ({ path: key, rule: 'unknownField', values: { field: key } }));
  const report = (path: string, rule: QuestionFileRule, values: UnplacedProblem['values'] = {}) => {
    problems.push({ path, rule, values });
  };
  const listAt = (value: unknown, path: string): readonly JsonObject[] => {
    if (!Array.isArray(value)) {
      if (value === undefined) report(path, 'required');
      else report(path, 'type', { expected: 'array' });
      return [];
    }
    value.forEach((entry, index) => {
      if (!isObject(entry)) report(`${path}.${index}`, 'type', { expected: 'object' });
    });
    return value.filter((entry) => isObject(entry));
  };
  const pages = listAt(file['pages'], 'pages').map((page, index) => ({
    ...page,
    groups: listAt(page['groups'], `pages.${index}.groups`),
  }));
  const questions = listAt(file['questions'], 'questions');
  listAt(file['classification'], 'classification');
  const maximum = templateLimits.questions;
  if (questions.length > maximum) report('questions', 'atMostEntries', { maximum });
  pages.forEach(({ groups }, page) => {
    groups.forEach((group, index) => {
      // In a file, questions stand in their own list.
      const path = `pages.${page}.groups.${index}.components`;
      if ('components' in group) report(path, 'unknownField', { field: 'components' });
    });
  });
  const isBroken = problems.some(({ rule }) => rule !== 'unknownField');
  return { lists: isBroken ? undefined : { pages, questions }, problems };
}

/** Lists the questions whose page or group the file does not have. */
export function findUnplacedQuestions({ pages, questions }: QuestionFileLists): readonly UnplacedProblem[] {
  const groupsOf = new Map(
    pages.map(({ pageID, groups }) => [pageID, new Set(groups.map(({ groupID }) => groupID))] as const),
  );
  return questions.flatMap(({ pageID, groupID }, index): readonly UnplacedProblem[] => {
    const path = `questions.${index}`;
    const missing = (['pageID', 'groupID'] as const).filter((field) => questions[index]?.[field] === undefined);
    if (missing.length > 0) return missing.map((field) => ({ path: `${path}.${field}`, rule: 'required', values: {} }));
    const groups = groupsOf.get(pageID);
    if (!groups) return [{ path: `${path}.pageID`, rule: 'unknownPage', values: { id: String(pageID) } }];
    if (groups.has(groupID)) return [];
    return [{ path: `${path}.groupID`, rule: 'unknownGroup', values: { id: String(groupID), page: String(pageID) } }];
  });
}

const topFields: ReadonlySet<string> = new Set(['format', 'classification', 'pages', 'questions']);

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
