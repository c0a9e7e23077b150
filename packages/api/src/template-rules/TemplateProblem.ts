// How the problems of a template are named, wherever the template comes from.
import type { DeepReadonly } from '../DeepReadonly.ts';
import type { LocalText } from '../lists.ts';
import type { ScoreBandOnWire, TemplateComponent, TemplatePage } from '../templatePages.ts';

/** The rules of templates, by the name that the wire uses (specification, section 5). */
export const templateRules = [
  'no-pages',
  'no-groups',
  'empty-group',
  'duplicate',
  'too-many',
  'required',
  'no-options',
  'options-not-allowed',
  'duplicate-option',
  'one-default',
  'score-not-allowed',
  'default-not-allowed',
  'default-invalid',
  'read-only-default',
  'range',
  'core-missing',
  'core-type',
  'core-required',
  'core-always',
  'not-core',
  'shown-if-question',
  'shown-if-option',
  'no-classes',
  'no-points',
  'class-start',
  'class-end',
] as const;

/** A rule that a template can break. */
export type TemplateRule = (typeof templateRules)[number];

/** A rule that a template breaks, and where. */
export interface TemplateProblem {
  /** Dotted, to the field, as in `pages.0.groups.1.components.2.label.EN`. */
  readonly path: string;
  readonly rule: TemplateRule;
  /** The name of the core question that is missing. */
  readonly name?: DeepReadonly<LocalText>;
}

/** A template, and how its parts are called. */
export interface TemplateToCheck {
  readonly pages: DeepReadonly<readonly TemplatePage[]>;
  readonly classification: DeepReadonly<readonly ScoreBandOnWire[]>;
  /** The questions that every template must contain. */
  readonly coreComponents: readonly DeepReadonly<TemplateComponent>[];
  /** How things are called where they come from: the body of a request, or a file. */
  readonly paths: TemplatePaths;
}

/** Names the parts of a template by their position. */
export interface TemplatePaths {
  readonly questions: string;
  readonly classification: string;
  page(page: number): string;
  group(page: number, group: number): string;
  component(page: number, group: number, component: number): string;
}

/** Paths in the body of a request. */
export const templateBodyPaths: TemplatePaths = {
  questions: 'pages',
  classification: 'classification',
  page: (page) => `pages.${page}`,
  group: (page, group) => `pages.${page}.groups.${group}`,
  component: (page, group, component) => `pages.${page}.groups.${group}.components.${component}`,
};

/** A component and the path that leads to it. */
export interface PlacedComponent {
  readonly component: DeepReadonly<TemplateComponent>;
  readonly path: string;
}
