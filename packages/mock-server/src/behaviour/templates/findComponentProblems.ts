import type { TemplateComponent } from '@brokerdesk/api';
import { coreComponents } from '@brokerdesk/fixtures';
import type { FieldRefusal } from '../../pipeline/refusals.ts';
import { findBrokenRule, isWritable } from '../answers/answerRules.ts';
import { type Placed, problemAt } from './templateProblems.ts';
import type { TemplateRule } from './templateRuleTexts.ts';

const coreById = new Map(coreComponents.map((component) => [component.questionID, component]));
const oneChoice: ReadonlySet<string> = new Set(['Selectbox', 'Radiobox']);
const languages = ['EN', 'SC', 'TC'] as const;

/** Checks one component; `earlier` holds those before it. */
export function findComponentProblems(placed: Placed, earlier: ReadonlyMap<string, TemplateComponent>): FieldRefusal[] {
  const { component, path } = placed;
  const broken: (readonly [path: string, rule: TemplateRule])[] = [
    ...findLabelProblems(component),
    ...findOptionProblems(component),
    ...findDefaultProblems(component),
    ...findCoreProblems(component),
    ...findConditionProblems(component, earlier),
  ];
  return broken.map(([field, rule]) => problemAt(`${path}.${field}`, rule));
}

type Found = (readonly [path: string, rule: TemplateRule])[];

function hasOneChoice({ type }: TemplateComponent): boolean {
  return oneChoice.has(type);
}

/** A text is there in all three languages; of a hint, in all or none. A line break has nothing to read. */
function findLabelProblems({ type, label, help }: TemplateComponent): Found {
  const found: Found = [];
  if (type !== 'Linebreak')
    for (const language of languages) if (!label[language]) found.push([`label.${language}`, 'required']);
  if (help && languages.some((language) => help[language] !== ''))
    for (const language of languages) if (!help[language]) found.push([`help.${language}`, 'required']);
  return found;
}

function findOptionProblems(component: TemplateComponent): Found {
  const { type, options } = component;
  if (!hasOneChoice(component) && type !== 'Checkbox') {
    return options && options.length > 0 ? [['options', 'options-not-allowed']] : [];
  }
  if (!options || options.length === 0) return [['options', 'no-options']];
  const found: Found = [];
  const values = new Set<string>();
  let defaults = 0;
  options.forEach(({ value, label, score, isDefault }, index) => {
    if (values.has(value)) found.push([`options.${index}.value`, 'duplicate-option']);
    values.add(value);
    for (const language of languages)
      if (!label[language]) found.push([`options.${index}.label.${language}`, 'required']);
    if (isDefault) defaults += 1;
    if (isDefault && defaults > 1 && hasOneChoice(component)) found.push([`options.${index}.isDefault`, 'one-default']);
    if (score !== undefined && !hasOneChoice(component)) found.push([`options.${index}.score`, 'score-not-allowed']);
  });
  return found;
}

function findDefaultProblems(component: TemplateComponent): Found {
  const { options, defaultValue = '', readOnly, minimum, maximum } = component;
  const found: Found = [];
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

/** What the back office needs has to stay what it is, be asked of everybody and be answered. */
function findCoreProblems(component: TemplateComponent): Found {
  const core = coreById.get(component.questionID);
  if (!core) return component.core ? [['core', 'not-core']] : [];
  const found: Found = [];
  const known = new Set(core.options?.map(({ value }) => value));
  const isStrange = component.questionID === 'idType' && component.options?.some(({ value }) => !known.has(value));
  if (component.type !== core.type) found.push(['type', 'core-type']);
  if (isStrange) found.push(['options', 'core-type']);
  if (core.required && !component.required) found.push(['required', 'core-required']);
  if (component.core === false) found.push(['core', 'core-type']);
  if (component.shownIf) found.push(['shownIf', 'core-always']);
  return found;
}

function findConditionProblems({ shownIf }: TemplateComponent, earlier: ReadonlyMap<string, TemplateComponent>): Found {
  if (!shownIf) return [];
  const question = earlier.get(shownIf.questionID);
  if (!question || !hasOneChoice(question)) return [['shownIf.questionID', 'shown-if-question']];
  const values = new Set(question.options?.map(({ value }) => value));
  if (shownIf.values.length === 0) return [['shownIf.values', 'shown-if-option']];
  return shownIf.values.flatMap(
    (value, index): Found => (values.has(value) ? [] : [[`shownIf.values.${index}`, 'shown-if-option']]),
  );
}
