import { maximumScore } from './scores.ts';
import type { PlacedComponent, TemplateProblem, TemplateToCheck } from './TemplateProblem.ts';

/** Finds scores without exactly one class, and a result without classes to show. */
export function findScoreProblems(
  { pages, classification, paths }: TemplateToCheck,
  placed: readonly PlacedComponent[],
): TemplateProblem[] {
  const result = placed.find(({ component }) => component.type === 'ScoreResult');
  if (classification.length === 0) return result ? [{ path: `${result.path}.type`, rule: 'no-classes' }] : [];
  const most = maximumScore({ pages });
  if (most === 0) return [{ path: paths.classification, rule: 'no-points' }];
  const problems: TemplateProblem[] = [];
  const values = new Set<string>();
  let next = 0;
  classification.forEach(({ value, from, to }, index) => {
    const path = `${paths.classification}.${index}`;
    if (values.has(value)) problems.push({ path: `${path}.value`, rule: 'duplicate' });
    values.add(value);
    if (from !== next || to < from) problems.push({ path: `${path}.from`, rule: 'class-start' });
    next = to + 1;
  });
  if (next - 1 !== most)
    problems.push({ path: `${paths.classification}.${classification.length - 1}.to`, rule: 'class-end' });
  return problems;
}
