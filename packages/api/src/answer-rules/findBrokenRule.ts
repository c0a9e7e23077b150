// Rules that an answer must satisfy for its question. Templates are validated by them as well: a default must be a
// valid answer.
// The patterns alone: screens apply these rules, too, and the schemas around them would be half of their code.
import { regexes } from 'zod';
import { mobileNumberLength, mobileNumberPattern } from '../mobileNumber.ts';
import { disguisingCharacters, isInvisible } from '../plainCharacters.ts';
import { findUnprintable } from './findUnprintable.ts';
import { type AnsweredComponent, type AnswerValue, defaultAnswerOf, isWritable } from './answers.ts';

/** The rules of answers, by the name that the wire uses. */
export const answerRules = [
  'not-answerable',
  'required',
  'read-only',
  'text',
  'unprintable',
  'one-line',
  'too-long',
  'email',
  'phone',
  'number',
  'range',
  'option',
  'date',
  'under-age',
  'identity-number',
  'latin-name',
  'chinese-name',
] as const;

/** A rule that an answer can break. */
export type AnswerRule = (typeof answerRules)[number];

const emailLength = 254;

/** Returns the first rule of the question that an answer breaks; undefined if it is valid. */
export function findBrokenRule(component: AnsweredComponent, value: AnswerValue): AnswerRule | undefined {
  if (!isWritable(component)) return 'not-answerable';
  if (component.readOnly && !isSameAnswer(value, defaultAnswerOf(component))) return 'read-only';
  if (value === null || isEmpty(value)) return component.required ? 'required' : undefined;
  if (component.type === 'Checkbox') {
    const isList = typeof value !== 'string' && new Set(value).size === value.length;
    return isList && value.every((chosen) => hasOption(component, chosen)) ? undefined : 'option';
  }
  return typeof value === 'string' ? findBrokenTextRule(component, value) : 'text';
}

function isEmpty(value: NonNullable<AnswerValue>): boolean {
  return typeof value === 'string' ? isInvisible(value) : value.length === 0;
}

function isSameAnswer(left: AnswerValue, right: AnswerValue): boolean {
  if (left === null || right === null || typeof left === 'string' || typeof right === 'string') return left === right;
  return left.length === right.length && left.every((value, index) => value === right[index]);
}

const forbiddenCharacters = new RegExp(`(?![\\n\\t])[${disguisingCharacters}]`, 'u');

const textTypes: ReadonlySet<string> = new Set(['Textbox', 'Multilinebox', 'Emailbox', 'Phonebox']);

/**
 * Returns the number of characters that an answer to a question can have. `maxLength` limits texts only: a choice, a
 * number or a day with it would have no possible answer.
 */
export function maximumLengthOf({ type, maxLength }: Pick<AnsweredComponent, 'type' | 'maxLength'>): number {
  if (maxLength !== undefined && textTypes.has(type)) return maxLength;
  return type === 'Multilinebox' ? 2000 : 200;
}

function findBrokenTextRule(component: AnsweredComponent, value: string): AnswerRule | undefined {
  if (forbiddenCharacters.test(value)) return 'text';
  if ([...value].length > maximumLengthOf(component)) return 'too-long';
  if (textTypes.has(component.type) && findUnprintable(value).length > 0) return 'unprintable';
  switch (component.type) {
    case 'Textbox':
      return /[\n\t]/.test(value) ? 'one-line' : undefined;
    case 'Emailbox':
      return value.length <= emailLength && regexes.email.test(value) ? undefined : 'email';
    case 'Phonebox':
      return value.length <= mobileNumberLength && mobileNumberPattern.test(value) ? undefined : 'phone';
    case 'Numberbox':
      return findBrokenNumberRule(component, value);
    case 'Selectbox':
    case 'Radiobox':
      return hasOption(component, value) ? undefined : 'option';
    case 'Date':
      return regexes.date.test(value) ? undefined : 'date';
    default:
      return undefined;
  }
}

function findBrokenNumberRule({ minimum, maximum }: AnsweredComponent, value: string): AnswerRule | undefined {
  if (!/^-?\d{1,15}(?:\.\d{1,6})?$/.test(value)) return 'number';
  const number = Number(value);
  return (minimum !== undefined && number < minimum) || (maximum !== undefined && number > maximum)
    ? 'range'
    : undefined;
}

function hasOption({ options = [] }: AnsweredComponent, chosen: string): boolean {
  return options.some(({ value }) => value === chosen);
}
