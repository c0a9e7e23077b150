import { expect, test } from 'vitest';
import { mobileNumber } from '@brokerdesk/api';
import { z } from 'zod';
import { describeIssue } from './describeIssue.ts';

const shape = z.object({
  name: z.string().min(1).max(4),
  code: z.string().min(3),
  tags: z.array(z.string()).min(1).max(2),
  size: z.number().min(2).max(9),
});

function messagesOf(value: unknown, language: 'en_US' | 'zh_CN' | 'zh_HK'): string[] {
  const issues = shape.safeParse(value).error?.issues ?? [];
  return issues.flatMap((issue) => describeIssue(issue, language)).map(({ path, message }) => `${path}: ${message}`);
}

test('what is too long or too short says in what it is counted, and what is empty is required', () => {
  const long = { name: 'abcde', code: 'ab', tags: ['a', 'b', 'c'], size: 10 };
  const empty = { name: '', code: 'abc', tags: [], size: 1 };
  expect([messagesOf(long, 'en_US'), messagesOf(empty, 'en_US')]).toEqual([
    ['name: At most 4 characters.', 'code: At least 3 characters.', 'tags: At most 2 entries.', 'size: At most 9.'],
    ['name: This field is required.', 'tags: This field is required.', 'size: At least 2.'],
  ]);
  expect(messagesOf(long, 'zh_CN')).toEqual([
    'name: 最多 4 个字符。',
    'code: 至少 3 个字符。',
    'tags: 最多 2 项。',
    'size: 不能大于 9。',
  ]);
  expect(messagesOf(long, 'zh_HK')).toEqual([
    'name: 最多 4 個字元。',
    'code: 最少 3 個字元。',
    'tags: 最多 2 項。',
    'size: 不可大於 9。',
  ]);
});

test('an invalid mobile number is answered with the formats that are valid', () => {
  const [issue] = mobileNumber.safeParse('+852 123').error?.issues ?? [];
  expect(issue && describeIssue(issue, 'en_US')).toEqual([
    {
      path: '',
      rule: 'invalid_format',
      message: 'Enter +852 and 8 digits, +86 and 11 digits, or another area code and 5 to 14 digits.',
    },
  ]);
});
