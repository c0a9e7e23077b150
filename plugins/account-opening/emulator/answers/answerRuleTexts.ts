import { type AnswerRule, type AnswerValue, findUnprintable } from '@brokerdesk/api';
import { message, type Texts } from '@brokerdesk/mock-server/engine';

/** The messages for an answer that breaks a rule of its question. `{characters}` are those that are wrong. */
export const answerRuleTexts: Readonly<Record<AnswerRule, Texts>> = {
  'not-answerable': message('This answer cannot be edited here.', '此答案不能在此修改。', '此答案不能在此修改。'),
  required: message('An answer is required.', '必须填写答案。', '必須填寫答案。'),
  'read-only': message(
    'The template fixes this answer.',
    '此答案由模板固定，不能修改。',
    '此答案由範本固定，不能修改。',
  ),
  text: message('This text cannot be used.', '此文字不能使用。', '此文字不可使用。'),
  unprintable: message(
    'These characters cannot be printed: {characters}',
    '以下字符无法打印：{characters}',
    '以下字元無法列印：{characters}',
  ),
  'one-line': message('One line only.', '只能填写一行。', '只可填寫一行。'),
  'too-long': message('This text is too long.', '文字过长。', '文字過長。'),
  email: message('This is not a valid email address.', '邮箱地址不正确。', '電郵地址不正確。'),
  phone: message('Enter a phone number with its area code.', '请填写带区号的电话号码。', '請填寫連區號的電話號碼。'),
  number: message('This is not a number.', '请填写数字。', '請填寫數字。'),
  range: message('This number is out of range.', '数字超出范围。', '數字超出範圍。'),
  option: message('This is not one of the options.', '没有此选项。', '沒有此選項。'),
  date: message('This is not a valid date.', '日期不正确。', '日期不正確。'),
  'under-age': message('Applicants must be 18 or older.', '申请人须年满 18 岁。', '申請人必須年滿 18 歲。'),
  'identity-number': message(
    'This is not a valid document number: its check digit or format is wrong.',
    '证件号码的格式或校验码不正确。',
    '證件號碼的格式或校驗碼不正確。',
  ),
  'latin-name': message(
    'Letters, spaces, hyphens and apostrophes only.',
    '只能使用英文字母、空格、连字符和撇号。',
    '只可使用英文字母、空格、連字號及撇號。',
  ),
  'chinese-name': message('Chinese characters only.', '只能使用汉字。', '只可使用中文字。'),
};

/** Returns the message for an answer that breaks a rule. */
export function describeBrokenRule(rule: AnswerRule, value: AnswerValue | undefined): Texts {
  if (rule !== 'unprintable' || typeof value !== 'string') return answerRuleTexts[rule];
  const { en_US, zh_CN, zh_HK } = answerRuleTexts[rule];
  const fillIn = (text: string) => text.replace('{characters}', () => findUnprintable(value).join(' '));
  return message(fillIn(en_US), fillIn(zh_CN), fillIn(zh_HK));
}
