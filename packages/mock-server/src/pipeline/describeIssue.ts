import { type FieldProblem, mobileNumberPattern, type WireLanguage } from '@brokerdesk/api';
import { message, type Texts } from './errorResponses.ts';

/** The fields that are used of an issue of zod. */
export interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly keys?: readonly string[];
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  /** The kind of a value that is too small or too big. */
  readonly origin?: string;
  readonly input?: unknown;
  /** The pattern that a text does not match, as text. */
  readonly pattern?: string;
}

const missing = message('This field is required.', '此项为必填。', '此項必須填寫。');
const invalid = message('This value is not valid.', '此项内容无效。', '此項內容無效。');
const mobileNumber = message(
  'Enter +852 and 8 digits, +86 and 11 digits, or another area code and 5 to 14 digits.',
  '请输入 +852 加 8 位数字、+86 加 11 位数字，或其他区号加 5 至 14 位数字。',
  '請輸入 +852 加 8 位數字、+86 加 11 位數字，或其他區號加 5 至 14 位數字。',
);
const byRule: Readonly<Record<string, Texts>> = {
  invalid_format: message('The format is not valid.', '格式不正确。', '格式不正確。'),
  invalid_value: message('This is not one of the allowed values.', '此值不在可选范围内。', '此值不在可選範圍內。'),
  unrecognized_keys: message('There is no such field.', '没有此字段。', '沒有此欄位。'),
  // Characters of a text and entries of an array are counted; everything else is a number.
  too_small: message('At least {minimum}.', '不能小于 {minimum}。', '不可小於 {minimum}。'),
  'too_small string': message('At least {minimum} characters.', '至少 {minimum} 个字符。', '最少 {minimum} 個字元。'),
  'too_small array': message('At least {minimum} entries.', '至少 {minimum} 项。', '最少 {minimum} 項。'),
  too_big: message('At most {maximum}.', '不能大于 {maximum}。', '不可大於 {maximum}。'),
  'too_big string': message('At most {maximum} characters.', '最多 {maximum} 个字符。', '最多 {maximum} 個字元。'),
  'too_big array': message('At most {maximum} entries.', '最多 {maximum} 项。', '最多 {maximum} 項。'),
};

/** Describes one issue in the caller's language. */
export function describeIssue(issue: Issue, language: WireLanguage): FieldProblem[] {
  const { code: rule = 'custom', path: basePath, minimum, maximum, keys } = issue;
  // Zod reports a missing choice as a value that is not allowed.
  const isNoChoice = rule === 'invalid_value' && 'input' in issue;
  const isMissing = (rule === 'invalid_type' || isNoChoice) && issue.input === undefined;
  const text = (isMissing ? missing : textsOf(rule, issue))[language]
    .replace('{minimum}', String(minimum))
    .replace('{maximum}', String(maximum));
  const paths = keys?.map((key) => [...basePath, key]) ?? [basePath];
  return paths.map((path) => ({
    path: path.map(String).join('.'),
    rule: isMissing ? 'required' : rule,
    message: text,
  }));
}

function textsOf(rule: string, { origin, minimum, pattern }: Issue): Texts {
  if (pattern === String(mobileNumberPattern)) return mobileNumber;
  // An empty text or list where something is required.
  if (rule === 'too_small' && minimum === 1 && (origin === 'string' || origin === 'array')) return missing;
  return byRule[`${rule} ${origin}`] ?? byRule[rule] ?? invalid;
}
