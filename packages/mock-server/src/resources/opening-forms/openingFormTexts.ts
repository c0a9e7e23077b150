import type { Texts } from '../../pipeline/errorResponses.ts';

/** Messages for rejected requests to opening forms and their templates. */
export const openingFormTexts = {
  profileUnknown: {
    en_US: 'There is no such profile.',
    zh_CN: '没有此模板。',
    zh_HK: '沒有此範本。',
  },
  templateUnknown: {
    en_US: 'There is no such opening-form template.',
    zh_CN: '没有此开户表格模板。',
    zh_HK: '沒有此開戶表格範本。',
  },
  templateOfOther: {
    en_US: 'This template belongs to another profile.',
    zh_CN: '此模板属于其他开户模板。',
    zh_HK: '此範本屬於另一個開戶範本。',
  },
  unreadable: {
    en_US: 'The PDF cannot be read: it is damaged, protected, without pages, or far too large.',
    zh_CN: '无法读取此 PDF：文件已损坏、受保护、没有页面，或内容过多。',
    zh_HK: '無法讀取此 PDF：檔案已損毀、受保護、沒有頁面，或內容過多。',
  },
  nameTaken: {
    en_US: 'A template with this file name already exists.',
    zh_CN: '已有同名的模板文件。',
    zh_HK: '已有同名的範本檔案。',
  },
  inUse: {
    en_US: 'Opening forms were made from this template, so it cannot be deleted.',
    zh_CN: '已有开户表格使用此模板，不能删除。',
    zh_HK: '已有開戶表格使用此範本，不能刪除。',
  },
} as const satisfies Readonly<Record<string, Texts>>;
