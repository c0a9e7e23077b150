import { type PasswordRule, passwordSymbols } from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import type { LocalizedFieldProblem, Texts } from '../../pipeline/errorResponses.ts';

const texts: Readonly<Record<PasswordRule, Texts>> = {
  minLength: {
    en_US: 'At least {minLength} characters.',
    zh_CN: '至少 {minLength} 个字符。',
    zh_HK: '最少 {minLength} 個字元。',
  },
  maxLength: {
    en_US: 'At most {maxLength} characters.',
    zh_CN: '最多 {maxLength} 个字符。',
    zh_HK: '最多 {maxLength} 個字元。',
  },
  uppercase: {
    en_US: 'At least one capital letter.',
    zh_CN: '至少包含一个大写字母。',
    zh_HK: '最少包含一個大楷字母。',
  },
  lowercase: {
    en_US: 'At least one small letter.',
    zh_CN: '至少包含一个小写字母。',
    zh_HK: '最少包含一個小楷字母。',
  },
  digit: { en_US: 'At least one digit.', zh_CN: '至少包含一个数字。', zh_HK: '最少包含一個數字。' },
  symbols: {
    en_US: `Only letters, digits and these: ${passwordSymbols}`,
    zh_CN: `只可使用字母、数字及以下符号：${passwordSymbols}`,
    zh_HK: `只可使用字母、數字及以下符號：${passwordSymbols}`,
  },
  differs: {
    en_US: 'It has to differ from the present password.',
    zh_CN: '新密码不能与原密码相同。',
    zh_HK: '新密碼不可與原密碼相同。',
  },
};

/** Lists the rules of a broker's policy that a new password breaks. */
export function findPolicyProblems(
  { passwordPolicy: policy }: BrokerRow,
  password: string,
): readonly LocalizedFieldProblem[] {
  const broken: Readonly<Record<Exclude<PasswordRule, 'differs'>, boolean>> = {
    minLength: password.length < policy.minLength,
    maxLength: password.length > policy.maxLength,
    uppercase: policy.uppercase && !/[A-Z]/.test(password),
    lowercase: policy.lowercase && !/[a-z]/.test(password),
    digit: policy.digit && !/\d/.test(password),
    symbols: [...password].some((character) => !/[A-Za-z0-9]/.test(character) && !passwordSymbols.includes(character)),
  };
  const rules = (Object.keys(broken) as (keyof typeof broken)[]).filter((rule) => broken[rule]);
  return rules.map((rule) => createProblem(rule, policy));
}

/** The problem for a new password that equals the current one. */
export function createSamePasswordProblem({ passwordPolicy }: BrokerRow): LocalizedFieldProblem {
  return createProblem('differs', passwordPolicy);
}

function createProblem(
  rule: PasswordRule,
  { minLength, maxLength }: BrokerRow['passwordPolicy'],
): LocalizedFieldProblem {
  const fill = (text: string) =>
    text.replace('{minLength}', String(minLength)).replace('{maxLength}', String(maxLength));
  const { en_US, zh_CN, zh_HK } = texts[rule];
  return { path: 'newPassword', rule, texts: { en_US: fill(en_US), zh_CN: fill(zh_CN), zh_HK: fill(zh_HK) } };
}
