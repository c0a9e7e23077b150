import { componentTypes, templateComponent, type TemplateComponent } from '@brokerdesk/plugin-sdk/api';
import { describe, expect, it } from 'vitest';
import { changeType } from './changeType.ts';
import { componentTypesInOrder, hasField } from './questionFields.ts';

const text = { EN: 'A', SC: '甲', TC: '甲' };
const base: TemplateComponent = { questionID: 'q', type: 'Textbox', label: text, required: true };
const choice: TemplateComponent = {
  ...base,
  type: 'Radiobox',
  help: text,
  options: [
    { value: 'A', label: text, score: 1, isDefault: true },
    { value: 'B', label: text, score: 2 },
  ],
  shownIf: { questionID: 'earlier', values: ['X'] },
  textVersion: '2026-01',
};

it('knows every type of the contract', () => {
  expect([...componentTypesInOrder].toSorted()).toEqual([...componentTypes].toSorted());
});

describe('another type', () => {
  it.each<[string, TemplateComponent, TemplateComponent['type'], readonly string[]]>([
    ['keeps everything between lists of one choice', choice, 'Selectbox', []],
    ['loses the points where several can be chosen', choice, 'Checkbox', ['scores']],
    ['loses the options of a text', choice, 'Textbox', ['options', 'textVersion']],
    ['loses the label of a line break', { ...base, help: text }, 'Linebreak', ['help', 'label']],
    ['keeps a default between texts', { ...base, defaultValue: 'x', maxLength: 9 }, 'Multilinebox', []],
    [
      'loses a default of another format',
      { ...base, defaultValue: 'x', maxLength: 9 },
      'Date',
      ['defaultValue', 'maxLength'],
    ],
    ['loses the limits of a number', { ...base, type: 'Numberbox', minimum: 0, maximum: 5 }, 'Textbox', ['range']],
    [
      'loses what only answers have',
      { ...base, readOnly: true, defaultValue: 'x' },
      'Label',
      ['readOnly', 'defaultValue'],
    ],
    [
      'keeps the first default where one can be chosen',
      {
        ...choice,
        type: 'Checkbox',
        options: choice.options?.map(({ value, label }) => ({ value, label, isDefault: true })),
      },
      'Radiobox',
      ['defaults'],
    ],
  ])('%s', (_title, question, type, lost) => {
    const change = changeType(question, type);
    expect([...change.lost].toSorted()).toEqual([...lost].toSorted());
    expect(change.question.type).toBe(type);
    expect(change.question.shownIf).toBe(question.shownIf);
  });

  it('has only fields of its type, and is valid for the contract, from each type to each', () => {
    for (const from of componentTypes)
      for (const to of componentTypes) {
        const { question } = changeType(changeType(choice, from).question, to);
        expect(templateComponent.safeParse(question).success).toBe(true);
        expect(question.options !== undefined).toBe(hasField(to, 'options'));
        expect(question.required && !hasField(to, 'required')).toBe(false);
      }
  });

  it('gives a choice without options two to begin with', () => {
    expect(changeType(base, 'Selectbox').question.options?.map(({ value }) => value)).toEqual(['A', 'B']);
  });
});
