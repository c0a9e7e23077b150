import type { FieldProblem, WireLanguage } from '@brokerdesk/api';

/** What is used of an issue that zod reports. */
export interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly keys?: readonly string[];
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  /** Of what kind the value is that is too small or too big. */
  readonly origin?: string;
  readonly input?: unknown;
}

type Texts = Readonly<Record<WireLanguage, string>>;

const missing: Texts = { en_US: 'This field is required.', zh_CN: '此项为必填。', zh_HK: '此欄必須填寫。' };
const invalid: Texts = { en_US: 'This value is not valid.', zh_CN: '此项内容无效。', zh_HK: '此欄內容無效。' };
/** By the kind of the value: characters and entries are counted, anything else is a number. */
const tooSmall: Readonly<Record<string, Texts>> = {
  string: {
    en_US: 'At least {minimum} characters.',
    zh_CN: '至少 {minimum} 个字符。',
    zh_HK: '至少 {minimum} 個字元。',
  },
  array: { en_US: 'At least {minimum} entries.', zh_CN: '至少 {minimum} 项。', zh_HK: '至少 {minimum} 項。' },
  other: { en_US: 'At least {minimum}.', zh_CN: '不得少于 {minimum}。', zh_HK: '不得少於 {minimum}。' },
};
const tooBig: Readonly<Record<string, Texts>> = {
  string: {
    en_US: 'At most {maximum} characters.',
    zh_CN: '最多 {maximum} 个字符。',
    zh_HK: '最多 {maximum} 個字元。',
  },
  array: { en_US: 'At most {maximum} entries.', zh_CN: '最多 {maximum} 项。', zh_HK: '最多 {maximum} 項。' },
  other: { en_US: 'At most {maximum}.', zh_CN: '不得超过 {maximum}。', zh_HK: '不得超過 {maximum}。' },
};
const byRule: Readonly<Record<string, Texts>> = {
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
  const text = (isMissing ? missing : textsOf(rule, issue))[language]
    .replace('{minimum}', String(issue.minimum))
    .replace('{maximum}', String(issue.maximum));
  const paths = issue.keys?.map((key) => [...issue.path, key]) ?? [issue.path];
  return paths.map((path) => ({
    path: path.map(String).join('.'),
    rule: isMissing ? 'required' : rule,
    message: text,
  }));
}

function textsOf(rule: string, { origin = 'other', minimum }: Issue): Texts {
  // Nothing at all, where something has to be.
  if (rule === 'too_small' && minimum === 1 && (origin === 'string' || origin === 'array')) return missing;
  if (rule === 'too_small') return tooSmall[origin] ?? (tooSmall['other'] as Texts);
  if (rule === 'too_big') return tooBig[origin] ?? (tooBig['other'] as Texts);
  return byRule[rule] ?? invalid;
}
