import { expect, it } from 'vitest';
import { readTemplate } from './templates.ts';
import { toItem } from './toItem.ts';

const template = readTemplate('list');
const item = (name: string, simplified?: string, traditional?: string) =>
  toItem({ name, simplified, traditional }, template);

it('has an English noun and two Chinese ones, or the English one', () => {
  expect(item('fee-change', ' 费率变更 ', '收費變更')).toEqual({
    name: 'fee-change',
    titles: { 'zh-Hans': '费率变更', 'zh-Hant': '收費變更' },
  });
  expect(item('fee-change').titles).toEqual({ 'zh-Hans': 'fee change', 'zh-Hant': 'fee change' });
});

it.each(['complaint', 'review', 'document', 'bus', 'address', 'analysis', 'class-action', 'kyc-check2'])(
  'can be %s',
  (name) => expect(item(name).name).toBe(name),
);

it.each([
  [
    'Fee change',
    'it consists of lower-case words and digits with "-" between them and begins with a letter: fee-change?',
  ],
  ['投诉', 'and begins with a letter.'],
  ['x', 'and begins with a letter.'],
  ['a'.repeat(31), 'it has at most 30 characters.'],
  ['complaints', 'it is the singular: complaint?'],
  ['class', 'class is a word of TypeScript.'],
  ['let', 'let is a word of TypeScript.'],
  ['await', 'await is a word of TypeScript.'],
  // Names that the template has: a variable, a local one, a type of TypeScript, a call of the SDK.
  ['note', 'uses the name note for something else.'],
  ['date', 'uses the name date for something else.'],
  ['record', 'uses the name Record for something else.'],
  ['operation-record', 'uses the name listOperationRecords for something else.'],
])('cannot be %s', (name, problem) => {
  expect(() => item(name)).toThrow(
    expect.objectContaining({ code: 'ITEM_INVALID', message: expect.stringContaining(problem) as string }),
  );
});

it('has Chinese words that can stand in a text', () => {
  expect(() => item('complaint', '投诉', '{{投訴}}')).toThrow('A title cannot contain');
});
