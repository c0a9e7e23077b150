import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  questionFile: {
    reading: '正在檢查檔案。',
    title_one: '檔案中有 {{count}} 處問題',
    title_other: '檔案中有 {{count}} 處問題',
    hint: '尚未傳送任何內容。請修正檔案後重新選擇。',
    place: '位置',
    problem: '問題',
    whole: '檔案',
    more_one: '另有 {{count}} 處。',
    more_other: '另有 {{count}} 處。',
    part: {
      pages: '第 {{number}} 頁',
      questions: '第 {{number}} 個問題',
      classification: '第 {{number}} 個等級',
    },
    list: { pages: '頁面', questions: '問題', classification: '等級' },
  },
  questionFileRule: {
    tooLarge: '檔案大小為 {{size}}，最多容許 {{limit}}。',
    encoding: '檔案不是 UTF-8 編碼。請以此編碼儲存。',
    json: '不是有效的 JSON：第 {{line}} 行，第 {{column}} 欄。',
    format: '不是問題檔案：沒有格式「{{known}}」。',
    version: '不支援格式「{{format}}」。請以「{{known}}」重新儲存問題。',
    type: '內容類型不正確，應為：{{expected}}。',
    value: '內容不在可選範圍內。可選：{{allowed}}。',
    pattern: '請使用英文字母、數字及容許的符號，以英文字母或數字開頭，最多 64 個。',
    unknownField: '沒有欄位「{{field}}」，請檢查拼寫。',
    unknownPage: '檔案中沒有頁面「{{id}}」。',
    unknownGroup: '頁面「{{page}}」中沒有分組「{{id}}」。',
  },
};
