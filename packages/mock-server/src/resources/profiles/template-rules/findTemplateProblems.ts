// The rules of templates (specification, section 5). Each problem names the exact component, option or class, so that
// an editor can navigate to it.
import { type TemplateComponent, templateLimits } from '@brokerdesk/api';
import { coreComponents } from '@brokerdesk/fixtures';
import type { LocalizedFieldProblem, Texts } from '../../../pipeline/errorResponses.ts';
import { findComponentProblems } from './findComponentProblems.ts';
import { findScoreProblems } from './findScoreProblems.ts';
import { type PlacedComponent, createTemplateProblem, type TemplateToCheck } from './templateProblems.ts';
import { templateRuleTexts } from './templateRuleTexts.ts';

const maximumProblems = 100;

export function findTemplateProblems(template: TemplateToCheck): LocalizedFieldProblem[] {
  const { pages, paths } = template;
  if (pages.length === 0) return [createTemplateProblem(paths.questions, 'no-pages')];
  const placed = listPlacedComponents(template);
  if (placed.length > templateLimits.questions) return [createTemplateProblem(paths.questions, 'too-many')];
  const known = new Map<string, TemplateComponent>();
  const problems = findStructureProblems(template);
  for (const { component, path } of placed) {
    if (known.has(component.questionID)) problems.push(createTemplateProblem(`${path}.questionID`, 'duplicate'));
    problems.push(...findComponentProblems({ component, path }, known));
    known.set(component.questionID, component);
    if (problems.length > maximumProblems) break;
  }
  problems.push(...findMissingCore(known, paths.questions), ...findScoreProblems(template, placed));
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
function findStructureProblems({ pages, paths }: TemplateToCheck): LocalizedFieldProblem[] {
  const problems: LocalizedFieldProblem[] = [];
  const pageIDs = new Set<string>();
  const groupIDs = new Set<string>();
  pages.forEach(({ pageID, groups }, page) => {
    if (pageIDs.has(pageID)) problems.push(createTemplateProblem(`${paths.page(page)}.pageID`, 'duplicate'));
    pageIDs.add(pageID);
    if (groups.length === 0) problems.push(createTemplateProblem(`${paths.page(page)}.groups`, 'no-groups'));
    groups.forEach(({ groupID, components }, group) => {
      const path = paths.group(page, group);
      if (groupIDs.has(groupID)) problems.push(createTemplateProblem(`${path}.groupID`, 'duplicate'));
      groupIDs.add(groupID);
      if (components.length === 0) problems.push(createTemplateProblem(`${path}.components`, 'empty-group'));
    });
  });
  return problems;
}

function findMissingCore(known: ReadonlyMap<string, TemplateComponent>, path: string): LocalizedFieldProblem[] {
  return coreComponents
    .filter(({ questionID }) => !known.has(questionID))
    .map(({ label }) => {
      const { en_US, zh_CN, zh_HK } = templateRuleTexts['core-missing'];
      const texts: Texts = {
        en_US: en_US.replace('{name}', label.EN),
        zh_CN: zh_CN.replace('{name}', label.SC),
        zh_HK: zh_HK.replace('{name}', label.TC),
      };
      return { path, rule: 'core-missing', texts };
    });
}
