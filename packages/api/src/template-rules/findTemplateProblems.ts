// The rules of templates (specification, section 5). Each problem names the exact component, option or class, so that
// an editor can navigate to it.
import { maximumProblems } from '../shape-rules/readShapeIssue.ts';
import { templateLimits } from '../templatePages.ts';
import { findComponentProblems } from './findComponentProblems.ts';
import type { PlacedComponent, TemplateProblem, TemplateToCheck } from './TemplateProblem.ts';
import { maximumScore } from './scores.ts';

/** Finds the rules that a template breaks, the first {@link maximumProblems} in the order of its parts. */
export function findTemplateProblems(template: TemplateToCheck): TemplateProblem[] {
  const { pages, paths, coreComponents } = template;
  if (pages.length === 0) return [{ path: paths.questions, rule: 'no-pages' }];
  const placed = listPlacedComponents(template);
  if (placed.length > templateLimits.questions) return [{ path: paths.questions, rule: 'too-many' }];
  const known = new Map<string, PlacedComponent['component']>();
  const core = new Map(coreComponents.map((component) => [component.questionID, component]));
  const problems = findStructureProblems(template);
  for (const { component, path } of placed) {
    if (known.has(component.questionID)) problems.push({ path: `${path}.questionID`, rule: 'duplicate' });
    problems.push(...findComponentProblems({ component, path }, { earlier: known, core }));
    known.set(component.questionID, component);
    if (problems.length > maximumProblems) break;
  }
  problems.push(...findMissingCore(template, known), ...findScoreProblems(template, placed));
  return problems.slice(0, maximumProblems);
}

function listPlacedComponents({ pages, paths }: TemplateToCheck): PlacedComponent[] {
  return pages.flatMap(({ groups }, page) =>
    groups.flatMap(({ components }, group) =>
      components.map((component, index) => ({ component, path: paths.component(page, group, index) })),
    ),
  );
}

/** Pages and groups: each with something in it, none named twice. */
function findStructureProblems({ pages, paths }: TemplateToCheck): TemplateProblem[] {
  const problems: TemplateProblem[] = [];
  const pageIDs = new Set<string>();
  const groupIDs = new Set<string>();
  pages.forEach(({ pageID, groups }, page) => {
    if (pageIDs.has(pageID)) problems.push({ path: `${paths.page(page)}.pageID`, rule: 'duplicate' });
    pageIDs.add(pageID);
    if (groups.length === 0) problems.push({ path: `${paths.page(page)}.groups`, rule: 'no-groups' });
    groups.forEach(({ groupID, components }, group) => {
      const path = paths.group(page, group);
      if (groupIDs.has(groupID)) problems.push({ path: `${path}.groupID`, rule: 'duplicate' });
      groupIDs.add(groupID);
      if (components.length === 0) problems.push({ path: `${path}.components`, rule: 'empty-group' });
    });
  });
  return problems;
}

function findMissingCore(
  { coreComponents, paths }: TemplateToCheck,
  known: ReadonlyMap<string, unknown>,
): TemplateProblem[] {
  return coreComponents
    .filter(({ questionID }) => !known.has(questionID))
    .map(({ label }) => ({ path: paths.questions, rule: 'core-missing', name: label }));
}

/** Finds scores without exactly one class, and a result without classes to show. */
function findScoreProblems(
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
