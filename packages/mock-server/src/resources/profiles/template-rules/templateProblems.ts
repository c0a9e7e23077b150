// How the problems of a template are named, wherever the template comes from.
import type { ScoreBandOnWire, TemplateComponent, TemplatePage } from '@brokerdesk/api';
import type { LocalizedFieldProblem } from '../../../pipeline/errorResponses.ts';
import { type TemplateRule, templateRuleTexts } from './templateRuleTexts.ts';

export interface TemplateToCheck {
  readonly pages: readonly TemplatePage[];
  readonly classification: readonly ScoreBandOnWire[];
  /** How things are called where they come from: an editor's body, or a file. */
  readonly paths: TemplatePaths;
}

export interface TemplatePaths {
  readonly questions: string;
  readonly classification: string;
  page(page: number): string;
  group(page: number, group: number): string;
  component(page: number, group: number, component: number): string;
}

/** Paths in the body of a request. */
export const bodyPaths: TemplatePaths = {
  questions: 'pages',
  classification: 'classification',
  page: (page) => `pages.${page}`,
  group: (page, group) => `pages.${page}.groups.${group}`,
  component: (page, group, component) => `pages.${page}.groups.${group}.components.${component}`,
};

/** A component and the path that leads to it. */
export interface PlacedComponent {
  readonly component: TemplateComponent;
  readonly path: string;
}

/** One problem, in words. */
export function createTemplateProblem(path: string, rule: TemplateRule): LocalizedFieldProblem {
  return { path, rule, texts: templateRuleTexts[rule] };
}
