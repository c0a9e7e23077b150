import { type PasswordRule, passwordSymbols } from '@brokerdesk/api';
import type { BrokerRow } from '@brokerdesk/fixtures';
import { type LocalizedFieldProblem, message, type Texts } from '../../context/errorResponses.ts';

const texts: Readonly<Record<PasswordRule, Texts>> = {
  minLength: message('At least {minLength} characters.', '至少 {minLength} 个字符。', '最少 {minLength} 個字元。'),
  maxLength: message('At most {maxLength} characters.', '最多 {maxLength} 个字符。', '最多 {maxLength} 個字元。'),
  uppercase: message('At least one uppercase letter.', '至少一个大写字母。', '最少一個大楷字母。'),
  lowercase: message('At least one lowercase letter.', '至少一个小写字母。', '最少一個小楷字母。'),
  digit: message('At least one digit.', '至少一个数字。', '最少一個數字。'),
  symbols: message(
    `Letters, digits and ${passwordSymbols} only`,
    `只能使用字母、数字和 ${passwordSymbols}`,
    `只可使用字母、數字及 ${passwordSymbols}`,
  ),
  differs: message(
    'The new password must differ from the current one.',
    '新密码不能与当前密码相同。',
    '新密碼不可與現時密碼相同。',
  ),
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
