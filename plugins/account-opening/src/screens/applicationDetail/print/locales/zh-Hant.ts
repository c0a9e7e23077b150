import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  casePrint: {
    title: '開戶申請',
    facts: '申請概要',
    status: '狀態',
    identity: '身份證明文件',
    mobile: '手提電話號碼',
    email: '電郵',
    birthDate: '出生日期',
    file: '文件',
    fileName: '檔案名稱',
    size: '大小',
    time: '日期',
    pictures: '圖片',
    pictureFailed: '列印時未能載入此圖片。',
    formsFailed: '列印時未能載入開戶表格。',
    noFiles: '沒有檔案',
  },
};
