import type { SameShape } from '@brokerdesk/plugin-sdk';
import type { en } from './en.ts';

export const messages: SameShape<typeof en> = {
  workQueue: {
    open: '待辦',
    toCertify: '待認證',
    toGenerate: '待製作表格',
    toConfirm: '待確認',
    toSign: '待簽署',
    toImport: '待匯入',
    underway: '處理中',
    failed: '失敗',
    imported: '已匯入',
  },
  step: {
    none: '暫無處理中的申請',
    noneHint: '審核通過的申請在封存之前會在此顯示。',
    back: '返回文件審核',
    stepper: '申請的步驟',
    actions: '下一步',
    nothing: '沒有需要您處理的事項',
    open: '開啟申請',
    historyFailed: '未能載入歷史紀錄',
    inTray: '會在「背景工作」繼續處理，您可離開此頁面。',
    lost: '沒有收到回應，請先查詢狀態再重試。',
    check: '查詢狀態',
    split: '步驟欄闊度',
    certify: {
      consequence_one: '由 CA 機構核實身份，每份最長需兩分鐘。',
      consequence_other: '由 CA 機構核實身份，每份最長需兩分鐘。',
    },
    generateForm: {
      consequence_one: '表格按範本及答案製作，簽署前須經確認。',
      consequence_other: '表格按範本及答案製作，簽署前須經確認。',
    },
    confirmForm: {
      title_one: '確認 {{count}} 份開戶表格',
      title_other: '確認 {{count}} 份開戶表格',
      consequence_one: '確認後進入簽署。',
      consequence_other: '確認後進入簽署。',
    },
    returnForm: {
      title_one: '退回 {{count}} 份開戶表格',
      title_other: '退回 {{count}} 份開戶表格',
      consequence_one: '簽署前須重新確認。',
      consequence_other: '簽署前須重新確認。',
    },
    signForm: {
      consequence_one: '簽署每份最長需一分鐘，簽署後無法復原。',
      consequence_other: '簽署每份最長需一分鐘，簽署後無法復原。',
    },
    importToBackOffice: {
      consequence_one: '帳戶將於後台系統開立，而且無法復原。',
      consequence_other: '帳戶將於後台系統開立，而且無法復原。',
    },
    skip: {
      action: '略過認證直接匯入後台系統',
      consequence_one:
        '有 {{count}} 份申請尚未進行 CA 認證及簽署。現在匯入將略過這兩個步驟，並以您的名義記入操作紀錄。',
      consequence_other:
        '有 {{count}} 份申請尚未進行 CA 認證及簽署。現在匯入將略過這兩個步驟，並以您的名義記入操作紀錄。',
      label: '確認同意',
      word: '略過',
    },
    archive: {
      consequence_one: '封存後只可刪除或下載資料。',
      consequence_other: '封存後只可刪除或下載資料。',
    },
    template: {
      label: '表格範本',
      what: '範本列表',
      option_one: '{{fileName}}（{{count}} 頁，{{size}}）',
      option_other: '{{fileName}}（{{count}} 頁，{{size}}）',
      failed: '未能載入範本',
      none: '此類申請沒有開戶表格範本，請先在範本管理上載。',
      mixed: '所選申請的範本不同，請每次選擇同一範本的申請。',
    },
    signature: {
      time: '簽署時間',
      by: '經辦人',
      certificate: '證書',
      fingerprint: '證書 SHA-256',
    },
    certificateSerial: '申請人證書',
  },
};
