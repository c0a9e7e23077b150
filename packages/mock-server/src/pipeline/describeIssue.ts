import type { FieldProblem, WireLanguage } from '@brokerdesk/api';

/** What is used of an issue that zod reports. */
export interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly keys?: readonly string[];
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  readonly input?: unknown;
}

type Texts = Readonly<Record<WireLanguage, string>>;

const missing: Texts = { en_US: 'This field is required.', zh_CN: '此项为必填。', zh_HK: '此欄必須填寫。' };
const invalid: Texts = { en_US: 'This value is not valid.', zh_CN: '此项内容无效。', zh_HK: '此欄內容無效。' };
const byRule: Readonly<Record<string, Texts>> = {
  too_small: { en_US: 'At least {minimum}.', zh_CN: '不得少于 {minimum}。', zh_HK: '不得少於 {minimum}。' },
  too_big: { en_US: 'At most {maximum}.', zh_CN: '不得超过 {maximum}。', zh_HK: '不得超過 {maximum}。' },
  invalid_format: { en_US: 'The format is not right.', zh_CN: '格式不正确。', zh_HK: '格式不正確。' },
  invalid_value: {
    en_US: 'This is none of the allowed values.',
    zh_CN: '不是可选的值。',
    zh_HK: '不是可選的值。',
  },
  unrecognized_keys: {
    en_US: 'This field is not known.',
    zh_CN: '没有此字段。',
    zh_HK: '沒有此欄位。',
  },
};

/** Puts one issue into words, in the language of the caller. */
export function describeIssue(issue: Issue, language: WireLanguage): FieldProblem[] {
  const rule = issue.code ?? 'custom';
  // Zod calls a missing choice a value that is none of the allowed ones.
  const isNoChoice = rule === 'invalid_value' && 'input' in issue;
  const isMissing = (rule === 'invalid_type' || isNoChoice) && issue.input === undefined;
  const text = (isMissing ? missing : (byRule[rule] ?? invalid))[language]
    .replace('{minimum}', String(issue.minimum))
    .replace('{maximum}', String(issue.maximum));
  const paths = issue.keys?.map((key) => [...issue.path, key]) ?? [issue.path];
  return paths.map((path) => ({
    path: path.map(String).join('.'),
    rule: isMissing ? 'required' : rule,
    message: text,
  }));
}
