import type { DeepReadonly } from '../DeepReadonly.ts';
import { isWritable } from '../answer-rules/answers.ts';
import { findBrokenRule } from '../answer-rules/findBrokenRule.ts';
import type { TemplateComponent } from '../templatePages.ts';
import type { PlacedComponent, TemplateProblem, TemplateRule } from './TemplateProblem.ts';

type Component = DeepReadonly<TemplateComponent>;

const singleChoiceTypes: ReadonlySet<string> = new Set(['Selectbox', 'Radiobox']);
const languages = ['EN', 'SC', 'TC'] as const;

/** What the rules of a component depend on, by `questionID`. */
export interface ComponentSurroundings {
  /** The components before it. */
  readonly earlier: ReadonlyMap<string, Component>;
  /** The components that every template must contain. */
  readonly core: ReadonlyMap<string, Component>;
}

/** Finds the rules that one component breaks. */
export function findComponentProblems(
  { component, path }: PlacedComponent,
  { earlier, core }: ComponentSurroundings,
): TemplateProblem[] {
  const brokenRules: (readonly [path: string, rule: TemplateRule])[] = [
    ...findLabelProblems(component),
    ...findOptionProblems(component),
    ...findDefaultProblems(component),
    ...findCoreProblems(component, core.get(component.questionID)),
    ...findConditionProblems(component, earlier),
  ];
  return brokenRules.map(([field, rule]) => ({ path: `${path}.${field}`, rule }));
}

type FoundProblems = (readonly [path: string, rule: TemplateRule])[];

function isSingleChoice({ type }: Component): boolean {
  return singleChoiceTypes.has(type);
}

/** A text needs all three languages; a hint needs all or none. A line break has no text. */
function findLabelProblems({ type, label, help }: Component): FoundProblems {
  const found: FoundProblems = [];
  if (type !== 'Linebreak')
    for (const language of languages) if (!label[language]) found.push([`label.${language}`, 'required']);
  if (help && languages.some((language) => help[language] !== ''))
    for (const language of languages) if (!help[language]) found.push([`help.${language}`, 'required']);
  return found;
}

function findOptionProblems(component: Component): FoundProblems {
  const { type, options } = component;
  if (!isSingleChoice(component) && type !== 'Checkbox') {
    return options && options.length > 0 ? [['options', 'options-not-allowed']] : [];
  }
  if (!options || options.length === 0) return [['options', 'no-options']];
  const found: FoundProblems = [];
  const values = new Set<string>();
  let defaults = 0;
  options.forEach(({ value, label, score, isDefault }, index) => {
    if (values.has(value)) found.push([`options.${index}.value`, 'duplicate-option']);
    values.add(value);
    for (const language of languages)
      if (!label[language]) found.push([`options.${index}.label.${language}`, 'required']);
    if (isDefault) defaults += 1;
    if (isDefault && defaults > 1 && isSingleChoice(component))
      found.push([`options.${index}.isDefault`, 'one-default']);
    if (score !== undefined && !isSingleChoice(component)) found.push([`options.${index}.score`, 'score-not-allowed']);
  });
  return found;
}

function findDefaultProblems(component: Component): FoundProblems {
  const { options, defaultValue = '', readOnly, minimum, maximum } = component;
  const found: FoundProblems = [];
  if (minimum !== undefined && maximum !== undefined && minimum > maximum) found.push(['minimum', 'range']);
  const hasChoices = options !== undefined && options.length > 0;
  if (defaultValue !== '' && (hasChoices || !isWritable(component)))
    found.push(['defaultValue', 'default-not-allowed']);
  else if (defaultValue !== '' && findBrokenRule(component, defaultValue))
    found.push(['defaultValue', 'default-invalid']);
  const hasDefault = hasChoices ? options.some(({ isDefault }) => isDefault) : defaultValue !== '';
  if (readOnly && isWritable(component) && !hasDefault) found.push(['readOnly', 'read-only-default']);
  return found;
}

/** Fields that the back office needs must keep their definition, be asked unconditionally and be required. */
function findCoreProblems(component: Component, core: Component | undefined): FoundProblems {
  if (!core) return component.core ? [['core', 'not-core']] : [];
  const found: FoundProblems = [];
  const known = new Set(core.options?.map(({ value }) => value));
  const hasUnknownOption =
    component.questionID === 'idType' && component.options?.some(({ value }) => !known.has(value));
  if (component.type !== core.type) found.push(['type', 'core-type']);
  if (hasUnknownOption) found.push(['options', 'core-type']);
  if (core.required && !component.required) found.push(['required', 'core-required']);
  if (component.core === false) found.push(['core', 'core-type']);
  if (component.shownIf) found.push(['shownIf', 'core-always']);
  return found;
}

function findConditionProblems({ shownIf }: Component, earlier: ReadonlyMap<string, Component>): FoundProblems {
  if (!shownIf) return [];
  const question = earlier.get(shownIf.questionID);
  if (!question || !isSingleChoice(question)) return [['shownIf.questionID', 'shown-if-question']];
  const values = new Set(question.options?.map(({ value }) => value));
  if (shownIf.values.length === 0) return [['shownIf.values', 'shown-if-option']];
  return shownIf.values.flatMap(
    (value, index): FoundProblems => (values.has(value) ? [] : [[`shownIf.values.${index}`, 'shown-if-option']]),
  );
}
