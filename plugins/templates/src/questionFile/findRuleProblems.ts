// The rules of templates and the library of their schemas are fetched with the first question file.
import {
  findTemplateProblems,
  templateBodyPaths,
  type TemplateComponent,
  type TemplateProblem,
} from '@brokerdesk/plugin-sdk/api';
import type { QuestionFileContent } from '../model/questionFile/parseQuestionFile.ts';

/** Lists the rules of templates that the content of a file breaks, with paths in the template. */
export function findRuleProblems(
  { pages, classification }: Pick<QuestionFileContent, 'pages' | 'classification'>,
  coreComponents: readonly TemplateComponent[],
): readonly TemplateProblem[] {
  return findTemplateProblems({ pages, classification, coreComponents, paths: templateBodyPaths });
}
