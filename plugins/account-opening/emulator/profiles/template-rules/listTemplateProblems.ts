import {
  findTemplateProblems,
  type TemplateProblem,
  type TemplateRule,
  type TemplateToCheck as CheckedTemplate,
} from '@brokerdesk/api';
import { coreComponents } from '../../../demo/profiles/systemComponents.ts';
import type { LocalizedFieldProblem } from '@brokerdesk/mock-server/engine';
import { templateRuleTexts } from './templateRuleTexts.ts';

export type TemplateToCheck = Omit<CheckedTemplate, 'coreComponents'>;

/** The rules that a template breaks (specification, section 5), in words. */
export function listTemplateProblems(template: TemplateToCheck): LocalizedFieldProblem[] {
  return findTemplateProblems({ ...template, coreComponents }).map(describeProblem);
}

function describeProblem({ path, rule, name }: TemplateProblem): LocalizedFieldProblem {
  const texts = templateRuleTexts[rule];
  if (!name) return { path, rule, texts };
  return {
    path,
    rule,
    texts: {
      en_US: texts.en_US.replace('{name}', name.EN),
      zh_CN: texts.zh_CN.replace('{name}', name.SC),
      zh_HK: texts.zh_HK.replace('{name}', name.TC),
    },
  };
}

/** One problem, in words. */
export function createTemplateProblem(path: string, rule: TemplateRule): LocalizedFieldProblem {
  return describeProblem({ path, rule });
}
