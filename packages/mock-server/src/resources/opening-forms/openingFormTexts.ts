import { message, type Texts } from '../../pipeline/errorResponses.ts';

/** Messages for rejected requests to opening forms and their templates. */
export const openingFormTexts = {
  profileUnknown: message('There is no such profile.', '没有此模板。', '沒有此範本。'),
  templateUnknown: message('There is no such opening-form template.', '没有此开户表格模板。', '沒有此開戶表格範本。'),
  templateOfOther: message(
    'This template belongs to another profile.',
    '此模板属于其他开户模板。',
    '此範本屬於另一個開戶範本。',
  ),
  unreadable: message(
    'The PDF cannot be read: it is damaged, protected, without pages, or far too large.',
    '无法读取此 PDF：文件已损坏、受保护、没有页面，或内容过多。',
    '無法讀取此 PDF：檔案已損毀、受保護、沒有頁面，或內容過多。',
  ),
  nameTaken: message('A template with this file name already exists.', '已有同名的模板文件。', '已有同名的範本檔案。'),
  inUse: message(
    'Opening forms were made from this template, so it cannot be deleted.',
    '已有开户表格使用此模板，不能删除。',
    '已有開戶表格使用此範本，不能刪除。',
  ),
} as const satisfies Readonly<Record<string, Texts>>;
