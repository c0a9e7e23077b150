import { maximumScore } from '@brokerdesk/fixtures';
import type { LocalizedFieldProblem } from '../../../pipeline/errorResponses.ts';
import { fromWireTemplate } from '../templateWire.ts';
import { type PlacedComponent, createTemplateProblem, type TemplateToCheck } from './templateProblems.ts';

/** Every score that can be reached has one class, and a result has classes to show. */
export function findScoreProblems(
  { pages, classification, paths }: TemplateToCheck,
  placed: readonly PlacedComponent[],
): LocalizedFieldProblem[] {
  const result = placed.find(({ component }) => component.type === 'ScoreResult');
  if (classification.length === 0) return result ? [createTemplateProblem(`${result.path}.type`, 'no-classes')] : [];
  const most = maximumScore({ pages: fromWireTemplate(pages) });
  if (most === 0) return [createTemplateProblem(paths.classification, 'no-points')];
  const problems: LocalizedFieldProblem[] = [];
  const values = new Set<string>();
  let next = 0;
  classification.forEach(({ value, from, to }, index) => {
    const path = `${paths.classification}.${index}`;
    if (values.has(value)) problems.push(createTemplateProblem(`${path}.value`, 'duplicate'));
    values.add(value);
    if (from !== next || to < from) problems.push(createTemplateProblem(`${path}.from`, 'class-start'));
    next = to + 1;
  });
  if (next - 1 !== most)
    problems.push(createTemplateProblem(`${paths.classification}.${classification.length - 1}.to`, 'class-end'));
  return problems;
}
