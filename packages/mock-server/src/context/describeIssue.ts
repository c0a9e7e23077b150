import { type FieldProblem, readShapeIssue, type ShapeIssue, type ShapeText, type WireLanguage } from '@brokerdesk/api';
import { message, type Texts } from './errorResponses.ts';

/** The messages for a value of the wrong shape. `{limit}` is the limit that it breaks. */
export const shapeTexts: Readonly<Record<ShapeText, Texts>> = {
  missing: message('This field is required.', '此项为必填。', '此項必須填寫。'),
  invalid: message('This value is not valid.', '此项内容无效。', '此項內容無效。'),
  mobileNumber: message(
    'Enter +852 and 8 digits, +86 and 11 digits, or another area code and 5 to 14 digits.',
    '请输入 +852 加 8 位数字、+86 加 11 位数字，或其他区号加 5 至 14 位数字。',
    '請輸入 +852 加 8 位數字、+86 加 11 位數字，或其他區號加 5 至 14 位數字。',
  ),
  plainLine: message(
    'Delete the line breaks, tabs and characters that cannot be seen.',
    '请删除换行、制表符及不可见的字符。',
    '請刪除換行、定位字元及看不見的字元。',
  ),
  plainText: message('Delete the characters that cannot be seen.', '请删除不可见的字符。', '請刪除看不見的字元。'),
  format: message('The format is not valid.', '格式不正确。', '格式不正確。'),
  value: message('This is not one of the allowed values.', '此值不在可选范围内。', '此值不在可選範圍內。'),
  unknownKey: message('There is no such field.', '没有此字段。', '沒有此欄位。'),
  atLeast: message('At least {limit}.', '不能小于 {limit}。', '不可小於 {limit}。'),
  atLeastCharacters: message('At least {limit} characters.', '至少 {limit} 个字符。', '最少 {limit} 個字元。'),
  atLeastEntries: message('At least {limit} entries.', '至少 {limit} 项。', '最少 {limit} 項。'),
  atMost: message('At most {limit}.', '不能大于 {limit}。', '不可大於 {limit}。'),
  atMostCharacters: message('At most {limit} characters.', '最多 {limit} 个字符。', '最多 {limit} 個字元。'),
  atMostEntries: message('At most {limit} entries.', '最多 {limit} 项。', '最多 {limit} 項。'),
};

/** Describes one issue in the caller's language. */
export function describeIssue(issue: ShapeIssue, language: WireLanguage): FieldProblem[] {
  return readShapeIssue(issue).map(({ path, rule, text, limit = '' }) => ({
    path,
    rule,
    message: shapeTexts[text][language].replace('{limit}', limit),
  }));
}
