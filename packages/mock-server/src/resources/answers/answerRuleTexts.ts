import type { Texts } from '../../pipeline/errorResponses.ts';
import type { AnswerRule } from './answerRules.ts';

/** The messages for an answer that breaks a rule of its question. */
export const answerRuleTexts: Readonly<Record<AnswerRule, Texts>> = {
  'not-answerable': {
    en_US: 'This answer cannot be written here.',
    zh_CN: '此项答案不能在此填写。',
    zh_HK: '此項答案不能在此填寫。',
  },
  required: { en_US: 'An answer is required.', zh_CN: '必须填写答案。', zh_HK: '必須填寫答案。' },
  text: { en_US: 'This text cannot be used.', zh_CN: '此文字不可用。', zh_HK: '此文字不可用。' },
  'one-line': { en_US: 'One line only.', zh_CN: '只能填写一行。', zh_HK: '只可填寫一行。' },
  'too-long': { en_US: 'This text is too long.', zh_CN: '文字过长。', zh_HK: '文字過長。' },
  email: { en_US: 'This is no email address.', zh_CN: '邮箱地址不正确。', zh_HK: '電郵地址不正確。' },
  phone: {
    en_US: 'This is no phone number with its area code.',
    zh_CN: '请填写带区号的电话号码。',
    zh_HK: '請填寫連區號的電話號碼。',
  },
  number: { en_US: 'This is no number.', zh_CN: '请填写数字。', zh_HK: '請填寫數字。' },
  range: { en_US: 'This number is out of the limits.', zh_CN: '数字超出范围。', zh_HK: '數字超出範圍。' },
  option: { en_US: 'This is none of the options.', zh_CN: '不是可选的选项。', zh_HK: '不是可選的選項。' },
  date: { en_US: 'This is no date.', zh_CN: '日期不正确。', zh_HK: '日期不正確。' },
  'under-age': {
    en_US: 'Applicants must be 18 or older.',
    zh_CN: '申请人须年满 18 岁。',
    zh_HK: '申請人必須年滿 18 歲。',
  },
  'identity-number': {
    en_US: 'This is no number of the document: its check digit or form is wrong.',
    zh_CN: '证件号码的格式或校验码不正确。',
    zh_HK: '證件號碼的格式或核對數字不正確。',
  },
  'latin-name': {
    en_US: 'Letters, spaces, hyphens and apostrophes only.',
    zh_CN: '只能使用英文字母、空格、连字符和撇号。',
    zh_HK: '只可使用英文字母、空格、連字號及撇號。',
  },
  'chinese-name': { en_US: 'Chinese characters only.', zh_CN: '只能使用汉字。', zh_HK: '只可使用中文字。' },
};
