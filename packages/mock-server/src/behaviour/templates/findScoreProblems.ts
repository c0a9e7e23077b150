import { maximumScore } from '@brokerdesk/fixtures';
import type { FieldRefusal } from '../../pipeline/refusals.ts';
import { readTemplate } from './templateWire.ts';
import { type Placed, problemAt, type TemplateToCheck } from './templateProblems.ts';

/** Every score that can be reached has one class, and a result has classes to show. */
export function findScoreProblems(
  { pages, classification, paths }: TemplateToCheck,
  placed: readonly Placed[],
): FieldRefusal[] {
  const result = placed.find(({ component }) => component.type === 'ScoreResult');
  if (classification.length === 0) return result ? [problemAt(`${result.path}.type`, 'no-classes')] : [];
  const most = maximumScore({ pages: readTemplate(pages) });
  if (most === 0) return [problemAt(paths.classification, 'no-points')];
  const problems: FieldRefusal[] = [];
  const values = new Set<string>();
  let next = 0;
  classification.forEach(({ value, from, to }, index) => {
    const path = `${paths.classification}.${index}`;
    if (values.has(value)) problems.push(problemAt(`${path}.value`, 'duplicate'));
    values.add(value);
    if (from !== next || to < from) problems.push(problemAt(`${path}.from`, 'class-start'));
    next = to + 1;
  });
  if (next - 1 !== most)
    problems.push(problemAt(`${paths.classification}.${classification.length - 1}.to`, 'class-end'));
  return problems;
}
