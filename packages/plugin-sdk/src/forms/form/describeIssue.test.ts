import { linePattern, mobileNumber, textPattern } from '@brokerdesk/api';
import { expect, test } from 'vitest';
import { describeIssue, type SchemaIssue } from './describeIssue.ts';

// The key stands for the text.
const keyOf = (issue: SchemaIssue | undefined) => issue && describeIssue(issue, (key) => key).message;
const mobileIssue = (value: string) =>
  mobileNumber.safeParse(value, { reportInput: true }).error?.issues[0] as SchemaIssue | undefined;

test('an invalid mobile number or email is told which format is valid', () => {
  const invalid = { code: 'invalid_format', path: [], message: '' };
  expect(keyOf(mobileIssue('+852 123'))).toBe('rule.mobileNumber');
  expect(keyOf(mobileIssue(''))).toBe('rule.required');
  expect(keyOf({ ...invalid, format: 'email' })).toBe('rule.email');
  expect(keyOf({ ...invalid, format: 'regex', pattern: '/^a$/' })).toBe('rule.format');
});

test('a pasted tab or an invisible character is told to be deleted', () => {
  const invalid = { code: 'invalid_format', path: [], message: '', format: 'regex' };
  expect(keyOf({ ...invalid, pattern: String(linePattern) })).toBe('rule.plainLine');
  expect(keyOf({ ...invalid, pattern: String(textPattern) })).toBe('rule.plainText');
});
