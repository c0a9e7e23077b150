import { message, type Texts } from '../../pipeline/errorResponses.ts';

/** Messages for rejected requests to opening forms and their templates. */
export const openingFormTexts = {
  profileUnknown: message('There is no such template.', '没有此模板。', '沒有此範本。'),
  templateUnknown: message('There is no such opening-form template.', '没有此开户表格模板。', '沒有此開戶表格範本。'),
  templateOfOther: message(
    'This opening-form template belongs to another template.',
    '此开户表格模板属于另一个模板。',
    '此開戶表格範本屬於另一個範本。',
  ),
  unreadable: message(
    'The PDF cannot be read: it is damaged, protected, without pages, or far too large.',
    '无法读取此 PDF：文件已损坏、受保护、没有页面，或内容过多。',
    '無法讀取此 PDF：檔案已損壞、受保護、沒有頁面，或內容過多。',
  ),
  nameTaken: message(
    'An opening-form template with this file name already exists.',
    '已有同名的开户表格模板。',
    '已有同名的開戶表格範本。',
  ),
  inUse: message(
    'Opening forms were made from this template, so it cannot be deleted.',
    '已有开户表格使用此模板，不能删除。',
    '已有開戶表格使用此範本，不能刪除。',
  ),
} as const satisfies Readonly<Record<string, Texts>>;
