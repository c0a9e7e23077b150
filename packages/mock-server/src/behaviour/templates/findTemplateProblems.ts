// The rules of templates (specification, section 5). Each problem names the very component, option or class, so that an
// editor can lead there.
import { type TemplateComponent, templateLimits } from '@brokerdesk/api';
import { coreComponents } from '@brokerdesk/fixtures';
import type { FieldRefusal, Texts } from '../../pipeline/refusals.ts';
import { findComponentProblems } from './findComponentProblems.ts';
import { findScoreProblems } from './findScoreProblems.ts';
import { type Placed, problemAt, type TemplateToCheck } from './templateProblems.ts';
import { templateRuleTexts } from './templateRuleTexts.ts';

const maximumProblems = 100;

export function findTemplateProblems(template: TemplateToCheck): FieldRefusal[] {
  const { pages, paths } = template;
  if (pages.length === 0) return [problemAt(paths.questions, 'no-pages')];
  const placed = placeComponents(template);
  if (placed.length > templateLimits.questions) return [problemAt(paths.questions, 'too-many')];
  const known = new Map<string, TemplateComponent>();
  const problems = findFrameProblems(template);
  for (const { component, path } of placed) {
    if (known.has(component.questionID)) problems.push(problemAt(`${path}.questionID`, 'duplicate'));
    problems.push(...findComponentProblems({ component, path }, known));
    known.set(component.questionID, component);
    if (problems.length > maximumProblems) break;
  }
  problems.push(...findMissingCore(known, paths.questions), ...findScoreProblems(template, placed));
  return problems.slice(0, maximumProblems);
}

function placeComponents({ pages, paths }: TemplateToCheck): Placed[] {
  return pages.flatMap(({ groups }, page) =>
    groups.flatMap(({ components }, group) =>
      components.map((component, index) => ({ component, path: paths.component(page, group, index) })),
    ),
  );
}

/** Pages and groups: each with something in it, none named twice. */
function findFrameProblems({ pages, paths }: TemplateToCheck): FieldRefusal[] {
  const problems: FieldRefusal[] = [];
  const pageIDs = new Set<string>();
  const groupIDs = new Set<string>();
  pages.forEach(({ pageID, groups }, page) => {
    if (pageIDs.has(pageID)) problems.push(problemAt(`${paths.page(page)}.pageID`, 'duplicate'));
    pageIDs.add(pageID);
    if (groups.length === 0) problems.push(problemAt(`${paths.page(page)}.groups`, 'no-groups'));
    groups.forEach(({ groupID, components }, group) => {
      const path = paths.group(page, group);
      if (groupIDs.has(groupID)) problems.push(problemAt(`${path}.groupID`, 'duplicate'));
      groupIDs.add(groupID);
      if (components.length === 0) problems.push(problemAt(`${path}.components`, 'empty-group'));
    });
  });
  return problems;
}

function findMissingCore(known: ReadonlyMap<string, TemplateComponent>, path: string): FieldRefusal[] {
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
